/** Line mode: reads a line, does it, writes what is new. For screen readers, simple terminals and scripts. */
import { createInterface } from 'node:readline';
import type { Io } from '../cli/command.ts';
import type { Client } from '../client.ts';
import type { Prompt } from '../dialogue.ts';
import type { Depth } from '../pen.ts';
import { sentences } from '../status.ts';
import { clean, isYes } from '../text.ts';
import { commentary, isBotMatch } from './commentary.ts';
import { type Desk, desk } from './desk.ts';
import { hearList, showList } from './list.ts';
import { hearMaking, showMaking } from './making.ts';
import { hearMenu, showMenu } from './menu.ts';
import { hearReplay, showReplay } from './replay.ts';
import { hearTable, keyOf, type Shown, showTable } from './table.ts';

export async function runPlain(client: Client, io: Io, depth: Depth): Promise<number> {
  const lines = createInterface({ input: io.stdin, output: io.stdout, terminal: false });
  // From the first moment on, or lines that come before the first question would be lost.
  const typed = lines[Symbol.asyncIterator]();
  const stop = client.subscribe(() => client.place.kind === 'gone' && lines.close());
  await new Conversation(desk(client, io, depth)).run(typed);
  stop();
  client.quit();
  return 0;
}

/** A line of text is asked for; nothing keeps what stands there. */
function showPrompt({ client, write }: Desk, { phrase, preset }: Prompt): void {
  const say = client.say();
  if (client.notice) write(sentences(client.notice.phrases, say));
  write(say(phrase.code, phrase.params));
  if (preset !== '') write(say('plain.preset', { value: preset }));
}

class Conversation {
  readonly #desk: Desk;
  #shown: Shown | null = null;
  /** Whether a line is just being done: what it changes is written afterwards. */
  #isHearing = true;

  constructor(where: Desk) {
    this.#desk = where;
  }

  async run(lines: AsyncIterable<string>): Promise<void> {
    const { client } = this.#desk;
    const stop = client.subscribe(commentary(this.#desk, () => this.#news()));
    await this.#whenLoaded();
    this.#show();
    for await (const line of lines) {
      this.#isHearing = true;
      await this.#hear(clean(line));
      await this.#whenLoaded();
      if (client.place.kind === 'gone') break;
      this.#show();
    }
    this.#isHearing = true;
    await this.#seeOut();
    stop();
  }

  #show(): void {
    this.#isHearing = false;
    const where = this.#desk;
    const { client } = where;
    while (client.place.kind === 'page') {
      const { title, body } = client.place.page;
      const pen = where.pen(client.say());
      where.write('', pen.paint(title, 'strong'), '', ...body(pen, where.width));
      client.back();
    }
    const { place } = client;
    const { question, prompt } = client.dialogue;
    if (question) where.write('', client.say()(question.phrase.code, question.phrase.params));
    else if (prompt) showPrompt(where, prompt);
    else if (place.kind === 'menu') showMenu(where);
    else if (place.kind === 'list') showList(where, place.list);
    else if (place.kind === 'making') showMaking(where, place.making);
    else if (place.kind === 'replay') showReplay(where, place.replay);
    else if (place.kind === 'table') this.#shown = showTable(where, place.input, this.#shown);
    where.prompt();
  }

  /** Something happened at the table while one could have typed. */
  #news(): void {
    const { place } = this.#desk.client;
    if (this.#isHearing || place.kind !== 'table') return;
    if (this.#shown?.key !== keyOf(this.#desk, place.input)) this.#show();
  }

  async #hear(line: string): Promise<void> {
    const where = this.#desk;
    const { place, dialogue } = where.client;
    if (dialogue.question) return dialogue.answer(isYes(line));
    if (dialogue.prompt) return dialogue.write(line.trim() === '' ? dialogue.prompt.preset : line);
    if (place.kind === 'menu') await hearMenu(where, line);
    if (place.kind === 'list') await hearList(where, place.list, line);
    if (place.kind === 'making') await hearMaking(where, place.making, line);
    if (place.kind === 'replay') hearReplay(where, place.replay, line);
    if (place.kind === 'table') await hearTable(where, place.input, line);
  }

  /** When there is nothing more to read, what goes on by itself still goes to its end. */
  async #seeOut(): Promise<void> {
    const { place } = this.#desk.client;
    if (place.kind !== 'table' || place.input.isSettled) return;
    const { input } = place;
    if (!isBotMatch(input)) this.#isHearing = false;
    await input.whenSettled();
    await input.table.fresh();
    this.#show();
  }

  async #whenLoaded(): Promise<void> {
    const { client } = this.#desk;
    if (client.place.kind === 'loading') await this.#nextPlace();
    if (client.place.kind === 'table') await client.place.input.table.fresh();
    if (client.place.kind === 'menu') await client.menu.refresh();
  }

  #nextPlace(): Promise<void> {
    const { client } = this.#desk;
    return new Promise((resolve) => {
      const stop = client.subscribe(() => {
        if (client.place.kind === 'loading') return;
        stop();
        resolve();
      });
    });
  }
}
