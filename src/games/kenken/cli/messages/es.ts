import type { Messages } from '../../../../core/phrase.ts';
import { es as formats } from '../../formats/messages/es.ts';
import type { Key } from './en.ts';

export const es = {
  ...formats,
  'cli.kenken': 'Resuelve, gradúa, explica, genera y convierte niveles de KenKen.',
  'cli.kenken-what': 'kenken tiene {subcommands}. Prueba: ludoteca kenken --help',
  'cli.kenken.solve':
    'Resuelve niveles (PROP, identificador de Keen o JSON; - lee lo que llega), y demuestra cuántas soluciones hay, hasta --count.',
  'cli.kenken.grade':
    'Dice cómo de difíciles son los niveles para una persona, y cuánto pesan todos los pasos.',
  'cli.kenken.explain': 'Explica los pasos con que una persona resuelve un nivel.',
  'cli.kenken.generate': 'Hace niveles con una sola solución, de la dificultad pedida.',
  'cli.kenken.convert': 'Escribe un nivel en otro formato.',
  'cli.option.jsonl': 'Lee líneas con un name y un prop (JSON) de los archivos, o de lo que llega.',
  'cli.option.count.solve': 'Busca este número de soluciones, hasta 1000; 2 si no se dice nada.',
  'cli.option.count.generate': 'Hace este número de niveles, hasta 1000; 1 si no se dice nada.',
  'cli.option.ms.solve':
    'Cuánto puede tardar cada nivel, en milisegundos; lo que haga falta si no se dice nada.',
  'cli.option.swap': 'El código 5 es potencia y el 6 es módulo, como escriben algunos programas.',
  'cli.option.size': 'Tamaño del cuadrado, de 3 a 9.',
  'cli.option.grade': 'easy, normal, hard, extreme o unreasonable.',
  'cli.option.ops':
    'Operaciones, las que quieras de +-*/%^ (% es módulo, ^ es potencia); +-*/ si no se dice nada.',
  'cli.option.max-cage': 'Casillas de una jaula como mucho, de 2 a 6; 6 si no se dice nada.',
  'cli.option.format': 'prop, keen o json; prop si no se dice nada.',
  'cli.option.from': 'prop, keen o json; se averigua si no se dice nada.',
  'cli.option.to': 'prop, keen o json; prop si no se dice nada.',
  'cli.option.brackets':
    'Qué son los valores entre corchetes: givens (dados) o entries (escritos, para continuar); givens si no se dice nada.',
  'cli.format': '{option} admite {choices}.',
  'cli.jsonl-line': 'Línea {line}: esto no es {example}.',
  'cli.solved-one': '{name}: una solución ({nodes} nodos, {ms} ms)',
  'cli.solved-many': '{name}: {solutions} soluciones o más; la primera ({nodes} nodos, {ms} ms)',
  'cli.solved-all': '{name}: {solutions} soluciones, y ninguna más; la primera ({nodes} nodos, {ms} ms)',
  'cli.solved-none': '{name}: ninguna solución, demostrado ({nodes} nodos, {ms} ms)',
  'cli.solved-open': '{name}: no decidido ({nodes} nodos, {ms} ms)',
  'cli.swap-offer': '{name}: tiene solución con módulo y potencia intercambiados: --swap.',
  'cli.graded': '{name}: {grade} (peso {weight})',
  'cli.ungraded-none': '{name}: sin dificultad, porque no tiene solución.',
  'cli.ungraded-many': '{name}: sin dificultad, porque tiene varias soluciones.',
  'cli.ungraded-open': '{name}: no se ha encontrado la dificultad a tiempo.',
} satisfies Messages<Key>;
