import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'cli.report-what': 'rolit report necessita un fitxer, o - per llegir l’entrada estàndard.',
  'cli.rolit':
    'Pregunta als motors de Rolit: el final d’una partida d’Othello (solve), la jugada d’un bot en un informe (best), quantes partides hi ha (perft); o llegeix un informe (report).',
  'cli.rolit.solve': 'El final exacte d’una partida d’Othello de 8 × 8, amb totes les jugades que hi duen.',
  'cli.rolit.best':
    'Què faria un bot en una partida, o al final d’una repetició, i quantes boles ha de tenir el seu bàndol: amb expert al final de la partida, altrament després de les jugades que ha mirat. Minimax sense --depth no compta boles: valora la posició, les seves boles segons on són, menys la meitat del que tenen els altres de mitjana.',
  'cli.rolit.perft': 'Quantes partides hi ha de tantes jugades.',
  'cli.rolit.report':
    'Llegeix un informe (tauler, partida, repetició) o una part d’un informe (bola, jugador, equip, estat) i el mostra, o amb --json l’escriu com ha de ser. - llegeix l’entrada estàndard.',
  'cli.report-foreign':
    'Això no és un informe de Rolit: no és cap tauler, partida ni repetició, ni cap bola, jugador, equip o estat.',
  'cli.report-off-boards': '{path}: {pos} no és a cap tauler.',
  'cli.report-cube': 'Una bola: {color}, fila {row}, columna {column} (des de 0 a dalt a l’esquerra).',
  'cli.report-player': 'Un jugador: {player}',
  'cli.report-team': 'Un equip: {name}',
  'cli.report-balls': '{balls} {balls:bola|boles}',
  'cli.report-state': 'Una posició d’una repetició.',
  'cli.option.board.solve':
    'Les 64 caselles de l’a1 a l’h8, fila per fila: X i O per a les fitxes, - per a una de buida.',
  'cli.option.to-move.solve': 'A qui li toca, X o O.',
  'cli.rolit-what': 'rolit té {subcommands}. Prova: ludoteca rolit --help',
  'cli.board-length': '--board ha de tenir 64 caràcters, un per casella de l’a1 a l’h8; n’hi ha {length}.',
  'cli.board-mark':
    '«{mark}» a {cell}, caràcter {place} de --board: hi va X, O, o - per a una casella buida.',
  'cli.board-empties': 'Massa caselles buides per calcular el final: {empties}; com a màxim, {most}.',
  'cli.to-move': '--to-move ha de ser X o O.',
  'cli.solved': '{score}, amb {best} ({nodes} nodes, {ms} ms)',
  'cli.solved-over': '{score}: la partida s’ha acabat',
  'cli.counted': '{leaves} partides de {depth} {depth:jugada|jugades} ({ms} ms)',
  'cli.option.players.perft': 'Quants juguen; 2 si no ho dius.',
  'cli.option.ms.best': 'Quant temps pot pensar el bot, en mil·lisegons; 1000 si no ho dius.',
  'cli.option.variant.best': 'Amb aquestes regles i no amb les de l’informe: free, official o othello.',
  'cli.option.variant.perft': 'free, official o othello; othello si no ho dius.',
  'cli.option.shape.perft': 'La forma del tauler, com ara SM, CL o DS; SM si no ho dius.',
  'cli.option.bot.best': 'Quin bot; expert si no ho dius.',
  'cli.option.depth.best': 'Com a màxim tantes jugades endavant.',
  'cli.option.depth.perft': 'Partides de tantes jugades.',
  'cli.variant': '--variant ha de ser {variants}.',
  'cli.best-board': 'En un tauler sol no toca jugar a ningú: best necessita una partida o una repetició.',
  'cli.best': '{move} ({score} boles previstes, {depth} de fondària, {nodes} nodes, {ms} ms)',
  'cli.best-rated': '{move} (valorada en {score}, {depth} de fondària, {nodes} nodes, {ms} ms)',
  'cli.perft-what': 'perft compta --variant free, official o othello en --shape {shapes}.',
} satisfies Messages<Key>;
