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
  'sync-invalid': '«{value}» no és cap manera de desar: full o normal.',
  'log-level-invalid':
    '«{value}» no és cap nivell de registre: fatal, error, warn, info, debug, trace o silent.',
  'keep-invalid': '«{value}» no és cap nombre de partides per guardar: cal un enter entre 1 i 1000.',
  'trust-proxy-invalid': '«{value}» no és ni sí ni no.',
  'port-in-use':
    'El port {port} ja està ocupat. Que ja és oberta, la sala? Si no, tria’n un altre amb --port.',
  'port-forbidden':
    'En aquesta màquina el port {port} no és per a tothom. Tria’n un de més gran que 1023 amb --port.',
  'host-unknown': 'Aquesta màquina no té l’adreça «{host}» on escoltar.',
  'listen-failed': 'La sala no pot escoltar a {host}, port {port}: {why}',

  conflict: 'Algú altre ho ha canviat en el mateix moment. Torna-ho a provar.',
  'store-full': 'El disc de la sala és ple: això no s’ha desat. Torna-ho a provar quan hi hagi espai.',
  'store-read-only': 'La sala no pot escriure a la carpeta de dades: això no s’ha desat.',
  'store-locked': 'Hi ha una altra sala que fa servir aquesta carpeta de dades.',
  'store-damaged':
    'La base de dades de la sala està malmesa. S’ha deixat tal com és; recupera’n una còpia de seguretat.',
  'store-newer': 'Les dades de la sala són d’una Ludoteca més nova. Actualitza aquesta per obrir-les.',
  'store-failed': 'La sala no ho ha pogut desar. Torna-ho a provar d’aquí a un moment.',
  closed: 'La sala està tancant: això no s’ha desat. Torna-ho a provar d’aquí a un moment.',

  'room-starting': 'La sala s’està obrint. Torna-ho a provar d’aquí a un moment.',
  'back-soon': 'La sala tanca un moment i torna de seguida.',
  origin: 'Aquesta petició no ve de cap pàgina de la sala.',
  'too-many': 'Massa coses de cop. Espera una mica i torna-ho a provar.',
  'no-such-route': 'En aquesta adreça no hi ha res.',
  'session-missing': 'La sala encara no et coneix. Obre’n la primera pàgina i torna-ho a provar.',
  'own-machine-only': 'Això només és per a la màquina on hi ha la sala.',
  'bad-request': 'Aquesta petició no s’entén.',
  'body-too-large': 'És massa gran: com a molt, {kilobytes} kB.',
  'body-too-deep': 'Això té massa nivells, un dins de l’altre.',
  'body-not-json': 'Això no és JSON.',
  'body-invalid': 'Aquí hi ha alguna cosa que no és com hauria de ser.',
  failed: 'A la sala ha fallat alguna cosa. Ha quedat apuntat com a {request}.',

  'no-such-table': 'Aquesta taula no existeix. Potser l’han esborrada.',
  'table-name-taken': 'Ja tens una taula que es diu «{name}».',
  'too-many-tables':
    'Tens {keep} {keep:partida|partides} d’aquest joc per acabar, i no en pots guardar més. Vols treure la més antiga, «{name}»?',
  'game-unknown': 'En aquesta sala no hi ha el joc «{game}».',
  'game-version':
    'Aquesta partida va començar amb unes regles que aquesta sala no té ({game}, versió {version}).',
  'asset-missing': 'Aquí falta una cosa que aquest joc necessita ({kind}).',
  'no-such-asset': 'La sala no té això.',
  'table-broken': 'Aquesta partida no es pot continuar: les seves jugades ja no lliguen.',

  'after-refused': 'Una cosa que acabaves de fer no s’ha acceptat, i per això aquesta tampoc.',
  'after-unknown': 'Això va darrere d’una cosa que la sala no coneix.',
  'message-unreadable': 'Aquest missatge no es pot llegir.',
  'message-unknown': 'La sala no coneix aquesta mena de missatges.',
  'connection-closed': 'La connexió està tancada.',
} satisfies Messages<Key>;
