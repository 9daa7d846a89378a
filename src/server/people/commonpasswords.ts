/** The commonest passwords of eight characters and more: whoever guesses tries these first. */

/** Without case, accents, spaces, and figures or signs at the end. */
const stems = new Set(
  `password passwort contrasenya contrasena clave secreto secret letmein welcome iloveyou princess sunshine
  football baseball basketball superman batman starwars pokemon dragon monkey shadow master michael jennifer jordan
  qwerty qwertyui qwertyuiop qwertz qazwsx qazwsxedc asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
  admin administrator computer internet whatever trustno freedom charlie samsung google facebook instagram
  barcelona realmadrid futbol chocolate estrella tequiero teamo teestimo holahola bonjour abcdef abcdefgh abcdefghi
  ludoteca scrabble mastermind rolit kenken changeme default testtest nothing ninja mustang access flower hello
  maria jesus daniel carlos alejandro andrea cristina alexandra ferrari corazon mariposa america catalunya espana`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const rows = ['0123456789', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

export function isCommon(password: string): boolean {
  const plain = password
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  const spelt = plain.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[0]/g, 'o').replace(/[$5]/g, 's');
  const isStem = [plain, spelt].some((text) => stems.has(text.replace(/[^\p{L}]+$/gu, '')));
  return isStem || isRepeated(plain) || runs.some((run) => `${run}${run}`.includes(plain));
}

/** One, two, three or four characters again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(text);
}
