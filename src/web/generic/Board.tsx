/** The board of any game: its drawing, with places that can be pointed at. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { worthPhrases } from '../../client/news.ts';
import { useCompact } from '../kit/arrangement.ts';
import type { BoardProps } from '../kit/gameui.ts';
import { useOverflow } from '../kit/overflow.ts';
import { Drawn } from './Drawn.tsx';
import { type Line, textOf, widthOf } from './drawing.ts';
import { focusField, focusSpot } from './focus.ts';
import { type Draft, isAt, parseDraft, placesOf, read, useMoves } from './moves.ts';
import { Place, type States } from './Place.tsx';
import { pitchOf, type Spot, spotsOf, stepFrom } from './spots.ts';
import { useParts } from './useparts.ts';
import './Board.css';

export function Board(props: BoardProps) {
  const compact = useCompact();
  const { board, aside, below } = useParts(props);
  return (
    <div className="g-card">
      <div className="g-fit">
        <Grid {...props} lines={board} />
      </div>
      {below.length > 0 && (
        <div className="g-text g-below" style={{ '--cols': widest(below) } as CSSProperties}>
          <Drawn lines={below} />
        </div>
      )}
      {aside.length > 0 && (!compact || props.replaying) && <Aside lines={aside} />}
    </div>
  );
}

/** In a compact window it is among the notes, and the board has the room. */
function Aside({ lines }: { readonly lines: readonly Line[] }) {
  const text = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(text);
  return (
    <div className="g-text g-aside" ref={text} tabIndex={scrolls ? 0 : undefined}>
      <Drawn lines={lines} />
    </div>
  );
}

function Grid({ lines, ...props }: BoardProps & { readonly lines: readonly Line[] }) {
  const { say, mayAct } = props;
  const spots = useMemo(() => spotsOf(lines), [lines]);
  const byPlace = useMemo(() => new Map(spots.map((spot) => [spot.place, spot])), [spots]);
  const possible = usePossible(props, spots);
  const [last, setLast] = useState('');
  const stop = byPlace.get(last) ?? spots.find(({ place }) => possible.has(place)) ?? spots[0];
  const draft = parseDraft(props.draft);
  const spotAt = (place: string, inside: ReactNode) => {
    const spot = byPlace.get(place)!;
    return (
      <Place
        key={place}
        spot={spot}
        states={statesOf(place, draft, possible, props)}
        isStop={spot === stop}
        mayAct={mayAct}
        say={say}
        onFocus={() => setLast(place)}
        onPick={() => pick(props, draft, place)}
        onKey={(event) => pressed(props, spots, spot, event)}
      >
        {inside}
      </Place>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div
      className="g-text g-board"
      role="group"
      aria-label={say('generic.board')}
      tabIndex={spots.length === 0 ? 0 : undefined}
      style={measures(lines, spots)}
    >
      <Drawn lines={lines} spot={spotAt} />
    </div>
  );
}

/** Places that some move begins with; where all are, marks would say nothing. */
function usePossible({ rules, view, mayAct }: BoardProps, spots: readonly Spot[]): ReadonlySet<string> {
  const moves = useMoves(rules, view, mayAct);
  return useMemo(() => {
    const places = spots.map(({ place }) => place);
    const possible = placesOf(moves, places);
    return possible.size < places.length ? possible : new Set();
  }, [moves, spots]);
}

function statesOf(
  place: string,
  draft: Draft,
  possible: ReadonlySet<string>,
  { hinted, pending }: BoardProps,
): States {
  return {
    isPossible: possible.has(place),
    isChosen: isAt(draft.text, place),
    isHinted: isAt(hinted ?? '', place),
    isPending: isAt(pending ?? '', place),
  };
}

function widest(lines: readonly Line[]): number {
  return Math.max(1, ...lines.map(widthOf));
}

const walls = /[\u2500-\u257f]/;

/** Lines as high as makes cells square, as far as it reads well. Walls have to meet, and what stands in them shows. */
function measures(lines: readonly Line[], spots: readonly Spot[]): CSSProperties {
  const { columns, gap, lines: rows } = pitchOf(spots);
  const hasWalls = lines.some((line) => walls.test(textOf(line)));
  return {
    '--cols': widest(lines),
    '--rows': lines.length,
    '--line': hasWalls ? 1.16 : Math.min(1.6, Math.max(1.24, columns * 0.6)),
    '--reach-x': Math.min(gap, 1) / 2,
    '--reach-y': Math.min(Math.max(0, rows - 1), 1) * (hasWalls ? 0.3 : 0.5),
  } as CSSProperties;
}

/** A place that is a whole move is chosen first and played when picked again; another one begins the text. */
function pick({ mayAct, rules, view, setDraft, play, tell }: BoardProps, draft: Draft, place: string): void {
  if (!mayAct) return;
  const reading = read(rules, view, place);
  if (reading.kind === 'good' && reading.text === draft.text) play(reading.move);
  else if (reading.kind === 'good') {
    setDraft({ text: reading.text, from: place } satisfies Draft);
    tell(worthPhrases(reading.preview.worth, reading.preview.says));
  } else if (reading.kind === 'refused') {
    setDraft(null);
    tell(reading.problems, 'bad');
  } else {
    setDraft({ text: `${place} `, from: place } satisfies Draft);
    focusField();
  }
}

function pressed(props: BoardProps, spots: readonly Spot[], spot: Spot, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const next = stepFrom(spots, spot, key, ctrlKey || metaKey);
  if (next) focusSpot(next.place);
  else if (ctrlKey || metaKey || altKey) return;
  else if (key === 'Escape' && props.draft !== null) {
    props.setDraft(null);
    props.tell([]);
  } else if (!begins(props, spot.place, key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A sign typed on a place that is no move by itself goes on writing in the field. */
function begins({ mayAct, rules, view, setDraft }: BoardProps, place: string, key: string): boolean {
  if (!mayAct || [...key].length !== 1 || key === ' ' || read(rules, view, place).kind !== 'unread')
    return false;
  setDraft({ text: `${place} ${key}`, from: place } satisfies Draft);
  focusField();
  return true;
}
