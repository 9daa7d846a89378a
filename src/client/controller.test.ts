import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { ok, refuse } from '../core/result.ts';
import type { Screen } from '../room/screen.ts';
import { TableController } from './controller.ts';
import { FakeTable, person, screenOf } from './table.testing.ts';

function open(changes: Partial<Screen> = {}, prepare: (table: FakeTable) => void = () => undefined) {
  const table = new FakeTable(screenOf(changes));
  prepare(table);
  return { table, controller: new TableController(table.client) };
}

const codes = ({ notice }: TableController) => notice?.phrases.map((phrase) => phrase.code) ?? [];

/** Two people share the screen; the first is to move. */
const shared = { seats: [person(true), person(true)], others: false };
const secret = (table: FakeTable) => {
  table.hasSecrets = true;
};

describe('[R12] a move', () => {
  it('is on its way until the room has answered', async () => {
    const { table, controller } = open();
    const played = controller.play('d4');
    expect([controller.pending, controller.mayMove]).toEqual(['d4', false]);
    await table.answer();
    expect([await played, controller.pending]).toEqual([true, null]);
    expect(table.sent).toEqual([{ kind: 'move', seat: 0, text: 'd4' }]);
  });
  it('that is refused is said, and what was hinted stays', async () => {
    const { table, controller } = open();
    controller.hints = [{ move: 'a1', worth: null, reason: { code: 'why' } }];
    const played = controller.play('d4');
    await table.answer({ code: 'taken' }, { code: 'stale' });
    expect(await played).toBe(false);
    expect([codes(controller), controller.notice?.tone]).toEqual([['taken', 'stale'], 'bad']);
    expect(controller.hints).toHaveLength(1);
  });
  it('calls back before the next can be played, and clears the hints', async () => {
    const { table, controller } = open();
    controller.hints = [{ move: 'a1', worth: null, reason: { code: 'why' } }];
    let wasPending: string | null = null;
    void controller.play('d4', () => {
      wasPending = controller.pending;
    });
    await table.answer();
    expect([wasPending, controller.pending, controller.hints]).toEqual(['d4', null, null]);
  });
  it('may follow another that is still on its way', async () => {
    const { table, controller } = open();
    void controller.play('a1');
    void controller.play('a2');
    expect(controller.pending).toBe('a1');
    await table.answer();
    expect(controller.pending).toBe('a2');
    await table.answer();
    expect(controller.pending).toBeNull();
  });
  it('of somebody who only looks on is not sent', async () => {
    const { table, controller } = open({ seats: [person(false)], seat: null });
    expect(await controller.play('d4')).toBe(false);
    expect([codes(controller), table.sent]).toEqual([['only-watching'], []]);
  });
});

describe('[R11] several people at one screen', () => {
  it('without secrets the seat that is to move becomes active at once', () => {
    const { table, controller } = open(shared);
    table.show({ toAct: [1], moveCount: 4 });
    expect([table.activated, controller.awaited, controller.activeSeat]).toEqual([[1], null, 1]);
  });
  it('with secrets the board is covered until that person comes', () => {
    const { table, controller } = open(shared, secret);
    table.show({ toAct: [1], moveCount: 4 });
    expect([controller.awaited, controller.activeSeat, table.screen.seat]).toEqual([1, 1, null]);
    expect(controller.mayMove).toBe(false);
    controller.uncover();
    expect([controller.awaited, table.screen.seat]).toEqual([null, 1]);
  });
  it('what was said to one is not for the next', () => {
    const { table, controller } = open(shared, secret);
    controller.refuse({ code: 'taken' });
    controller.hints = [{ move: 'a1', worth: null, reason: { code: 'why' } }];
    table.show({ toAct: [1], moveCount: 4 });
    expect([controller.notice, controller.hints]).toEqual([null, null]);
  });
  it('where all may move they take turns at the screen', async () => {
    const { table, controller } = open({ ...shared, toAct: [0, 1] });
    void controller.play('d4');
    await table.answer();
    expect(table.activated).toEqual([1]);
  });
  it('the board stays while the next screen is on its way, unless it must be covered', () => {
    const bare = open(shared);
    bare.table.show({ view: null });
    expect(bare.controller.view).toBe('view');
    const covered = open(shared, secret);
    covered.table.show({ toAct: [1], moveCount: 4 });
    covered.table.show({ view: null });
    expect(covered.controller.view).toBeNull();
  });
});

describe('[R17] undo', () => {
  it('is the room’s, and says that it is done', async () => {
    const { table, controller } = open();
    const undone = controller.undo();
    await table.answer();
    await undone;
    expect([table.sent, codes(controller)]).toEqual([[{ kind: 'undo' }], ['play.undone']]);
  });
  it('is a move where the game takes back by itself', async () => {
    const { table, controller } = open({}, (each) => {
      each.game = { ...each.game, takeBack: { undo: 'back', redo: 'again' } } as Game;
    });
    void controller.undo();
    expect(table.sent).toEqual([{ kind: 'move', seat: 0, text: 'back' }]);
  });
  it('that I asked for is answered by others', () => {
    const { table, controller } = open({
      request: { what: 'undo', by: 0, mine: true, waiting: false },
      others: true,
    });
    table.show({ request: null });
    expect(codes(controller)).toEqual(['undo.refused']);
  });
});

