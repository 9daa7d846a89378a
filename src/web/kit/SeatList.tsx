import { type ReactNode, useEffect, useRef } from 'react';
import { useCompact } from './arrangement.ts';
import { useOverflow } from './overflow.ts';
import { SeatCard, type SeatCardProps } from './SeatCard.tsx';
import './SeatList.css';

type Props = {
  /** What the list is called. */
  readonly label: string;
  readonly seats: readonly SeatCardProps[];
  /** How it lies; by itself: chips in a compact window, else cards up to four and a roster above. */
  readonly form?: SeatForm | undefined;
  /** A roster of small rows, two beside each other: so by itself from six on. */
  readonly many?: boolean | undefined;
};

type SeatForm = 'cards' | 'roster' | 'chips';

/** Everybody at the table, in order. */
export function SeatList({ label, seats, form, many = seats.length > 5 }: Props) {
  const compact = useCompact();
  const lies = form ?? (compact ? 'chips' : seats.length > 4 ? 'roster' : 'cards');
  const cards = seats.map((seat, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
    <li key={at} data-current={seat.current || undefined}>
      <SeatCard {...seat} />
    </li>
  ));
  if (lies === 'chips')
    return (
      <Chips label={label} current={seats.findIndex((seat) => seat.current)}>
        {cards}
      </Chips>
    );
  return (
    <ul className={`seats-${lies}`} aria-label={label} data-many={(lies === 'roster' && many) || undefined}>
      {cards}
    </ul>
  );
}

type ChipsProps = { readonly label: string; readonly current: number; readonly children: ReactNode };

/** A row that scrolls sideways and keeps whose turn it is in sight. */
function Chips({ label, current, children }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useOverflow(list);
  useEffect(() => {
    const row = list.current!;
    const show = () => {
      const chip = row.children[current];
      if (chip instanceof HTMLElement)
        row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.clientWidth) / 2;
    };
    const watch = new ResizeObserver(show);
    watch.observe(row);
    return () => watch.disconnect();
  }, [current]);
  return (
    <ul ref={list} className="seats-chips" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </ul>
  );
}
