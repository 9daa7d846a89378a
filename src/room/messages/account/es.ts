import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  'account-name-taken':
    'Ya hay alguien que se llama «{name}». ¿Eres tú? Inicia sesión; si no, elige otro nombre.',
  'account-unknown': 'Aquí nadie se llama «{name}».',
  'account-none': 'Juegas como invitado: no hay ninguna cuenta que cambiar.',
  'account-disabled': 'El anfitrión ha cerrado esta cuenta.',
  'logged-in': 'Ya has iniciado sesión. Ciérrala primero.',
  'name-of-account': 'El nombre de una cuenta se cambia en su página, con la contraseña.',
  'name-mixed': 'Usa letras de un solo alfabeto: las de otros se confunden.',
  'no-such-session': 'La sesión de ese dispositivo ya está cerrada.',
  'password-wrong': 'La contraseña no es correcta.',
  'password-wait': 'Varias contraseñas incorrectas. Vuelve a intentarlo dentro de {minutes} min.',
  'password-short': 'La contraseña necesita al menos {min} caracteres.',
  'password-long': 'La contraseña es demasiado larga.',
  'password-common':
    'Esa contraseña es demasiado fácil de adivinar. Varias palabras juntas son una buena contraseña.',
  'join-same-table':
    'Estás dos veces en «{table}»: como invitado y con esta cuenta. Termina antes esa partida.',
  'profile-name-taken': 'Ya hay un perfil que se llama «{name}».',
  'limit-logins':
    'Se han probado demasiadas contraseñas desde aquí. Vuelve a intentarlo dentro de {minutes} min.',
};
