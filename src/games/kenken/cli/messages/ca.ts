import type { Messages } from '../../../../core/phrase.ts';
import { ca as formats } from '../../formats/messages/ca.ts';
import type { Key } from './en.ts';

export const ca = {
  ...formats,
  'cli.kenken': 'Resol, gradua, explica, genera i converteix nivells de KenKen.',
  'cli.kenken-what': 'kenken té {subcommands}. Prova: ludoteca kenken --help',
  'cli.kenken.solve':
    'Resol nivells (PROP, identificador de Keen o JSON; - llegeix el que arriba), i demostra quantes solucions hi ha, fins a --count.',
  'cli.kenken.grade': 'Diu com són de difícils els nivells per a una persona, i què pesen tots els passos.',
  'cli.kenken.explain': 'Explica els passos amb què una persona resol un nivell.',
  'cli.kenken.generate': 'Fa nivells amb una sola solució, de la dificultat demanada.',
  'cli.kenken.convert': 'Escriu un nivell en un altre format.',
  'cli.option.jsonl': 'Llegeix línies amb un name i un prop (JSON) dels fitxers, o del que arriba.',
  'cli.option.count.solve': 'Busca aquest nombre de solucions, fins a 1000; 2 si no es diu res.',
  'cli.option.count.generate': 'Fa aquest nombre de nivells, fins a 1000; 1 si no es diu res.',
  'cli.option.ms.solve': 'Quant pot trigar cada nivell, en mil·lisegons; el que calgui si no es diu res.',
  'cli.option.swap': 'El codi 5 és potència i el 6 és mòdul, com escriuen alguns programes.',
  'cli.option.size': 'Mida del quadrat, de 3 a 9.',
  'cli.option.grade': 'easy, normal, hard, extreme o unreasonable.',
  'cli.option.ops':
    'Operacions, les que vulguis de +-*/%^ (% és mòdul, ^ és potència); +-*/ si no es diu res.',
  'cli.option.max-cage': 'Caselles d’una gàbia com a molt, de 2 a 6; 6 si no es diu res.',
  'cli.option.format': 'prop, keen o json; prop si no es diu res.',
  'cli.option.from': 'prop, keen o json; s’esbrina si no es diu res.',
  'cli.option.to': 'prop, keen o json; prop si no es diu res.',
  'cli.option.brackets':
    'Què són els valors entre claudàtors: givens (donats) o entries (escrits, per continuar); givens si no es diu res.',
  'cli.format': '{option} admet {choices}.',
  'cli.jsonl-line': 'Línia {line}: això no és {example}.',
  'cli.solved-one': '{name}: una solució ({nodes} nodes, {ms} ms)',
  'cli.solved-many': '{name}: {solutions} solucions o més; la primera ({nodes} nodes, {ms} ms)',
  'cli.solved-all': '{name}: {solutions} solucions, i cap més; la primera ({nodes} nodes, {ms} ms)',
  'cli.solved-none': '{name}: cap solució, demostrat ({nodes} nodes, {ms} ms)',
  'cli.solved-open': '{name}: no decidit ({nodes} nodes, {ms} ms)',
  'cli.swap-offer': '{name}: té solució amb mòdul i potència intercanviats: --swap.',
  'cli.graded': '{name}: {grade} (pes {weight})',
  'cli.ungraded-none': '{name}: sense dificultat, perquè no té solució.',
  'cli.ungraded-many': '{name}: sense dificultat, perquè té diverses solucions.',
  'cli.ungraded-open': '{name}: no s’ha trobat la dificultat a temps.',
} satisfies Messages<Key>;
