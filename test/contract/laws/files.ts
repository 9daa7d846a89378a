/** Laws on files of other programs. */
import type { FileCodec, Found, Played } from '../../../src/core/game.ts';
import type { Viewer } from '../../../src/core/seat.ts';
import { ask, type Law } from '../law.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { assert, assertJson, same, type Walk, wired } from '../walk.ts';
import { wildText } from '../wild.ts';

/** What a game writes for other programs it reads again; and any text gives a Result, or is nobody's. */
export const filesAreRead: Law = (walk, said) => {
  const { codec, subject } = walk;
  const { files } = subject.game;
  if (!files || !codec) return;
  for (const kind of files.kinds) {
    said.phrase({ code: `file.${kind}` }, 'files');
    for (const viewer of ['spectator', 'open'] as const) {
      const played = playedIn(walk, viewer);
      const text = codec.write(kind, played);
      const read = codec.read(text);
      assert(read?.ok === true, `the ${kind} can't be read again`, read, text);
      const { value: found } = read;
      assertJson(found, kind);
      said.phrases([found.about, ...found.warnings], kind);
      const again = found.kind === 'view-only' ? found : begun(walk, found);
      assert(codec.write(kind, again) === text, `the ${kind} is written in another way`, text, found);
      const points = ({ positions }: Played) => walk.rules.scores(positions.at(-1)!.view);
      assert(same(points(again), points(played)), `the ${kind} has other points`, points(again), text);
      anyFile(walk, codec, said, text);
    }
  }
};

function playedIn({ rules, options, seats, steps }: Walk, viewer: Viewer): Played {
  const positions = steps.map(({ state }, at) => ({
    move: steps[at - 1]?.next ?? null,
    view: wired(rules.view(state, viewer)),
  }));
  return { options, seats, positions };
}

/** A table of this start, before the first move. */
function begun(walk: Walk, { options, seats }: Extract<Found, { readonly kind: 'start' }>): Played {
  const { rules } = walk;
  const { game } = walk.subject;
  assert(same(game.parseOptions(options), { ok: true, value: options }), 'a start with bad options', options);
  const ready = rules.ready(options, seats);
  assert(ready.ok, 'a start that is not ready', ready);
  const view = rules.view(rules.setup(options, seats, ask(walk, 7)), 'spectator');
  return { options, seats, positions: [{ move: null, view }] };
}

function anyFile(walk: Walk, codec: FileCodec, said: Vocabulary, near: string): void {
  const chance = ask(walk, 8);
  for (let n = 0; n < 40; n++) {
    const text = wildText(chance, [near, '']);
    const read = codec.read(text);
    if (read && !read.ok) said.refusal(read, `read ${text.slice(0, 200)}`);
  }
}
