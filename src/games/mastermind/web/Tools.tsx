/** What one plays with: colours to lay, or marks to give, and the button that does it. */
import { useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { IconButton } from '../../../web/kit/IconButton.tsx';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { pegsOf } from '../code.ts';
import { phaseOf } from '../table.ts';
import { codeMove, erased, filled, isHeld, laid, missingPegs, nearest } from './draft.ts';
import { useDrag } from './drag.ts';
import { type Hand, isAsked, missing, type Table, useHand } from './hand.ts';
import { Palette } from './Palette.tsx';
import { ReplyTools } from './ReplyTools.tsx';
import { guessBefore } from './shown.ts';
import { keysOf } from './words.ts';
import './Tools.css';

export function Tools(table: Table) {
  const { view, replaying } = table;
  const hand = useHand(table);
  const player = view.me === null ? undefined : view.players[view.me];
  if (!player || replaying || phaseOf(view) === 'over') return null;
  const answers =
    player.role === 'maker' && (hand.task === 'reply' || (hand.task === null && player.done === null));
  if (answers) return <ReplyTools table={table} hand={hand} />;
  return player.done === null ? <CodeTools table={table} hand={hand} /> : null;
}

type Props = { readonly table: Table; readonly hand: Hand };

function CodeTools({ table, hand }: Props) {
  const { view, say, mayAct } = table;
  const root = useRef<HTMLDivElement>(null);
  const pegs = pegsOf(view.board);
  const colors = pegs.filter((peg) => peg > 0);
  useDrag(root, mayAct && hand.task !== null, {
    onDrop: ({ peg }, goal) => typeof goal === 'number' && hand.edit(laid(view.board, hand.code, peg, goal)),
  });
  return (
    <section className="m-tools" ref={root}>
      <div className="m-wide">
        <SectionHead aside={say('palette.keys', keysOf(pegs))}>{say('palette.head')}</SectionHead>
      </div>
      <Palette
        pegs={[...colors, ...pegs.filter((peg) => peg === 0)]}
        used={view.board.repeats ? [] : hand.code.pegs}
        say={say}
        onPick={(peg) => hand.edit(laid(view.board, hand.code, peg))}
      />
      <Acts table={table} hand={hand} />
      <p className="m-wide small muted">{say(hand.task === 'code' ? 'palette.help.code' : 'palette.help')}</p>
    </section>
  );
}

function Acts({ table, hand }: Props) {
  const { view, say } = table;
  const above = view.me === null ? null : guessBefore(view, view.me);
  const isEmpty = missingPegs(hand.code) === view.board.positions;
  return (
    <div className="m-acts">
      <MainButton table={table} hand={hand} />
      <IconButton
        edged
        icon="eraser"
        caption={say('do.erase.short')}
        label={say('do.erase')}
        onClick={() => !isEmpty && hand.edit(erased(hand.code))}
      />
      <IconButton
        edged
        icon="copy"
        caption={say('do.copy.short')}
        label={say('do.copy')}
        why={above ? null : say('do.copy.none')}
        onClick={() => above && hand.edit(filled(above))}
      />
      {hand.task === 'guess' && <HoldButton say={say} hand={hand} />}
      {table.aids}
    </div>
  );
}

/** Keeps the chosen peg, or the one just laid, for the next guess. */
function HoldButton({ say, hand }: { readonly say: Table['say']; readonly hand: Hand }) {
  const place = nearest(hand.code);
  const isKept = place !== null && isHeld(hand.code, place);
  return (
    <IconButton
      edged
      icon="lock"
      caption={say('do.hold.short')}
      label={place === null ? say('do.hold') : say('do.hold.place', { n: place + 1 })}
      aria-pressed={isKept}
      why={place === null ? say('do.hold.none') : null}
      onClick={() => place !== null && hand.hold(place)}
    />
  );
}

function MainButton({ table, hand }: Props) {
  const { view, say } = table;
  const { task, code } = hand;
  const waits = waitsFor(table, hand);
  const move = task === null || task === 'reply' ? null : codeMove(task, code);
  const lacks = missing(code);
  const why = waits ? say(waits) : move === null ? say(lacks.code, lacks.params) : null;
  const guesses = move !== null && isAsked(code, move) ? 'do.anyway' : 'do.guess';
  const does = task === 'code' ? (phaseOf(view) === 'tell' ? 'do.tell' : 'do.code') : guesses;
  return (
    <Button kind="main" large className="m-main" busy={hand.pending !== null} why={why} onClick={hand.send}>
      {why ?? say(does)}
    </Button>
  );
}

/** Why nothing can be sent now, if so. */
function waitsFor({ view, mayAct }: Table, { task, pending }: Hand): string | null {
  if (mayAct || pending) return null;
  if (task !== null) return 'waits.turn';
  return phaseOf(view) === 'code' ? 'waits.code' : 'waits.answer';
}
