import type { Key } from './en.ts';

export const ca: Readonly<Record<Key, string>> = {
  'account-name-taken':
    'Ja hi ha algú que es diu «{name}». Ets tu? Inicia la sessió; si no, tria un altre nom.',
  'account-unknown': 'Aquí no hi ha ningú que es digui «{name}».',
  'account-none': 'Jugues com a convidat: no hi ha cap compte per canviar.',
  'account-disabled': 'L’amfitrió ha tancat aquest compte.',
  'logged-in': 'Ja tens la sessió iniciada. Tanca-la primer.',
  'name-of-account': 'El nom d’un compte es canvia a la seva pàgina, amb la contrasenya.',
  'name-mixed': 'Fes servir lletres d’un sol alfabet: les dels altres es confonen.',
  'no-such-session': 'La sessió d’aquest dispositiu ja està tancada.',
  'password-wrong': 'La contrasenya no és correcta.',
  'password-wait': 'Diverses contrasenyes incorrectes. Torna-ho a provar d’aquí a {minutes} min.',
  'password-short': 'La contrasenya necessita almenys {min} caràcters.',
  'password-long': 'La contrasenya és massa llarga.',
  'password-common':
    'Aquesta contrasenya és massa fàcil d’endevinar. Unes quantes paraules juntes en fan una de bona.',
  'join-same-table':
    'Ets dues vegades a «{table}»: com a convidat i amb aquest compte. Acaba abans aquella partida.',
  'profile-name-taken': 'Ja hi ha un perfil que es diu «{name}».',
  'limit-logins': 'S’han provat massa contrasenyes des d’aquí. Torna-ho a provar d’aquí a {minutes} min.',
};