describe('[R19] a hint', () => {
  it('is there until it is put away or somebody has moved, and not said as well', async () => {
    const { table, controller } = open({}, (each) => {
      each.hints = ok([{ move: 'a1', worth: 2, reason: { code: 'good' } }]);
    });
    expect((await controller.hint())?.move).toBe('a1');
    expect([controller.hints?.length, controller.notice]).toEqual([1, null]);
    table.show({ moveCount: 4 });
    expect([controller.hints, controller.notice]).toEqual([null, null]);
    await controller.hint();
    controller.putHintAway();
    expect(controller.hints).toBeNull();
  });
  it('is played as it was proposed, and gone then', async () => {
    const { table, controller } = open({}, (each) => {
      each.hints = ok([{ move: 'a1', worth: 2, reason: { code: 'good' } }]);
    });
    expect(await controller.takeHint()).toBe(false);
    await controller.hint();
    const taken = controller.takeHint();
    await table.answer();
    expect([await taken, table.sent, controller.hints]).toEqual([
      true,
      [{ kind: 'move', seat: 0, text: 'a1' }],
      null,
    ]);
  });
  it('with stages is told bit by bit, from the first again when it is asked for anew', async () => {
    const stages = ['where', 'how', 'good'].map((code) => ({ says: { code }, marks: [] }));
    const { controller } = open({}, (each) => {
      each.hints = ok([{ move: 'a1', worth: 2, reason: { code: 'good' }, stages }]);
    });
    expect(controller.toldHint).toBeNull();
    await controller.hint();
    const told = [controller.toldHint];
    for (let n = 0; n < 3; n++) {
      controller.tellMore();
      told.push(controller.toldHint);
    }
    expect(told.map((each) => [each?.says.code, each?.hasMore])).toEqual([
      ['where', true],
      ['how', true],
      ['good', false],
      ['good', false],
    ]);
    await controller.hint();
    expect(controller.toldHint?.says.code).toBe('where');
  });
  it('without stages is told at once', async () => {
    const { controller } = open({}, (each) => {
      each.hints = ok([{ move: 'a1', worth: 2, reason: { code: 'good' } }]);
    });
    await controller.hint();
    expect(controller.toldHint).toEqual({ says: { code: 'good' }, marks: [], hasMore: false });
  });
  it('for a position that has one already is had again, also when there are no more', () => {
    expect(open({ hintsLeft: 0 }).controller.whyNot('hint')).toEqual({ code: 'hints-gone', params: {} });
    expect(open({ hintsLeft: 0, hinted: true }).controller.whyNot('hint')).toBeNull();
  });
  it('is not offered where the game has nothing to propose', () => {
    const { controller } = open({}, (each) => {
      each.rules = { ...each.rules, hasHint: () => false };
    });
    expect(controller.whyNot('hint')?.code).toBe('no-hint-now');
  });
  it('that comes too late is nobody’s fault', async () => {
    const { controller } = open({}, (each) => {
      each.hints = refuse('stale');
    });
    expect(await controller.hint()).toBeNull();
    expect([codes(controller), controller.notice?.tone]).toEqual([['hint-late'], 'plain']);
  });
  it('is not asked for where it would be refused, and says why', async () => {
    const { controller } = open({ hintsLeft: 0 });
    expect(await controller.hint()).toBeNull();
    expect(codes(controller)).toEqual(['hints-gone']);
  });
  it('that the room refuses is said too', async () => {
    const { controller } = open({}, (each) => {
      each.hints = refuse('too-many');
    });
    expect(await controller.hint()).toBeNull();
    expect([codes(controller), controller.searching]).toEqual([['too-many'], false]);
  });
});

describe('[R16] ways out', () => {
  it('whoever resigns a paused game resumes it for the others', async () => {
    const { table, controller } = open({ paused: true });
    void controller.resign(0);
    await table.answer();
    expect(table.sent.map(({ kind }) => kind)).toEqual(['resume', 'forfeit']);
  });
  it('[R16] whoever is at a saved point already has gone back to it', async () => {
    const { table, controller } = open();
    const reverted = controller.revertToSave(7);
    await table.answer({ code: 'save-here' });
    expect(table.sent).toEqual([{ kind: 'return', to: 7 }]);
    expect([await reverted, controller.notice]).toEqual([true, null]);
    const refused = controller.revertToSave(null);
    await table.answer({ code: 'others-play' });
    expect([await refused, codes(controller)]).toEqual([false, ['others-play']]);
  });
});

describe('[R12] those who watch a controller', () => {
  it('hear of every change, and of none after they stop', () => {
    const { table, controller } = open();
    let heard = 0;
    const stop = controller.subscribe(() => {
      heard += 1;
    });
    const before = controller.version();
    table.show({ seq: 6 });
    expect([heard, controller.version() - before]).toEqual([1, 1]);
    stop();
    table.show({ seq: 7 });
    expect(heard).toBe(1);
  });
  it('leave the table when it is closed', () => {
    const { table, controller } = open();
    controller.close();
    const before = controller.version();
    table.show({ seq: 6 });
    expect([table.isClosed, controller.version()]).toEqual([true, before]);
  });
});
