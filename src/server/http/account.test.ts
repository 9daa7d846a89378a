import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, Client, Room } from './room.testing.ts';

const password = 'tres gats verds';

describe('accounts', () => {
  let room: Room;
  beforeEach(async () => {
    room = await Room.open();
  });
  afterEach(() => room.app.close());

  const cookieOf = ({ headers }: Answered) => String(headers['set-cookie']).split(';')[0]!;
  /** The same browser with the cookie that it was given. */
  const browserOf = (answer: Answered) => new Client(room, cookieOf(answer), String(answer.body['player']));
  const registered = async (name = 'Aina') => {
    const guest = await room.visitor();
    return { guest, aina: browserOf(await guest.post('/api/account', { name, password })) };
  };

  it('[R1] a guest who registers stays the same person, with all games', async () => {
    const guest = await room.visitor();
    const { body } = await guest.sticks();
    const answer = await guest.post('/api/account', { name: ' Aina  Vidal ', password });
    expect(answer.body).toMatchObject({ player: guest.player, name: 'Aina Vidal', account: true });
    const tables = (await browserOf(answer).get('/api/tables?show=mine')).body['tables'];
    expect(tables).toMatchObject([{ id: body['id'] }]);
  });
  it('[R1] the cookie of the guest opens nothing any more', async () => {
    const { guest, aina } = await registered();
    expect((await guest.get('/api/tables?show=mine')).codes).toEqual(['session-missing']);
    expect((await aina.get('/api/me')).body).toMatchObject({ name: 'Aina', account: true });
    expect(room.ended).toEqual([{ person: guest.player }]);
  });
  it.each([
    ['', password, ['name-empty']],
    ['Aina', 'curta', ['password-short']],
    ['Otto', password, ['name-reserved']],
    ['Аina', password, ['name-mixed']],
    ['A\u202eina', password, ['name-unseen']],
    ['', '', ['name-empty', 'password-short']],
    ['Aina', 'password1', ['password-common']],
  ])('[R2] refuses %j with %j', async (name, secret, codes) => {
    const guest = await room.visitor();
    expect((await guest.post('/api/account', { name, password: secret })).codes).toEqual(codes);
    expect((await guest.get('/api/me')).body).toMatchObject({ account: false });
  });
  it('[R2] a name is one person’s, whatever its case and accents', async () => {
    await registered('Aina');
    const other = await room.visitor();
    const answer = await other.post('/api/account', { name: 'ÀINA', password });
    expect([answer.status, answer.codes]).toEqual([409, ['account-name-taken']]);
  });
  it('[R2] two who want one name at the same moment: one has it', async () => {
    const both = await Promise.all([room.visitor(), room.visitor()]);
    const answers = await Promise.all(both.map((one) => one.post('/api/account', { name: 'Pol', password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('[R2] logs in from another device, and says what is wrong', async () => {
    const { aina } = await registered();
    const tablet = await room.visitor();
    const unknown = await tablet.post('/api/log-in', { name: 'Nobody', password });
    expect([unknown.status, unknown.codes]).toEqual([404, ['account-unknown']]);
    const wrong = await tablet.post('/api/log-in', { name: 'aina', password: 'quatre gats' });
    expect([wrong.status, wrong.codes]).toEqual([403, ['password-wrong']]);
    const right = await tablet.post('/api/log-in', { name: 'aina', password });
    expect(right.body).toMatchObject({ player: aina.player, name: 'Aina' });
    expect(cookieOf(right)).not.toBe(aina.cookie);
  });
  it('[R2] after several wrong passwords there is a while to wait, also for the right one', async () => {
    await registered();
    const tablet = await room.visitor();
    const guess = (secret: string) => tablet.post('/api/log-in', { name: 'Aina', password: secret });
    for (let n = 0; n < 5; n += 1) expect((await guess(`wrong ${n}`)).codes).toEqual(['password-wrong']);
    const late = await guess(password);
    expect([late.status, late.codes]).toEqual([429, ['password-wait']]);
    room.clock.now += 60_000;
    expect((await guess(password)).status).toBe(200);
  });
  it('[R1] whoever logs in brings the games of the guest along', async () => {
    const { aina } = await registered();
    const tablet = await room.visitor();
    const { body } = await tablet.sticks();
    const id = String(body['id']);
    const here = browserOf(await tablet.post('/api/log-in', { name: 'Aina', password }));
    expect((await here.get('/api/tables?show=mine')).body['tables']).toMatchObject([{ id, mine: true }]);
    expect((await aina.get('/api/tables?show=mine')).body['tables']).toMatchObject([{ id }]);
    // The table was in memory all the while, and its seat is the account's now.
    expect(await here.sends(id, { kind: 'move', seat: 0, text: '1' })).toBe('accepted');
    expect(await tablet.sends(id, { kind: 'move', seat: 1, text: '1' })).toBe('not-your-seat');
    expect(room.ended).toContainEqual({ person: tablet.player });
  });
  it('[R1] not while both sit at one unfinished table', async () => {
    const { aina } = await registered();
    const tablet = await room.visitor();
    const made = await aina.sticks({ start: false }, ['Aina']);
    const table = String(made.body['id']);
    expect(await tablet.sends(table, { kind: 'sit', choice: { name: 'Leo' } })).toBe('accepted');
    const answer = await tablet.post('/api/log-in', { name: 'Aina', password });
    expect([answer.status, answer.codes]).toEqual([409, ['join-same-table']]);
    expect((await tablet.get('/api/me')).status).toBe(200);
  });
  it('logs out: the cookie is worth nothing, and a new guest goes on', async () => {
    const { aina } = await registered();
    const out = await aina.post('/api/log-out');
    expect(out.body).toMatchObject({ account: false });
    expect(out.body['player']).not.toBe(aina.player);
    expect((await aina.get('/api/account')).codes).toEqual(['session-missing']);
    expect((await browserOf(out).post('/api/log-out')).codes).toEqual(['account-none']);
  });
  it('lists the devices, and logs out one of them or all others', async () => {
    const { aina } = await registered();
    const log = async () =>
      browserOf(await (await room.visitor()).post('/api/log-in', { name: 'Aina', password }));
    const [tablet, phone] = [await log(), await log()];
    const sessions = (await aina.get('/api/account')).body['sessions'] as { id: string; isThis: boolean }[];
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, false, true]);
    const [first] = ((await tablet.get('/api/account')).body['sessions'] as typeof sessions).filter(
      ({ isThis }) => isThis,
    );
    expect((await aina.delete(`/api/account/sessions/${first!.id}`)).status).toBe(200);
    expect((await tablet.get('/api/account')).codes).toEqual(['session-missing']);
    expect((await aina.delete('/api/account/sessions')).status).toBe(200);
    expect((await phone.get('/api/account')).codes).toEqual(['session-missing']);
    expect((await aina.get('/api/account')).body['sessions']).toHaveLength(1);
  });
  it('another’s session can’t be ended', async () => {
    const { aina } = await registered();
    const { aina: pol } = await registered('Pol');
    const [own] = (await aina.get('/api/account')).body['sessions'] as { id: string }[];
    expect((await pol.delete(`/api/account/sessions/${own!.id}`)).codes).toEqual(['no-such-session']);
  });
  it('[R3] changes name or password with the present one, and logs other devices out with a new one', async () => {
    const { aina } = await registered();
    const tablet = browserOf(await (await room.visitor()).post('/api/log-in', { name: 'Aina', password }));
    const change = (wanted: object) => aina.patch('/api/account', { present: password, ...wanted });
    expect((await aina.patch('/api/account', { present: 'no', name: 'Pep' })).codes).toEqual([
      'password-wrong',
    ]);
    expect((await change({ name: 'Aina Vidal' })).body).toMatchObject({ name: 'Aina Vidal' });
    expect((await change({ password: 'quatre' })).codes).toEqual(['password-short']);
    expect((await change({ password: 'quatre gats blaus' })).status).toBe(200);
    expect((await tablet.get('/api/account')).codes).toEqual(['session-missing']);
    const other = await room.visitor();
    expect((await other.post('/api/log-in', { name: 'aina vidal', password })).codes).toEqual([
      'password-wrong',
    ]);
    const now = { name: 'aina vidal', password: 'quatre gats blaus' };
    expect((await other.post('/api/log-in', now)).status).toBe(200);
    expect((await aina.patch('/api/me', { name: 'Sense' })).codes).toEqual(['name-of-account']);
  });
  it.each([{}, { name: 'x' }, { name: 1, password: 2 }, { name: 'x', password: 'y', isHost: true }])(
    '[Q6] what is no log-in is refused: %j',
    async (body) => expect((await (await room.visitor()).post('/api/log-in', body)).status).toBe(422),
  );
  it('[Q6] a password that is longer than any is refused without being hashed', async () => {
    await registered();
    const answer = await (await room.visitor()).post('/api/log-in', {
      name: 'Aina',
      password: 'x'.repeat(4000),
    });
    expect(answer.codes).toEqual(['password-wrong']);
  });
});
