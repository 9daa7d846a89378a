import type { Messages } from '../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'already-started': 'Esta partida ya ha empezado.',
  'no-such-seat': 'En esta mesa no hay ese asiento.',
  'table-full': 'Todos los asientos están ocupados.',
  'too-few-seats': 'Para jugar {min:hace|hacen} falta como mínimo {min} {min:persona|personas}.',
  'review-early': 'La partida todavía no ha terminado: se mira atrás al final.',
  'review-failed': 'Ahora mismo no se ha podido mirar atrás.',
  'not-playing': 'En esta mesa no se está jugando ninguna partida.',
  paused: 'La partida está en pausa. Reanúdala primero.',
  'paused-already': 'La partida ya está en pausa.',
  'not-paused': 'La partida no está en pausa.',
  'not-a-show': 'Solo se puede acelerar una partida de bots solos.',
  'owner-only': 'Eso solo lo puede hacer quien ha abierto la mesa.',
  'seated-already': 'Ya tienes un asiento en esta mesa.',
  'seat-swap':
    'Un asiento no puede pasar de una persona a un bot, ni al revés. Vacíalo primero y luego vuelve a ocuparlo.',
  'not-seated': 'No tienes ningún asiento en esta mesa.',
  'not-your-seat': 'Este asiento no es tuyo.',
  stale: 'Mientras tanto la mesa ha cambiado. Mírala bien y vuelve a jugar.',
  'others-play': 'En esta mesa juega más gente: sus jugadas no las puedes quitar tú.',
  'asked-already': 'Ya hay una petición pendiente de respuesta.',
  'nothing-to-answer': 'Nadie te pide nada.',
  'file-foreign': 'Este archivo no es de Ludoteca.',
  'file-replay-only': 'Este archivo es una repetición: se puede mirar, pero no jugar.',
  'file-look-only': 'Este archivo solo se puede mirar: no hay ninguna partida que continuar.',
  'file-kind': 'Este juego no se puede guardar como «{kind}».',
  'replay-long':
    'Con {moves} jugadas, esta partida es demasiado larga para un archivo así. Su repetición todavía se puede ver aquí.',
  'file-newer': 'Este archivo tiene el formato {format}, y esta sala no lo conoce.',
  'file-malformed': 'En este archivo hay algo mal en {path}.',
  'file-does-not-replay':
    'Esta partida no se puede jugar según las reglas: el suceso {event} del registro no puede haber ocurrido.',
  'table-long':
    'Esta mesa ya tiene {most} jugadas y otros sucesos, tantos como puede tener una mesa. Solo se puede abandonar.',
  'not-dealt': 'En este juego no se reparte nada al azar.',
  'deal-early': 'El reparto se puede repetir cuando la partida ha terminado.',
  'no-such-save': 'No hay ninguna posición guardada con ese nombre.',
  'save-here': 'La partida ya está en esa posición.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'undo-by-move': 'En este juego, deshacer es una jugada tuya: escribe undo.',
  'no-hints-here': 'Este juego no tiene pistas.',
  'hints-used-up': 'Ya has usado {hints:la única pista|todas las pistas} de esta partida ({hints}).',
  'hint-under-way': 'Ya se está pensando una pista para este sitio. Llega enseguida.',
  'hint-failed':
    'Ahora mismo no se ha podido encontrar ninguna pista. No se ha contado: vuelve a intentarlo dentro de un momento.',
  'resource-kind': 'Este juego no tiene contenido de este tipo ({kind}).',
  preparing:
    'La partida se está preparando. Vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'resource-slow':
    'Esto no se ha podido preparar en {seconds} segundos ({kind}). Prueba con algo más sencillo.',
  'resource-encoding': 'La parte «{part}» no es texto en UTF-8.',
  'solve-under-way': 'Ya se está buscando la solución. Llega enseguida.',
  'solve-failed':
    'Ahora mismo no se ha podido encontrar la solución, y no ha cambiado nada: vuelve a intentarlo dentro de un momento.',
  'daily-no-undo': 'En la partida del día no se puede deshacer: todos tienen las mismas oportunidades.',
  'daily-no-hint': 'En la partida del día no hay pistas; así todos los resultados se pueden comparar.',
  'daily-no-copy': 'La partida del día se puede duplicar cuando la hayas terminado.',
  'daily-gone':
    'La partida de hoy ya la tenías y has borrado su mesa. Mañana habrá una nueva para todo el mundo.',
  'daily-failed': 'La partida de hoy no se ha podido crear. Vuelve a intentarlo dentro de un rato.',
  'daily-unknown': 'No hay partida del día de «{game}».',
  'setup.person': 'Jugador {n}',
  'play.gave-up': '{who} ha abandonado.',
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
  'too-many-jobs':
    'Los bots ya tienen demasiados encargos tuyos pendientes ({most}). Vuelve a intentarlo cuando hayan terminado alguno.',
  'limit-guests':
    'Han llegado muchos invitados nuevos desde tu dirección. Vuelve a intentarlo dentro de {minutes} {minutes:minuto|minutos}.',
  'limit-requests':
    'Demasiadas cosas a la vez. Vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'limit-tables':
    'Se han empezado muchas partidas en poco tiempo. Vuelve a intentarlo dentro de {minutes} {minutes:minuto|minutos}.',
  'limit-imports':
    'Se han abierto muchos archivos en poco tiempo. Vuelve a intentarlo dentro de {minutes} {minutes:minuto|minutos}.',
  'limit-reviews':
    'Se han repasado muchas partidas en poco tiempo. Vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'limit-resources':
    'Se han traído muchos niveles y diccionarios en poco tiempo. Vuelve a intentarlo dentro de {minutes} {minutes:minuto|minutos}.',
  'limit-sockets':
    'La sala ya está abierta en tantas ventanas como puede, tuyas o de tu dirección. Cierra alguna o vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'limit-messages':
    'Eso va más rápido de lo que la sala puede seguir. Vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'limit-commands':
    'Han sido muchísimas jugadas en un minuto. Vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'limit-connections':
    'Hay demasiadas conexiones desde tu dirección. Vuelve a intentarlo dentro de {seconds} {seconds:segundo|segundos}.',
  'wrong-host': 'La sala no responde al nombre «{host}». Quien la lleva puede permitirlo con --allow-host.',
  'request-slow': 'Esto ha tardado demasiado en llegar. Vuelve a intentarlo.',
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
  'resource-name-taken': 'Ya tienes uno que se llama «{name}».',
  'entry-owner-only': 'Eso solo lo puede hacer quien lo ha traído.',
  'resource-quota': 'Ya tienes tantos como puedes guardar ({most}). Antes tienes que borrar alguno.',
  'resource-quota-bytes':
    'Pasarías de los {most} MB de textos que puedes guardar. Antes tienes que borrar alguno.',
  'resource-failed': 'No se ha podido preparar: ha tardado demasiado o necesita demasiada memoria.',
  'table-name-taken': 'Ya tienes una mesa que se llama «{name}».',
  'too-many-tables':
    'Tienes {keep} {keep:partida|partidas} de este juego sin terminar, y no puedes guardar más. ¿Quitamos la más antigua, «{name}»?',
  'game-unknown': 'En esta sala no está el juego «{game}».',
  'game-version': 'Esta partida empezó con unas reglas que esta sala no tiene ({game}, versión {version}).',
  'no-such-resource': 'La sala no tiene esto.',
  'resource-format': 'Esta página es más antigua que la sala. Vuelve a cargarla.',
  'table-broken': 'Esta partida no se puede continuar: sus jugadas ya no encajan.',
  'after-refused': 'Algo que acababas de hacer no se ha aceptado, y por eso esto tampoco.',
  'after-unknown': 'Esto va detrás de algo que la sala no conoce.',
  'message-unreadable': 'Este mensaje no se puede leer.',
  'message-unknown': 'La sala no conoce este tipo de mensajes.',
  'connection-closed': 'La conexión está cerrada.',
  'client-outdated':
    'La sala se ha actualizado. Vuelve a cargar esta página; en una terminal, actualiza el programa.',
  'room-outdated':
    'Esta sala es más antigua que el programa que usas. Vuelve a cargar esta página; en una terminal, pide a quien lleva la sala que la actualice.',
  'play.worth': '{worth} {worth:punto|puntos}.',
  'play.hint': 'Pista: {move}.',
  'play.no-hint': 'Ahora mismo no se me ocurre ninguna pista.',
  'play.undone': 'Deshecho.',
  'undo.refused': 'No te han dejado deshacer la jugada.',
  'play.searching': 'Buscando una pista…',
  'hints-gone': 'Ya has usado todas las pistas.',
  'only-players': 'Eso lo deciden quienes juegan.',
  'resign-later': 'Puede abandonar quien tiene el turno, y ahora no lo tiene nadie de aquí.',
  'seats-lacking': '{n:Falta|Faltan} {n} {n:jugador|jugadores}.',
  'only-watching': 'Aquí solo miras.',
  'no-review': 'Este juego no tiene repaso.',
  'no-share': 'Hay resultado que compartir cuando la partida del día se ha acabado.',
} satisfies Messages<Key>;
