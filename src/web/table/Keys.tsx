/** The keys of a table: those of the game, then those that work everywhere. */

import { Dialog } from '../kit/Dialog.tsx';
import type { GameUi, KeyHelp } from '../kit/gameui.ts';
import { Kbd } from '../kit/Kbd.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { sayOr, useSay } from '../kit/words.tsx';

type Props = { readonly face: Partial<GameUi>; readonly view: unknown; readonly onClose: () => void };

const everywhere: readonly KeyHelp[] = [
  { keys: ['Tab'], code: 'table.keys.tab' },
  { keys: ['Esc'], code: 'table.keys.escape' },
  { keys: ['?'], code: 'table.keys.list' },
];

export function Keys({ face, view, onClose }: Props) {
  const say = useSay();
  const own = view === null ? [] : (face.keys?.(view) ?? []);
  const more = face.keys ? '' : sayOr(say, 'keys.help', '');
  return (
    <Dialog open title={say('table.keys')} onClose={onClose}>
      {own.length > 0 && <KeyList title={say('name')} keys={own} />}
      {more !== '' && <p>{more}</p>}
      <KeyList title={say('table.keys.everywhere')} keys={everywhere} />
    </Dialog>
  );
}

function KeyList({ title, keys }: { readonly title: string; readonly keys: readonly KeyHelp[] }) {
  const say = useSay();
  return (
    <section>
      <SectionHead>{title}</SectionHead>
      <dl className="key-list">
        {keys.map(({ keys: names, code }) => (
          <div key={code}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{sayOr(say, `kit.key.${name}`, name)}</Kbd>
              ))}
            </dt>
            <dd>{say(code)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
