/** One's own tiles on their rack. A slot whose tile is laid stays empty. */
import { type CSSProperties, useRef } from 'react';
import { pointsOf } from '../score.ts';
import { useDrag } from './drag.ts';
import { dropped } from './drop.ts';
import type { Hand } from './hand.ts';
import { worthOf } from './shown.ts';
import { Tile } from './Tile.tsx';
import type { Table } from './table.ts';
import { rackTileInWords } from './words.ts';

/** More than this make two rows where it is narrow. */
const inOneRow = 8;

export function Rack({ table, hand }: { readonly table: Table; readonly hand: Hand }) {
  const { say, view } = table;
  const { rack, laid, exchanged, picked } = hand;
  const root = useRef<HTMLFieldSetElement>(null);
  useDrag(root, hand.isActive && exchanged === null, (grip, goal) => dropped(hand, grip, goal));
  const points = pointsOf(view.kinds);
  const places = Math.max(rack.length, Math.min(view.terms.rack, 15));
  const across = places > inOneRow ? Math.ceil(places / 2) : places;
  const slots = Array.from({ length: places }, (_, slot) => slot);
  return (
    <fieldset
      ref={root}
      className="s-rack"
      aria-label={say(exchanged ? 'rack.exchange' : 'rack.label')}
      data-exchange={exchanged ? '' : undefined}
      data-rows={places > 10 ? 2 : undefined}
      style={{ '--slots': places, '--across': across } as CSSProperties}
    >
      {slots.map((slot) => {
        const tile = rack[slot];
        if (tile === undefined || laid.some((each) => each.slot === slot))
          return <span key={slot} className="s-slot s-gone" data-slot={slot} />;
        const chosen = exchanged ? exchanged.includes(slot) : picked === slot;
        return (
          <button
            key={slot}
            type="button"
            className="s-slot"
            data-slot={slot}
            data-grip="slot"
            aria-pressed={chosen}
            onClick={() => hand.pick(slot)}
          >
            <span className="sr">{rackTileInWords(tile, points.get(tile) ?? 0, say)}</span>
            <Tile tile={tile} points={worthOf(points, tile)} />
          </button>
        );
      })}
    </fieldset>
  );
}
