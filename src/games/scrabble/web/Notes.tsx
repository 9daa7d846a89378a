/** Beside the board: what is laid, what else can be done, the plays so far, and the tiles that nobody has seen. */
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useCompact } from '../../../web/kit/arrangement.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { Icon } from '../../../web/kit/Icon.tsx';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { TextField } from '../../../web/kit/TextField.tsx';
import { blank } from '../lexicon/bag.ts';
import type { Turn, View } from '../position.ts';
import { unseen } from '../sight.ts';
import { actsOf } from './acts.ts';
import { type Hand, useHand } from './hand.ts';
import type { Preview } from './preview.ts';
import type { Table } from './table.ts';
import './Notes.css';

const PassDialog = lazy(retryLoad(() => import('./PassDialog.tsx')));

export function Notes(table: Table) {
  const hand = useHand(table);
  const isCompact = useCompact();
  const { view } = table;
  return (
    <>
      {hand.preview && <Words preview={hand.preview} table={table} />}
      {hand.isActive && !isCompact && <Acts table={table} hand={hand} />}
      <Plays table={table} hand={hand} />
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

/** How many are shown before all are asked for. */
const shownAtFirst = 8;

/** The newest first; each opens the position that it led to. */
function Plays({ table, hand }: Props) {
  const { view, say, names } = table;
  const { history } = view;
  const [all, setAll] = useState(false);
  if (history.length === 0) return null;
  const numbered = history.map((turn, at) => ({ turn, n: at + 1 })).reverse();
  const shown = all ? numbered : numbered.slice(0, shownAtFirst);
  const isCut = shown.length < numbered.length;
  return (
    <section>
      <SectionHead
        aside={isCut ? say('plays.newest', { n: shown.length, of: numbered.length }) : numbered.length}
      >
        {say('plays.head')}
      </SectionHead>
      <ol className="s-plays" reversed>
        {shown.map(({ turn, n }) => (
          <li key={n} value={n} data-new={n === history.length || undefined}>
            <button
              type="button"
              aria-pressed={hand.turns === n}
              onClick={() => hand.look(hand.turns === n || n === history.length ? null : n)}
            >
              <span className="s-n">{n}</span>
              <span className="s-who">{names[turn.seat]}</span>
              <TurnText turn={turn} view={view} say={say} />
            </button>
          </li>
        ))}
      </ol>
      {isCut && (
        <Button kind="plain" onClick={() => setAll(true)}>
          {say('plays.all')}
        </Button>
      )}
    </section>
  );
}

function TurnText({
  turn,
  say,
}: { readonly turn: Turn<string | null>; readonly view: View } & Pick<Table, 'say'>) {
  if (turn.kind !== 'play') return <span className="s-what">{whatInWords(turn, say)}</span>;
  const [place] = turn.text.split(' ');
  const score = turn.withdrawn ? <s>{turn.score}</s> : turn.score;
  return (
    <>
      <span className="s-at">{place}</span>
      <span className="s-word">
        {turn.withdrawn ? <s>{turn.words[0]}</s> : turn.words[0]}
        {turn.words.length > 1 && <small> {turn.words.slice(1).join(' ')}</small>}
        {turn.usedAll && <small title={say('told.all-tiles')}> +50</small>}
        {turn.withdrawn && <span className="sr">{say('plays.withdrawn')}</span>}
      </span>
      <span className="s-points">{score}</span>
    </>
  );
}

function whatInWords(turn: Exclude<Turn<string | null>, { kind: 'play' }>, say: Table['say']): string {
  if (turn.kind === 'exchange') return say('plays.exchange', { n: turn.tiles.length });
  if (turn.kind === 'challenge') return say(turn.wrong.length > 0 ? 'plays.right' : 'plays.wrong');
  return say(`plays.${turn.kind}`);
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

/** A move as text, for those who would rather write `8H PARAULA`. */
function Written({ table, hand }: Props) {
  const { say, rules, view, mayAct } = table;
  const [text, setText] = useState('');
  const read = text.trim() === '' ? null : rules.parseMove(text, view);
  const checked = read && (read.ok ? rules.check({ ...view, turn: view.me ?? view.turn }, read.value) : read);
  const says = checked === null ? [] : checked.ok ? checked.value.says : checked.problems;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!read?.ok || !checked?.ok || !mayAct) return;
    setText('');
    hand.play(read.value);
  };
  return (
    <details className="s-written">
      <summary>{say('write.head')}</summary>
      <form onSubmit={send}>
        <TextField
          label={say('write.label')}
          help={
            says.length > 0 ? says.map(({ code, params }) => say(code, params)).join(' ') : say('write.help')
          }
          value={text}
          onChange={setText}
          autoComplete="off"
        />
        <Button type="submit" why={mayAct ? null : say('not-your-turn')}>
          {say('do.play')}
        </Button>
      </form>
    </details>
  );
}
