import type { Messages } from '../../../../core/phrase.ts';

/** What `ludoteca rolit` says. */
export const en = {
  'cli.report-what': 'rolit report takes a file, or - to read standard input.',
  'cli.rolit':
    'Ask the engines of Rolit: the end of a game of Othello (solve), a bot’s move in a report (best), how many games there are (perft); or read a report (report).',
  'cli.rolit.solve': 'The exact end of a game of Othello on 8 × 8, with all moves that reach it.',
  'cli.rolit.best':
    'What a bot would do in a game, or at the end of a replay, and how many balls its side should have: with expert at the end of the game, otherwise after the moves it looked ahead. Minimax without --depth does not count balls; it rates the position: its balls by their places, less half of what the others have on average.',
  'cli.rolit.perft': 'How many games there are of so many moves.',
  'cli.rolit.report':
    'Read a report (board, game, replay) or a part of one (cube, player, team, state), then show it, or with --json write it as it should be. - reads standard input.',
  'cli.report-foreign':
    'This is not a Rolit report: it is not a board, game or replay, nor a cube, player, team or state.',
  'cli.report-off-boards': '{path}: {pos} is not on any board.',
  'cli.report-cube': 'A ball: {color}, row {row}, column {column} (from 0 at the top left).',
  'cli.report-player': 'A player: {player}',
  'cli.report-team': 'A team: {name}',
  'cli.report-balls': '{balls} {balls:ball|balls}',
  'cli.report-state': 'A position of a replay.',
  'cli.option.board.solve': 'The 64 cells from a1 to h8, row by row: X and O for discs, - for an empty one.',
  'cli.option.to-move.solve': 'Whose turn it is, X or O.',
  'cli.rolit-what': 'rolit has {subcommands}. Try: ludoteca rolit --help',
  'cli.board-length': '--board takes 64 characters, one for each cell from a1 to h8; these are {length}.',
  'cli.board-mark':
    '“{mark}” at {cell}, character {place} of --board: it takes X, O, or - for an empty cell.',
  'cli.board-empties': 'Too many empty cells to calculate the end: {empties}; {most} at most.',
  'cli.to-move': '--to-move takes X or O.',
  'cli.solved': '{score}, with {best} ({nodes} nodes, {ms} ms)',
  'cli.solved-over': '{score}: the game is over',
  'cli.counted': '{leaves} games of {depth} {depth:move|moves} ({ms} ms)',
  'cli.option.players.perft': 'How many play (default 2).',
  'cli.option.ms.best': 'How long the bot may think, in milliseconds (default 1000).',
  'cli.option.variant.best': 'By these rules instead of those of the report: free, official or othello.',
  'cli.option.variant.perft': 'free, official or othello (default othello).',
  'cli.option.shape.perft': 'Shape of the board, such as SM, CL or DS (default SM).',
  'cli.option.bot.best': 'Which bot (default expert).',
  'cli.option.depth.best': 'So many moves ahead at most.',
  'cli.option.depth.perft': 'Games of so many moves.',
  'cli.variant': '--variant takes {variants}.',
  'cli.best-board': 'On a board alone it is nobody’s turn: best takes a game or a replay.',
  'cli.best': '{move} ({score} balls expected, {depth} deep, {nodes} nodes, {ms} ms)',
  'cli.best-rated': '{move} (rated {score}, {depth} deep, {nodes} nodes, {ms} ms)',
  'cli.perft-what': 'perft counts --variant free, official or othello on --shape {shapes}.',
} satisfies Messages;

export type Key = keyof typeof en;
