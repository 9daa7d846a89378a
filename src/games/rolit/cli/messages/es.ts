import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'cli.report-what': 'rolit report necesita un archivo, o - para leer la entrada estándar.',
  'cli.rolit':
    'Pregunta a los motores de Rolit: el final de una partida de Othello (solve), la jugada de un bot en un informe (best), cuántas partidas hay (perft); o lee un informe (report).',
  'cli.rolit.solve':
    'El final exacto de una partida de Othello de 8 × 8, con todas las jugadas que llevan a él.',
  'cli.rolit.best':
    'Qué haría un bot en una partida, o al final de una repetición, y cuántas bolas debería tener su bando: con expert al final de la partida, si no tras las jugadas que ha mirado. Minimax sin --depth no cuenta bolas: valora la posición, sus bolas según dónde están, menos la mitad de lo que tienen los demás de media.',
  'cli.rolit.perft': 'Cuántas partidas hay de tantas jugadas.',
  'cli.rolit.report':
    'Lee un informe (tablero, partida, repetición) o una parte de un informe (bola, jugador, equipo, estado) y lo muestra, o con --json lo escribe como debe ser. - lee la entrada estándar.',
  'cli.report-foreign':
    'Esto no es un informe de Rolit: no es ningún tablero, partida ni repetición, ni ninguna bola, jugador, equipo o estado.',
  'cli.report-off-boards': '{path}: {pos} no está en ningún tablero.',
  'cli.report-cube': 'Una bola: {color}, fila {row}, columna {column} (desde 0 arriba a la izquierda).',
  'cli.report-player': 'Un jugador: {player}',
  'cli.report-team': 'Un equipo: {name}',
  'cli.report-balls': '{balls} {balls:bola|bolas}',
  'cli.report-state': 'Una posición de una repetición.',
  'cli.option.board.solve':
    'Las 64 casillas de a1 a h8, fila por fila: X y O para las fichas, - para una vacía.',
  'cli.option.to-move.solve': 'A quién le toca, X u O.',
  'cli.rolit-what': 'rolit tiene {subcommands}. Prueba: ludoteca rolit --help',
  'cli.board-length': '--board debe tener 64 caracteres, uno por casilla de a1 a h8; hay {length}.',
  'cli.board-mark':
    '«{mark}» en {cell}, carácter {place} de --board: ahí va X, O, o - para una casilla vacía.',
  'cli.board-empties': 'Demasiadas casillas vacías para calcular el final: {empties}; como máximo, {most}.',
  'cli.to-move': '--to-move debe ser X u O.',
  'cli.solved': '{score}, con {best} ({nodes} nodos, {ms} ms)',
  'cli.solved-over': '{score}: la partida ha terminado',
  'cli.counted': '{leaves} partidas de {depth} {depth:jugada|jugadas} ({ms} ms)',
  'cli.option.players.perft': 'Cuántos juegan; 2 si no lo dices.',
  'cli.option.ms.best': 'Cuánto tiempo puede pensar el bot, en milisegundos; 1000 si no lo dices.',
  'cli.option.variant.best': 'Con estas reglas y no con las del informe: free, official u othello.',
  'cli.option.variant.perft': 'free, official u othello; othello si no lo dices.',
  'cli.option.shape.perft': 'La forma del tablero, como SM, CL o DS; SM si no lo dices.',
  'cli.option.bot.best': 'Qué bot; expert si no lo dices.',
  'cli.option.depth.best': 'Como máximo tantas jugadas por delante.',
  'cli.option.depth.perft': 'Partidas de tantas jugadas.',
  'cli.variant': '--variant debe ser {variants}.',
  'cli.best-board': 'En un tablero solo no le toca a nadie: best necesita una partida o una repetición.',
  'cli.best': '{move} ({score} bolas previstas, {depth} de profundidad, {nodes} nodos, {ms} ms)',
  'cli.best-rated': '{move} (valorada en {score}, {depth} de profundidad, {nodes} nodos, {ms} ms)',
  'cli.perft-what': 'perft cuenta --variant free, official u othello en --shape {shapes}.',
} satisfies Messages<Key>;
