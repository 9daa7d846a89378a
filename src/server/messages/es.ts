import type { Messages } from '../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'room-open': 'La sala está abierta en {url}',
  'option-unknown': 'La opción {option} no existe.',
  'argument-unknown': '«{text}» no es ninguna opción. Las opciones empiezan por --.',
  'option-empty': 'A la opción {option} le falta el valor.',
  'port-invalid': '«{value}» no es ningún puerto: tiene que ser un número entero entre 0 y 65535.',
  'host-invalid':
    '«{value}» no es ningún sitio donde escuchar: tiene que ser un nombre o una dirección sin el puerto.',
  'data-invalid': '«{value}» no es ninguna carpeta para los datos.',
  'public-url-invalid':
    '«{value}» no es ninguna dirección que los demás puedan abrir: tiene que ser algo como https://juegos.example.org.',
  'sync-invalid': '«{value}» no es ninguna manera de guardar: full o normal.',
  'log-level-invalid':
    '«{value}» no es ningún nivel de registro: fatal, error, warn, info, debug, trace o silent.',
  'keep-invalid':
    '«{value}» no es ningún número de partidas que guardar: tiene que ser un entero entre 1 y 1000.',
  'trust-proxy-invalid': '«{value}» no es ni sí ni no.',
  'port-in-use': 'El puerto {port} ya está ocupado. ¿Está ya abierta la sala? Si no, elige otro con --port.',
  'port-forbidden':
    'En esta máquina el puerto {port} no es para todo el mundo. Elige uno mayor que 1023 con --port.',
  'host-unknown': 'Esta máquina no tiene la dirección «{host}» donde escuchar.',
  'listen-failed': 'La sala no puede escuchar en {host}, puerto {port}: {why}',

  conflict: 'Otra persona lo ha cambiado en el mismo momento. Vuelve a intentarlo.',
  'store-full':
    'El disco de la sala está lleno: esto no se ha guardado. Vuelve a intentarlo cuando haya espacio.',
  'store-read-only': 'La sala no puede escribir en la carpeta de datos: esto no se ha guardado.',
  'store-locked': 'Hay otra sala que usa esta carpeta de datos.',
  'store-damaged':
    'La base de datos de la sala está dañada. Se ha dejado tal como está; recupera una copia de seguridad.',
  'store-newer': 'Los datos de la sala son de una Ludoteca más nueva. Actualiza esta para abrirlos.',
  'store-failed': 'La sala no lo ha podido guardar. Vuelve a intentarlo dentro de un momento.',
  closed: 'La sala está cerrando: esto no se ha guardado. Vuelve a intentarlo dentro de un momento.',

  'room-starting': 'La sala se está abriendo. Vuelve a intentarlo dentro de un momento.',
  'back-soon': 'La sala cierra un momento y vuelve enseguida.',
  origin: 'Esta petición no viene de ninguna página de la sala.',
  'too-many': 'Demasiadas cosas a la vez. Espera un poco y vuelve a intentarlo.',
  'no-such-route': 'En esta dirección no hay nada.',
  'session-missing': 'La sala aún no te conoce. Abre su primera página y vuelve a intentarlo.',
  'own-machine-only': 'Esto es solo para la máquina donde está la sala.',
  'bad-request': 'Esta petición no se entiende.',
  'body-too-large': 'Es demasiado grande: como mucho, {kilobytes} kB.',
  'body-too-deep': 'Esto tiene demasiados niveles, uno dentro de otro.',
  'body-not-json': 'Esto no es JSON.',
  'body-invalid': 'Aquí hay algo que no es como tendría que ser.',
  failed: 'En la sala ha fallado algo. Ha quedado apuntado como {request}.',

  'no-such-table': 'Esta mesa no existe. Quizá la han borrado.',
  'table-name-taken': 'Ya tienes una mesa que se llama «{name}».',
  'too-many-tables':
    'Tienes {keep} {keep:partida|partidas} de este juego sin terminar, y no puedes guardar más. ¿Quitamos la más antigua, «{name}»?',
  'game-unknown': 'En esta sala no está el juego «{game}».',
  'game-version': 'Esta partida empezó con unas reglas que esta sala no tiene ({game}, versión {version}).',
  'asset-missing': 'Aquí falta algo que este juego necesita ({kind}).',
  'no-such-asset': 'La sala no tiene esto.',
  'table-broken': 'Esta partida no se puede continuar: sus jugadas ya no encajan.',

  'after-refused': 'Algo que acababas de hacer no se ha aceptado, y por eso esto tampoco.',
  'after-unknown': 'Esto va detrás de algo que la sala no conoce.',
  'message-unreadable': 'Este mensaje no se puede leer.',
  'message-unknown': 'La sala no conoce este tipo de mensajes.',
  'connection-closed': 'La conexión está cerrada.',
} satisfies Messages<Key>;
