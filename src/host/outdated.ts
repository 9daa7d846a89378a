/**
 * A socket of a client that speaks another protocol: whatever it wants to watch or to do, it is told why not. A client of
 * protocol 1 has no words for that reason, and shows a code that it does not know as it is: so it is sent as a sentence.
 */
import type { Problem } from '../core/result.ts';
import { commandIn, watchIn } from '../protocol/parse.ts';
import type { Down } from '../protocol/wire.ts';
import type { SessionDeps } from './session.ts';

type Deps = Pick<SessionDeps, 'send' | 'dismiss' | 'messageLimit'> & { readonly why: Problem };

export class OutdatedSession {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async hear(text: string): Promise<void> {
    if (this.#deps.messageLimit?.()) this.#deps.dismiss();
    else this.#deps.send(JSON.stringify(answerTo(text, this.#deps.why)));
  }

  /** It watches nothing. */
  leave(): void {}
}

/** Anything else, as the pings of who waits, only has to be answered. */
function answerTo(text: string, why: Problem): Down {
  const problems = [why];
  const command = commandIn(text);
  if (command) return { type: 'answer', ...command, result: 'refused', seq: 0, problems };
  const table = watchIn(text);
  return table === null ? { type: 'pong' } : { type: 'gone', table, problems };
}
