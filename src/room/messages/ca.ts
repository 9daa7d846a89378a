import type { Messages } from '../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'already-started': 'Aquesta partida ja ha començat.',
  'no-such-seat': 'En aquesta taula no hi ha aquest seient.',
  'table-full': 'Tots els seients són ocupats.',
  'too-few-seats': 'Per jugar-hi {min:cal|calen} com a mínim {min} {min:persona|persones}.',
  'review-early': 'La partida encara no s’ha acabat: es mira enrere al final.',
  'review-failed': 'Ara mateix no s’ha pogut mirar enrere.',
  'not-playing': 'En aquesta taula no s’està jugant cap partida.',
  paused: 'La partida està en pausa. Reprèn-la primer.',
  'paused-already': 'La partida ja està en pausa.',
  'not-paused': 'La partida no està en pausa.',
  'not-a-show': 'Només es pot accelerar una partida de bots sols.',
  'owner-only': 'Això només ho pot fer qui ha obert la taula.',
  'seated-already': 'Ja tens un seient en aquesta taula.',
  'seat-swap':
    'Un seient no pot passar d’una persona a un bot, ni al revés. Buida’l primer i després torna’l a ocupar.',
  'not-seated': 'No tens cap seient en aquesta taula.',
  'not-your-seat': 'Aquest seient no és teu.',
  stale: 'Mentrestant la taula ha canviat. Mira-te-la bé i torna a jugar.',
  'others-play': 'En aquesta taula hi juga més gent: les seves jugades no les pots treure tu.',
  'asked-already': 'Ja hi ha una petició pendent de resposta.',
  'nothing-to-answer': 'Ningú no et demana res.',
  'file-foreign': 'Aquest fitxer no és de Ludoteca.',
  'file-replay-only': 'Aquest fitxer és una repetició: es pot mirar, però no s’hi pot jugar.',
  'file-look-only': 'Aquest fitxer només es pot mirar: no hi ha cap partida per continuar.',
  'file-kind': 'Aquest joc no es pot desar com a «{kind}».',
  'replay-long':
    'Amb {moves} jugades, aquesta partida és massa llarga per a un fitxer així. La repetició encara es pot veure aquí.',
  'file-newer': 'Aquest fitxer té el format {format}, i aquesta sala no el coneix.',
  'file-malformed': 'En aquest fitxer hi ha alguna cosa malament a {path}.',
  'file-does-not-replay':
    'Aquesta partida no es pot jugar segons les regles: l’esdeveniment {event} del registre no pot haver passat.',
  'table-long':
    'Aquesta taula ja té {most} jugades i altres esdeveniments, tants com en pot tenir una taula. Només es pot abandonar.',
  'not-dealt': 'En aquest joc no es reparteix res a l’atzar.',
  'deal-early': 'El repartiment es pot repetir quan la partida s’ha acabat.',
  'no-such-save': 'No hi ha cap posició desada amb aquest nom.',
  'save-here': 'La partida ja és en aquesta posició.',
  'nothing-to-undo': 'No hi ha res per desfer.',
  'undo-by-move': 'En aquest joc, desfer és una jugada teva: escriu undo.',
  'no-hints-here': 'Aquest joc no té pistes.',
  'hints-used-up': 'Ja has fet servir {hints:l’única pista|totes les pistes} d’aquesta partida ({hints}).',
  'hint-under-way': 'Ja s’està pensant una pista per a aquest lloc. Arriba de seguida.',
  'hint-failed':
    'Ara mateix no s’ha pogut trobar cap pista. No s’ha comptat: torna-ho a provar d’aquí a un moment.',
  'resource-kind': 'Aquest joc no té contingut d’aquesta mena ({kind}).',
  preparing: 'La partida s’està preparant. Torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'resource-slow':
    'Això no s’ha pogut preparar en {seconds} segons ({kind}). Prova-ho amb una cosa més senzilla.',
  'resource-encoding': 'La part «{part}» no és text en UTF-8.',
  'solve-under-way': 'Ja s’està buscant la solució. Arriba de seguida.',
  'solve-failed':
    'Ara mateix no s’ha pogut trobar la solució, i no ha canviat res: torna-ho a provar d’aquí a un moment.',
  'daily-no-undo': 'A la partida del dia no es pot desfer: tothom hi té les mateixes oportunitats.',
  'daily-no-hint': 'A la partida del dia no hi ha pistes; així tots els resultats es poden comparar.',
  'daily-no-copy': 'La partida del dia es pot duplicar quan l’hagis acabada.',
  'daily-gone':
    'La partida d’avui ja la tenies i n’has esborrat la taula. Demà n’hi haurà una de nova per a tothom.',
  'daily-failed': 'La partida d’avui no s’ha pogut crear. Torna-ho a provar d’aquí a una estona.',
  'daily-unknown': 'No hi ha partida del dia de «{game}».',
  'setup.person': 'Jugador {n}',
  'play.gave-up': '{who} ha abandonat.',
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
  'too-many-jobs':
    'Els bots ja tenen massa feina teva pendent ({most}). Torna-ho a provar quan n’hagin acabat alguna.',
  'limit-guests':
    'Han arribat molts convidats nous des de la teva adreça. Torna-ho a provar d’aquí a {minutes} {minutes:minut|minuts}.',
  'limit-requests': 'Massa coses de cop. Torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'limit-tables':
    'S’han començat moltes partides en poc temps. Torna-ho a provar d’aquí a {minutes} {minutes:minut|minuts}.',
  'limit-imports':
    'S’han obert molts fitxers en poc temps. Torna-ho a provar d’aquí a {minutes} {minutes:minut|minuts}.',
  'limit-reviews':
    'S’han repassat moltes partides en poc temps. Torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'limit-resources':
    'S’han portat molts nivells i diccionaris en poc temps. Torna-ho a provar d’aquí a {minutes} {minutes:minut|minuts}.',
  'limit-sockets':
    'La sala ja és oberta en tantes finestres com pot, teves o de la teva adreça. Tanca’n alguna o torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'limit-messages':
    'Això va més de pressa del que la sala pot seguir. Torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'limit-commands':
    'Han estat moltíssimes jugades en un minut. Torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'limit-connections':
    'Hi ha massa connexions des de la teva adreça. Torna-ho a provar d’aquí a {seconds} {seconds:segon|segons}.',
  'wrong-host': 'La sala no respon al nom «{host}». Qui la porta ho pot permetre amb --allow-host.',
  'request-slow': 'Això ha trigat massa a arribar. Torna-ho a provar.',
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
  'resource-name-taken': 'Ja en tens un que es diu «{name}».',
  'entry-owner-only': 'Això només ho pot fer qui ho ha portat.',
  'resource-quota': 'Ja en tens tants com pots guardar ({most}). Abans n’has d’esborrar algun.',
  'resource-quota-bytes':
    'Passaries dels {most} MB de textos que pots guardar. Abans n’has d’esborrar algun.',
  'resource-failed': 'No s’ha pogut preparar: ha trigat massa o necessita massa memòria.',
  'table-name-taken': 'Ja tens una taula que es diu «{name}».',
  'too-many-tables':
    'Tens {keep} {keep:partida|partides} d’aquest joc per acabar, i no en pots guardar més. Vols treure la més antiga, «{name}»?',
  'game-unknown': 'En aquesta sala no hi ha el joc «{game}».',
  'game-version':
    'Aquesta partida va començar amb unes regles que aquesta sala no té ({game}, versió {version}).',
  'no-such-resource': 'La sala no té això.',
  'resource-format': 'Aquesta pàgina és més antiga que la sala. Torna-la a carregar.',
  'table-broken': 'Aquesta partida no es pot continuar: les seves jugades ja no lliguen.',
  'after-refused': 'Una cosa que acabaves de fer no s’ha acceptat, i per això aquesta tampoc.',
  'after-unknown': 'Això va darrere d’una cosa que la sala no coneix.',
  'message-unreadable': 'Aquest missatge no es pot llegir.',
  'message-unknown': 'La sala no coneix aquesta mena de missatges.',
  'connection-closed': 'La connexió està tancada.',
  'client-outdated':
    'La sala s’ha actualitzat. Torna a carregar aquesta pàgina; en un terminal, actualitza el programa.',
  'room-outdated':
    'Aquesta sala és més antiga que el programa que fas servir. Torna a carregar aquesta pàgina; en un terminal, demana a qui porta la sala que l’actualitzi.',
  'play.worth': '{worth} {worth:punt|punts}.',
  'play.hint': 'Pista: {move}.',
  'play.no-hint': 'Ara mateix no se m’acut cap pista.',
  'play.undone': 'Desfet.',
  'undo.refused': 'No t’han deixat desfer la jugada.',
  'play.searching': 'Buscant una pista…',
  'hints-gone': 'Ja has fet servir totes les pistes.',
  'only-players': 'Això ho decideixen els que juguen.',
  'resign-later': 'Pot abandonar qui té el torn, i ara no el té ningú d’aquí.',
  'seats-lacking': '{n:Falta|Falten} {n} {n:jugador|jugadors}.',
  'only-watching': 'Aquí només mires.',
  'no-review': 'Aquest joc no té repàs.',
  'no-share': 'Hi ha resultat per compartir quan la partida del dia s’ha acabat.',
} satisfies Messages<Key>;
