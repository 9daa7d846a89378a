/** Somebody in the room, with a name and a wire of their own. */
import type { Intent } from '../../src/room/decide.ts';
import { Guest } from '../../test/wire/guest.ts';
import { freshCommand, Line } from '../../test/wire/line.ts';

export class Somebody {
  readonly name: string;
  readonly guest: Guest;
  readonly line: Line;

  private constructor(name: string, guest: Guest, line: Line) {
    this.name = name;
    this.guest = guest;
    this.line = line;
  }

  static async come(url: string, name: string): Promise<Somebody> {
    const guest = await Guest.at(url);
    await guest.json('PATCH', '/api/me', { name });
    return new Somebody(name, guest, await Line.open(guest));
  }

  /** A table of theirs. */
  async open(wanted: object): Promise<string> {
    return (await this.guest.json<{ id: string }>('POST', '/api/tables', wanted)).id;
  }

  async does(table: string, intent: Intent): Promise<void> {
    const answer = await this.line.command(table, intent);
    if (answer.result === 'refused') throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(answer)}`);
  }

  sits(table: string, picks: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.does(table, { kind: 'sit', choice: { name: this.name, picks } });
  }

  moves(table: string, seat: number, text: string): Promise<void> {
    return this.does(table, { kind: 'move', seat, text });
  }

  /** Plays what the lamp proposes, if it proposes anything. */
  async takesHint(table: string, seat: number): Promise<void> {
    const cmd = freshCommand();
    const told = this.line.next('hints', (hints) => hints.cmd === cmd);
    await this.line.command(table, { kind: 'hint', seat }, { cmd });
    const [hint] = (await told).hints;
    if (hint) await this.moves(table, seat, hint.move);
  }
}
