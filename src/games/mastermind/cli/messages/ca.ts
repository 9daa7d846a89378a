import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'cli.mastermind':
    'Desxifra codis de Mastermind: tots (survey), un (solve), o només l’intent següent (next).',
  'cli.mastermind.survey': 'Desxifra tots els codis d’un tauler, o una mostra, i diu quants intents calen.',
  'cli.mastermind.solve': 'Desxifra un codi, intent a intent, amb els codis que cada un deixa possibles.',
  'cli.mastermind.next': 'L’intent següent després d’aquests intents i respostes, i quants codis queden.',
  'cli.option.positions': 'Posicions, de 3 a 8; 4 si no es diu res.',
  'cli.option.colors': 'Colors, de 4 a 12; 6 si no es diu res.',
  'cli.option.no-repeats': 'Cap color no surt dues vegades.',
  'cli.option.holes': 'Pot haver-hi posicions buides, escrites 0.',
  'cli.option.strategy': 'five-guess, genetic o optimal; five-guess si no es diu res.',
  'cli.option.within': 'optimal en 4 × 6: com a màxim tants intents, de 5 en amunt.',
  'cli.option.sample.survey': 'només tants codis, triats a l’atzar.',
  'cli.option.secret.solve': 'el codi que cal desxifrar, com ara 1122; després del 9 venen A, B, C.',
  'cli.option.history.next': 'intents amb les respostes, com ara "1122:1,1 3344:0,2".',
  'cli.mastermind-what':
    'mastermind té survey, solve --secret CODI i next --history INTENTS. Prova: ludoteca mastermind --help',
  'cli.choice': 'Les estratègies són {choices}.',
  'cli.within': '--within vol 5 o més, i només va amb --strategy optimal, 4 posicions i 6 colors.',
  'cli.no-code': '«{text}» no és cap codi: xifres de l’1 al 9, i després A, B, C.',
  'cli.history': '«{text}» no és un intent amb la resposta, com ara 1122:1,1.',
  'cli.survey-many': 'Són {codes} codis, massa per jugar-los tots. Prova’n una mostra: --sample 100',
  'cli.contradiction': 'Cap codi no lliga amb totes aquestes respostes.',
  'cli.survey':
    '{positions} × {colors}, {strategy}: {codes} {codes:codi|codis}, {total} {total:intent|intents}, {average} de mitjana, {max} com a màxim, {ms} ms.',
  'cli.left': '{left:queda|queden} {left} {left:codi|codis}',
} satisfies Messages<Key>;
