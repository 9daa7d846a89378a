/**
 * Words that were decided against (docs/glossary.md, "Words for translators"), looked for in all that users read: messages
 * and manuals.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../src/core/phrase.ts';

const root = resolve(import.meta.dirname, '..');
/** The kit's own page shows samples, and the template game is for developers. */
const aside = /web\/kit\/showcase|games\/template/;

const refused: Readonly<Record<Language, readonly RegExp[]>> = {
  ca: [
    /cobert(a|es)\b/i,
    /\b(una|la|cada|aquesta|l’última|les|dues|quantes) prov(a|es)\b/i,
    /\bseients?\b/i,
    /\bmirem enrere\b/i,
    /\bal teu gust\b/i,
    /\bcolor bo\b/i,
    /\bavança sola\b/i,
    /\bdesar? un punt\b/i,
    /\bpúrpura\b/i,
    /l\.l|l•l/i,
    /\p{L}['"]|['"]\p{L}/u,
  ],
  es: [
    /\bcada cual\b/i,
    /órdenes/i,
    /\b(el|un|del|al) terminal\b/i,
    /\bcubiertas?\b/i,
    /\basientos?\b/i,
    /\bmirando atrás\b/i,
    /\ba tu gusto\b/i,
    /\bcolor bueno\b/i,
    /\bavanzar sola\b/i,
    /\bguardar un punto\b/i,
    /\bacabadas\b/i,
    /\p{L}['"]|['"]\p{L}/u,
  ],
  en: [
    /\btaken? in\b/i,
    /\bthe clock stands\b/i,
    /\bof the colour\b/i,
    /\bis to play\b/i,
    /\bunless told\b/i,
    /\blooks? back\b/i,
    /\bbrought in\b/i,
    /\blook(s|ing)? on\b/i,
    /\bsave a point\b/i,
  ],
};

/** What stands in quotes of a message, or in a manual outside its figures and code. */
const textsOf: Readonly<Record<Language, readonly Text[]>> = {
  ca: gather('ca'),
  es: gather('es'),
  en: gather('en'),
};

/** What programs write and read has quotes of its own. */
function withoutJson(text: string): string {
  return text.replace(/\{"[^}]*\}/g, '');
}

type Text = { readonly file: string; readonly key: string; readonly text: string };

describe.each(languages)('[R53] what users read (%s)', (language) => {
  it('has none of the refused words', () => {
    const texts = textsOf[language];
    expect(texts.length).toBeGreaterThan(1000);
    const found = texts.flatMap(({ file, key, text }) =>
      refused[language]
        .filter((word) => word.test(withoutJson(text)))
        .map((word) => `${file} ${key}: ${word} in ${text}`),
    );
    expect(found).toEqual([]);
  });
  it('has no space before a colon, no doubled space, and three dots as one sign', () => {
    const found = textsOf[language].filter(
      ({ key, text }) =>
        key !== '' && !key.startsWith('legend.') && / [:;,]|\p{L} {2}\p{L}|\.\.\./u.test(text),
    );
    expect(found.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
});

/** The same key is a button in all languages: where the English one orders, the Spanish one is an infinitive. */
const orders =
  /^(Save|Open|Close|Add|Remove|Delete|Copy|Export|Import|Play|Undo|Redo|Continue|Leave|Start|Choose|Show|Hide|Invite|Share|Change|Go back|Resign|Cancel|Search|Try|Check|Erase|Put)\b[^.?:!]*$/;
const buttons = /^(do|table|saved|new|home|shell|daily|manual|kit|generic|ask|replay|settings)\b/;
const bare =
  /^(Guarda|Abre|Cierra|Añade|Quita|Borra|Copia|Exporta|Importa|Juega|Deshaz|Rehaz|Continúa|Sal|Sigue|Empieza|Elige|Muestra|Oculta|Invita|Comparte|Cambia|Vuelve|Abandona|Cancela|Busca|Prueba|Comprueba|Pon|Pasa)\b/;
/** Not buttons: what stands in an empty field, and the sentence of a button that can't be pressed yet. */
const asides = ['kit.pick-one', 'do.put.none'];

it('[R53] Spanish buttons are infinitives', () => {
  const english = new Map(textsOf.en.map(({ file, key, text }) => [`${folder(file)} ${key}`, text]));
  const pressed = textsOf.es.filter(
    ({ file, key }) =>
      buttons.test(key) && !asides.includes(key) && orders.test(english.get(`${folder(file)} ${key}`) ?? ''),
  );
  expect(pressed.length).toBeGreaterThan(60);
  expect(pressed.filter(({ text }) => bare.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});

function folder(file: string): string {
  return file.replace(/[^/]*$/, '');
}

function gather(language: Language): readonly Text[] {
  const messages = globSync(`src/**/messages/**/${language}.ts`, { cwd: root });
  const manuals = globSync([`src/**/manual/**/${language}.md`], { cwd: root });
  return [
    ...messages.filter((file) => !aside.test(file)).flatMap(messagesIn),
    ...manuals.filter((file) => !aside.test(file)).flatMap(linesIn),
  ];
}

function messagesIn(file: string): readonly Text[] {
  const source = readFileSync(resolve(root, file), 'utf8');
  return [...source.matchAll(/^ {2}'?([\w.+=*/^-]+)'?:\s*'([^'\n]*)',$/gm)].map(([, key, text]) => ({
    file,
    key: key!,
    text: text!,
  }));
}

function linesIn(file: string): readonly Text[] {
  const source = readFileSync(resolve(root, file), 'utf8').replace(/^```.*?^```$/gms, '');
  return source
    .replace(/`[^`\n]*`/g, '')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => ({ file, key: '', text }));
}
