import type { Messages } from '../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'room-open': 'La sala és oberta a {url}',
  'option-unknown': 'L’opció {option} no existeix.',
  'argument-unknown': '«{text}» no és cap opció. Les opcions comencen per --.',
  'option-empty': 'A l’opció {option} li falta el valor.',
  'port-invalid': '«{value}» no és cap port: cal un nombre enter entre 0 i 65535.',
  'host-invalid': '«{value}» no és cap lloc on escoltar: cal un nom o una adreça sense el port.',
  'data-invalid': '«{value}» no és cap carpeta per a les dades.',
  'public-url-invalid':
    '«{value}» no és cap adreça que els altres puguin obrir: cal una cosa com https://jocs.example.org.',
  'sync-invalid': '«{value}» no és cap manera de desar: tria full o normal.',
  'log-level-invalid':
    '«{value}» no és cap nivell de registre: fatal, error, warn, info, debug, trace o silent.',
  'keep-invalid': '«{value}» no és cap nombre de partides per guardar: cal un enter entre 1 i 1000.',
  'trust-proxy-invalid':
    '«{value}» no és ni sí, ni no, ni l’adreça d’un proxy, com ara 10.0.0.2 o 10.0.0.0/8.',
  'allow-host-invalid':
    '«{value}» no és cap nom amb què es pugui arribar a la sala: cal una cosa com jocs.example.org.',
  'limit-invalid':
    '«{value}» no serveix per a {option}: calen nombres enters entre 1 i 1000000, com a {option}={example}.',
  'port-in-use':
    'El port {port} ja està ocupat. Que ja és oberta, la sala? Si no, tria’n un altre amb --port.',
  'port-forbidden':
    'En aquesta màquina el port {port} està reservat. Tria’n un de més gran que 1023 amb --port.',
  'host-unknown': 'Aquesta màquina no té l’adreça «{host}» on escoltar.',
  'listen-failed': 'La sala no pot escoltar a {host}, port {port}: {why}',
} satisfies Messages<Key>;
