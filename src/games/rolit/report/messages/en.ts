import type { Messages } from '../../../../core/phrase.ts';

/** What reports are called, and what can be wrong with one. */
export const en = {
  'start-wrong': 'The position to begin from can’t be read.',
  'file.report': 'Rolit report',
  'file.replay-report': 'Rolit replay report',
  'report.game': 'A game: {shape}, {players} {players:player|players}, {balls} {balls:ball|balls}.',
  'report.replay': 'A replay: {shape}, {states} {states:position|positions}.',
  'report.board':
    'A board: {shape}, {balls} {balls:ball|balls}. Nobody plays on it, so it is only to look at.',
  'report-json': 'This is not JSON: line {line}, column {column}.',
  'report-foreign': 'This is not a report of Rolit: it has neither a game nor a board nor states.',
  'report-not-object': '{path}: this should be an object.',
  'report-not-list': '{path}: this should be a list.',
  'report-not-text': '{path}: this should be a text.',
  'report-many': '{path}: there are more than {max} of these.',
  'report-missing': '{path}: this is missing.',
  'report-key': '{path}: reports have no “{key}” here.',
  'report-key-twice': '{path}: this key comes twice.',
  'report-type': '{path}: “{text}” is no kind of game; there are {words}.',
  'report-shape': '{path}: “{text}” is no board; there are {words}.',
  'report-variant': '{path}: “{text}” are no rules of Rolit; there are {words}.',
  'report-color':
    '{path}: “{text}” is no colour. It takes a letter (Y R G B O P U K W E) or an English name.',
  'report-strategy': '{path}: “{text}” is no strategy; there are {words}.',
  'report-pos': '{path}: a position is a row and a column, whole numbers from 0: [3, 4].',
  'report-off-board': '{path}: {pos} is not on the board {shape}.',
  'report-pos-taken': '{path}: there is a ball here already.',
  'report-name': '{path}: a name can’t be empty, nor have signs that can’t be seen.',
  'report-name-taken': '{path}: the name is that of “{name}”.',
  'report-color-taken': '{path}: the colour is that of “{name}”.',
  'report-score': '{path}: “{text}” is no number of balls.',
  'report-score-wrong':
    '{path}: the score is {score}, but there {balls:is|are} {balls} {balls:ball|balls} of this colour.',
  'report-turn': '{path}: nobody has the colour “{text}”.',
  'report-command': '{path}: there are signs in it that can’t be seen.',
  'report-teams-classic': '{path}: there are no teams in a GameClassic.',
  'report-team-stranger': '{path}: {name} is not among the players.',
  'report-team-color': '{path}: {name} has another colour among the players.',
  'report-team-none': '{path}: {name} is in no team.',
  'report-team-twice': '{path}: {name} is in more than one team.',
  'report-team-sum': '{path}: the score is {score}, but its players have {sum}. It is taken as {sum}.',
  'report-nobodys': '{path}: there are balls in a colour that nobody has. They are neutral.',
  'report-team-left-out': '{path}: nobody is in team “{team}”: it is left out.',
  'report-bot-missing': '{path}: there is no bot {strategy} here: {bot} plays for {name}.',
  'report-teams-few': '{path}: at least two teams with somebody in them are needed.',
  'report-othello-teams': '{path}: Othello is for two, without teams.',
  'report-no-states': 'There is nothing to look at: the replay has no states.',
  'report-shape-changes': '{path}: the board is another one than before.',
  'report-players-change': '{path}: the players are others than before.',
} satisfies Messages;

export type Key = keyof typeof en;
