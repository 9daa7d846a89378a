import { describe, expect, it } from 'vitest';
import { Attempts } from './attempts.ts';
import { hashPassword, isPassword, longestPassword, passwordProblem } from './passwords.ts';
import { mixedScripts } from './scripts.ts';

const code = (password: string, name = 'Aina') => passwordProblem(password, name)?.code ?? null;

describe('[R2] a password', () => {
  it('is right only as it was given, composed or not', async () => {
    const hash = await hashPassword('une pêche mûre');
    expect(await isPassword('une pêche mûre', hash)).toBe(true);
    expect(await isPassword('une pêche mûre'.normalize('NFD'), hash)).toBe(true);
    expect(await isPassword('Une pêche mûre', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });
  it('is never kept itself, and two of the same look different', async () => {
    const [a, b] = await Promise.all([hashPassword('pedra foguera'), hashPassword('pedra foguera')]);
    expect(a).toMatch(/^argon2id\$19456,2,1\$[\w-]{22}\$[\w-]{43}$/);
    expect(a).not.toBe(b);
  });
  it('of nobody is never right, nor is one whose hash is damaged', async () => {
    expect(await isPassword('whatever it is', null)).toBe(false);
    expect(await isPassword('whatever it is', 'argon2id$broken')).toBe(false);
  });
  it('has eight characters at least and a thousand bytes at most', () => {
    expect(code('set set')).toBe('password-short');
    expect(code('👩🏽‍🚀🎲👩🏽‍🚀')).toBeNull();
    expect(code('ñ'.repeat(longestPassword / 2 + 1))).toBe('password-long');
    expect(code(`g${'ñ'.repeat(longestPassword / 2 - 1)}`)).toBeNull();
  });
  it.each([
    'password',
    'P4ssw0rd1!',
    'contraseña',
    'Contrasenya2026',
    '12345678',
    '98765432',
    'qwertyuiop',
    'aaaaaaaa',
    'abcabcabc',
    'abcdefgh',
    'iloveyou!!',
  ])('is not one of the commonest: %s', (password) => expect(code(password)).toBe('password-common'));
  it('is not the name', () => expect(code('Ainà Vidal', 'aina vidal')).toBe('password-common'));
  it.each(['tres gats verds', 'xocolata-amb-xurros', 'k8$Lq2!z'])('may be %s', (password) =>
    expect(code(password)).toBeNull(),
  );
});

describe('[R2] wrong passwords', () => {
  it('may be tried five times, then ever more slowly; the right one forgets them', () => {
    let now = 0;
    const attempts = new Attempts(() => now);
    for (let n = 0; n < 5; n += 1) {
      expect(attempts.wait('aina')).toBe(0);
      attempts.begin('aina');
    }
    expect([attempts.wait('aina'), attempts.wait('pol')]).toEqual([30_000, 0]);
    now += 30_000;
    expect(attempts.wait('aina')).toBe(0);
    attempts.begin('aina');
    expect(attempts.wait('aina')).toBe(60_000);
    for (let n = 0; n < 20; n += 1) attempts.begin('aina');
    expect(attempts.wait('aina')).toBe(15 * 60_000);
    attempts.right('aina');
    expect(attempts.wait('aina')).toBe(0);
  });
  it('are forgotten after an hour', () => {
    let now = 0;
    const attempts = new Attempts(() => now);
    for (let n = 0; n < 30; n += 1) attempts.begin('aina');
    now += 3_600_000;
    expect(attempts.wait('aina')).toBe(0);
  });
});

describe('[R2] scripts in a name', () => {
  it.each(['Aina Vidal', 'Ñoño 3', 'Анна', 'Άννα', 'アンナ anna', '李 Li', '١٢٣ a'])('%s is fine', (name) =>
    expect(mixedScripts(name)).toBe(false),
  );
  it.each(['Аina', 'Αnna', 'pаyраl', 'Οнna'])('%s is not', (name) => expect(mixedScripts(name)).toBe(true));
});
