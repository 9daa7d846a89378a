/** Beside the board: what is laid, what else can be done, the plays so far, and the tiles that nobody has seen. */
import { lazy, Suspense, useState } from 'react';
import { useCompact } from '../../../web/kit/arrangement.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { Icon } from '../../../web/kit/Icon.tsx';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { blank } from '../lexicon/bag.ts';
import { unseen } from '../sight.ts';
import { actsOf } from './acts.ts';
import { type Hand, useHand } from './hand.ts';
import type { Preview } from './preview.ts';
import type { Table } from './table.ts';
import './Notes.css';

// Before the first move there is nothing of these to see.
const Plays = lazy(retryLoad(() => import('./Plays.tsx')));
const WrittenMove = lazy(retryLoad(() => import('./WrittenMove.tsx')));
const PassDialog = lazy(retryLoad(() => import('./PassDialog.tsx')));

export function Notes(table: Table) {
  const hand = useHand(table);
  const isCompact = useCompact();
  const { view } = table;
  return (
    <>
      {hand.preview && <Words preview={hand.preview} table={table} />}
      {hand.isActive && !isCompact && <Acts table={table} hand={hand} />}
      {view.history.length > 0 && (
        <Suspense fallback={null}>
          <Plays table={table} hand={hand} />
        </Suspense>
      )}
      {!view.ending && <Unseen {...table} />}
      {hand.isActive && <Written table={table} hand={hand} />}
      {hand.isActive && !isCompact && <p className="small muted s-keys">{table.say('keys.help')}</p>}
    </>
  );
}

type Props = { readonly table: Table; readonly hand: Hand };

function Words({ preview, table: { say } }: { readonly preview: Preview; readonly table: Table }) {
  const { words, bonus, problems } = preview;
  // Which words are wrong is said at each.
  const others = problems.filter(({ code }) => code !== 'word-unknown');
  return (
    <section className="s-preview" data-bad={problems.length > 0 || undefined}>
      <h2 className="sr">{say('preview.head')}</h2>
      <ul>
        {words.map(({ word, points, isRight, squares }) => (
          <li key={`${word} ${squares[0]}`}>
            <span className="s-word">{word}</span>
            {isRight !== null && (
              <span className={isRight ? 's-right' : 's-wrong'}>
                <Icon name={isRight ? 'check' : 'x'} />
                {say(isRight ? 'word.right' : 'word.wrong')}
              </span>
            )}
            <span className="s-points">{points}</span>
          </li>
        ))}
        {bonus > 0 && (
          <li>
            <span>{say('preview.bonus')}</span>
            <span className="s-points">{bonus}</span>
          </li>
        )}
        {others.map(({ code, params }) => (
          <li key={code}>{say(code, params)}</li>
        ))}
      </ul>
    </section>
  );
}

function Acts({ table, hand }: Props) {
  const [asks, setAsks] = useState(false);
  const acts = actsOf(table, hand, () => setAsks(true));
  return (
    <section className="s-others" aria-label={table.say('do.others')}>
      {acts.map(({ key, icon, label, why, isOn, act }) => (
        <Button key={key} icon={icon} why={why} aria-pressed={isOn} onClick={act}>
          {label}
        </Button>
      ))}
      {asks && (
        <Suspense fallback={null}>
          <PassDialog table={table} hand={hand} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** All tiles but those on the board and in open racks (S13). */
function Unseen({ view, say }: Table) {
  const kinds = unseen(view);
  const left = kinds.filter(({ count }) => count > 0);
  const gone = kinds.filter(({ count }) => count <= 0).map(({ tile }) => nameOf(tile, say));
  const total = left.reduce((sum, { count }) => sum + count, 0);
  const bag = view.bag.length;
  return (
    <section>
      <SectionHead aside={say('unseen.where', { bag, racks: total - bag })}>{say('unseen.head')}</SectionHead>
      <ul className="s-pool">
        {left.map(({ tile, count }) => (
          <li key={tile}>
            {tile === blank ? (
              <>
                <span aria-hidden="true">␣</span>
                <span className="sr">{say('tile.blank')}</span>
              </>
            ) : (
              tile
            )}{' '}
            <small>{count}</small>
          </li>
        ))}
      </ul>
      {gone.length > 0 && <p className="small muted">{say('unseen.gone', { tiles: { list: gone } })}</p>}
    </section>
  );
}

function nameOf(tile: string, say: Table['say']): string {
  return tile === blank ? say('tile.blank') : tile;
}

/** For those who would rather write `8H PARAULA`; what it needs is fetched when it is opened. */
function Written({ table, hand }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="s-written" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{table.say('write.head')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <WrittenMove table={table} hand={hand} />
        </Suspense>
      )}
    </details>
  );
}
