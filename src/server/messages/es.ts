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
  'sync-invalid': '«{value}» no es ninguna manera de guardar: elige full o normal.',
  'log-level-invalid':
    '«{value}» no es ningún nivel de registro: fatal, error, warn, info, debug, trace o silent.',
  'keep-invalid':
    '«{value}» no es ningún número de partidas que guardar: tiene que ser un entero entre 1 y 1000.',
  'trust-proxy-invalid':
    '«{value}» no es ni sí, ni no, ni la dirección de un proxy, como 10.0.0.2 o 10.0.0.0/8.',
  'allow-host-invalid':
    '«{value}» no es ningún nombre por el que se pueda llegar a la sala: tiene que ser algo como juegos.example.org.',
  'limit-invalid':
    '«{value}» no sirve para {option}: tienen que ser números enteros entre 1 y 1000000, como en {option}={example}.',
  'port-in-use': 'El puerto {port} ya está ocupado. ¿Está ya abierta la sala? Si no, elige otro con --port.',
  'port-forbidden': 'En esta máquina el puerto {port} está reservado. Elige uno mayor que 1023 con --port.',
  'host-unknown': 'Esta máquina no tiene la dirección «{host}» donde escuchar.',
  'listen-failed': 'La sala no puede escuchar en {host}, puerto {port}: {why}',
} satisfies Messages<Key>;
