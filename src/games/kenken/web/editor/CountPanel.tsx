/** How many solutions there are, what would leave one, and what is still missing. */
import { useState } from 'react';
import type { Say } from '../../../../core/phrase.ts';
import { Button } from '../../../../web/kit/Button.tsx';
import { Icon, type IconName } from '../../../../web/kit/Icon.tsx';
import { type Cage, formatClue } from '../../cage.ts';
import { differences } from '../../editor/count.ts';
import type { Change, Proposal } from '../../editor/unique.ts';
import { formatCell, type Level } from '../../level.ts';
import type { Desk } from './desk.ts';
import type { Look } from './look.ts';

type Props = {
  readonly desk: Desk;
  readonly look: Look | null;
  readonly before: Look | null;
  readonly say: Say;
};

/** Cells of a sentence; more would be no help. */
const mostNamed = 8;

export function CountPanel({ desk, look, before, say }: Props) {
  const shown = look?.count ?? before?.count ?? null;
  const isOld = !look?.count;
  const number =
    shown === null ? '–' : shown.count === null ? '?' : `${shown.count}${shown.count === 2 ? '+' : ''}`;
  const tone = isOld ? 'old' : toneOf(look);
  return (
    <section className="k-count" data-tone={tone} aria-label={say('editor.count')}>
      <span className="k-count-number" aria-hidden="true">
        {number}
      </span>
      <p>{countInWords(desk, look, say)}</p>
    </section>
  );
}

function toneOf({ count }: Look): string {
  if (count!.count === null) return 'open';
  return ['none', 'one', 'several'][count!.count]!;
}

export function countInWords({ checks }: Desk, look: Look | null, say: Say): string {
  if (checks.level === null) return say('editor.count.unfinished');
  if (look?.hasFailed) return say('editor.count.failed');
  const count = look?.count;
  if (!look || !count) return say('editor.count.counting');
  if (count.count === 2) {
    const cells = differences(count.solutions);
    const { size } = checks.level;
    const list = cells.slice(0, mostNamed).map((cell) => formatCell(size, cell).toUpperCase());
    const code = cells.length > mostNamed ? 'editor.count.many' : 'editor.count.several';
    return say(code, { n: cells.length, cells: { list } });
  }
  if (count.count === null) return say(look.isDone ? 'editor.count.open' : 'editor.count.counting');
  if (count.count === 0) return say('editor.count.none');
  return look.grade
    ? say('editor.count.graded', { grade: { say: `grade.${look.grade}` } })
    : say('editor.count.one');
}

/** The same in a few words, for the line above the sheet. */
export function statusOf(desk: Desk, look: Look | null, say: Say): string {
  return look?.count?.count === 2 ? say('editor.status.several') : countInWords(desk, look, say);
}

/** A change is shown before it is made; undo takes it back. */
export function FixPanel({ desk, look, say }: Omit<Props, 'before'>) {
  const [turn, setTurn] = useState(0);
  if (look?.count?.count !== 2) return null;
  const { proposals, isDone } = look;
  const proposal = proposals[turn % Math.max(1, proposals.length)];
  return (
    <section className="k-fix" aria-label={say('editor.fix')}>
      {proposal ? (
        <>
          <p>{say(proposal.isUnique ? 'editor.fix.text' : 'editor.fix.helps')}</p>
          <p className="k-fix-change">{changeOf(proposal, look.level, say)}</p>
          <div className="k-fix-bar">
            <Button kind="main" icon="check" onClick={() => desk.take(proposal.level)}>
              {say(proposal.isUnique ? 'editor.fix.take' : 'editor.fix.take-given')}
            </Button>
            {proposals.length > 1 && (
              <Button kind="plain" onClick={() => setTurn(turn + 1)}>
                {say('editor.fix.other')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>{say(isDone ? 'editor.fix.none' : 'editor.fix.looking')}</p>
      )}
    </section>
  );
}

function changeOf({ change, grade }: Proposal, { size }: Level, say: Say) {
  const named = (cells: readonly number[]) => ({
    list: cells.map((cell) => formatCell(size, cell).toUpperCase()),
  });
  const graded = grade ? say('editor.fix.grade', { grade: { say: `grade.${grade}` } }) : '';
  const from = 'from' in change ? change.from : null;
  return (
    <>
      {from && (
        <>
          <s aria-hidden="true">{formatClue(from)}</s>
          <span className="sr">{say('editor.fix.instead', { clue: formatClue(from) })}</span>
          <Icon name="forward" />
        </>
      )}
      <b>
        {newClues(change).map(formatClue).join(' · ') || say('editor.fix.given', { value: givenBy(change) })}
      </b>{' '}
      <span>
        {say('editor.fix.at', { cells: named(cellsOf(change)) })} {graded}
      </span>
    </>
  );
}

function newClues(change: Change): readonly Cage[] {
  return change.kind === 'clue' ? [change.to] : change.kind === 'split' ? change.to : [];
}

function cellsOf(change: Change): readonly number[] {
  return change.kind === 'given' ? [change.cell] : change.from.cells;
}

function givenBy(change: Change): number {
  return change.kind === 'given' ? change.value : 0;
}

export function CheckList({ desk, look, say }: Omit<Props, 'before'>) {
  const { draft, checks } = desk;
  const faults = [...checks.faults.values()].filter((fault) => fault !== null).length;
  const count = look?.count?.count;
  const checked: readonly Check[] = [
    { key: 'covered', isRight: checks.bare.length === 0, n: checks.bare.length },
    { key: 'clues', isRight: draft.cages.length > 0 && faults === 0, n: faults },
    { key: 'solution', isRight: checks.level && count !== undefined ? isSolvable(look) : null },
    { key: 'unique', isRight: checks.level && typeof count === 'number' ? count === 1 : null },
  ];
  return (
    <ul className="k-checks" aria-label={say('editor.checks')}>
      {checked.map(({ key, isRight, n = 0 }) => (
        <li key={key} data-right={isRight ?? undefined}>
          <Icon name={iconOf(isRight)} />
          {say(`editor.check.${key}${isRight === false ? '.no' : ''}`, { n })}
          {isRight === null && <span className="sr">{say('editor.check.open')}</span>}
        </li>
      ))}
    </ul>
  );
}

type Check = {
  readonly key: string;
  /** Null: not known yet. */
  readonly isRight: boolean | null;
  readonly n?: number;
};

function iconOf(isRight: boolean | null): IconName {
  return isRight === null ? 'more' : isRight ? 'check' : 'alert';
}

export function isSolvable(look: Look | null): boolean {
  return (look?.count?.solutions.length ?? 0) > 0;
}
