/** The positions that were saved at this table (R16), and the way back to any of them. */
import { useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import type { Say } from '../../core/phrase.ts';
import type { Screen } from '../../room/screen.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Question } from '../kit/Question.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useLocale, useSay } from '../kit/words.tsx';
import { moment } from '../saved/standing.ts';

type Props = { readonly controller: TableController; readonly onClose: () => void };

/** `to`: as the room knows it; null is the start, which nobody has saved. */
type Point = {
  readonly to: number | null;
  readonly name: string;
  readonly moves: number;
  readonly at: number | null;
  readonly isHere: boolean;
};

export function SavePoints({ controller, onClose }: Props) {
  const say = useSay();
  const toast = useToast();
  const [wanted, setWanted] = useState<Point | null>(null);
  const points = pointsOf(controller.table.screen, say);
  const goBack = async ({ to, name }: Point) => {
    onClose();
    if (await controller.revertToSave(to)) toast({ tone: 'good', text: say('table.returned', { name }) });
  };
  if (wanted) {
    return (
      <Question
        open
        title={say('table.return-title', { name: wanted.name })}
        text={say('table.return-text')}
        onClose={onClose}
        choices={[
          { label: say('table.go-on'), kind: 'plain', onPick: onClose },
          { label: say('table.return'), kind: 'bad', onPick: () => void goBack(wanted) },
        ]}
      />
    );
  }
  return (
    <Dialog open title={say('table.saves-title')} onClose={onClose}>
      {points.length === 1 && <p className="muted">{say('table.saves-none')}</p>}
      <ul className="save-points">
        {points.map((point) => (
          <PointRow key={point.to ?? 'start'} point={point} onPick={() => setWanted(point)} />
        ))}
      </ul>
    </Dialog>
  );
}

/** The newest first, the start last. */
function pointsOf({ saves, moveCount }: Screen, say: Say): readonly Point[] {
  const start = {
    to: null,
    name: say('table.saves-start'),
    moves: 0,
    at: null,
    isHere: moveCount === 0,
  };
  return [...saves.map(({ seq: to, ...save }) => ({ to, ...save })).reverse(), start];
}

function PointRow({ point, onPick }: { readonly point: Point; readonly onPick: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { name, moves, at, isHere } = point;
  const details = [
    ...(moves > 0 ? [say('table.saves-moves', { n: moves })] : []),
    ...(at === null ? [] : [moment(at, Date.now(), locale)]),
  ];
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        {details.length > 0 && <small>{details.join(' · ')}</small>}
      </span>
      {isHere ? (
        <small>{say('table.saves-here')}</small>
      ) : (
        <Button aria-label={say('table.return-to', { name })} onClick={onPick}>
          {say('table.return')}
        </Button>
      )}
    </li>
  );
}
