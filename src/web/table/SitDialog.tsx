/** Sitting down at a table that waits, or changing a seat: a name or a rival, and what the game asks. */
import { useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import type { Field } from '../../core/form.ts';
import { longestName } from '../../core/name.ts';
import type { Say } from '../../core/phrase.ts';
import type { Problem, Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { suggestPicks } from '../../core/seating.ts';
import type { Intent } from '../../room/decide.ts';
import { personName } from '../../room/names.ts';
import { choiceFor, seatedBy, usualMethod } from '../../room/rivalchoice.ts';
import { parseSeatWish } from '../../room/rivals.ts';
import type { ScreenSeat } from '../../room/screen.ts';
import { useMe } from '../data.ts';
import { useFace } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { TextField } from '../kit/TextField.tsx';
import { sayOr, useLanguage, useSay } from '../kit/words.tsx';
import { LazyRivals } from '../rivals/LazyRivals.tsx';
import { changeable } from './changeable.ts';

/** Whom to seat; or the seat to change. */
type Kind = 'person' | 'rival' | Seat;
type Props = { readonly controller: TableController; readonly kind: Kind; readonly onClose: () => void };

export function SitDialog({ controller, kind, onClose }: Props) {
  const { table } = controller;
  const { screen, game } = table;
  const say = useSay();
  const language = useLanguage();
  const face = useFace(game.id);
  const { me } = useMe();
  const changed = typeof kind === 'number' ? screen.seats[kind]! : null;
  const taken = screen.seats.filter((seat) => seat !== changed);
  const fields = game.seatForm(screen.options, taken);
  const isRival = changed ? changed.bot !== null : kind === 'rival';
  const [rival, setRival] = useState(() =>
    isRival && changed ? choiceFor(game, changed) : { who: null, method: usualMethod },
  );
  const [isLeftOut, setLeftOut] = useState(false);
  const [name, setName] = useState(() => changed?.name ?? personName(me?.name ?? null, taken, say));
  const [picks, setPicks] = useState(changed?.picks ?? suggestPicks(fields));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const problemAt = (path: string | null) => {
    const found = problems.find((each) => (each.path ?? null) === path);
    return found ? say(found.code, found.params) : null;
  };
  const sit = async () => {
    const { who, method } = rival;
    if (isRival && who === null) return setLeftOut(true);
    const seated = who === null ? { name, bot: null } : seatedBy(game, { who, method }, taken, changed);
    const choice = { ...seated, picks };
    const parsed = parseSeatWish(game, screen.options, choice, taken, changed);
    const sat: Result<unknown> = parsed.ok ? await table.send(intentFor(kind, choice)) : parsed;
    if (sat.ok) onClose();
    else setProblems(sat.problems);
  };
  return (
    <Dialog
      open
      wide={isRival}
      title={titleOf(kind, changed, changeable(fields, language, say), say)}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {say('table.cancel')}
          </Button>
          <Button kind="main" type="submit" form="sit-form">
            {say(changed ? 'table.keep' : 'table.sit')}
          </Button>
        </>
      }
    >
      <form
        id="sit-form"
        className="sit-form"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {isRival ? (
          <LazyRivals
            game={game}
            others={taken}
            value={rival}
            onChange={setRival}
            isLeftOut={isLeftOut}
            error={problemAt('rival') ?? problemAt('name') ?? problemAt('bot')}
          />
        ) : (
          <TextField
            label={say('table.name')}
            value={name}
            onChange={setName}
            error={problemAt('name')}
            maxLength={longestName}
          />
        )}
        {fields.map((field) => (
          <Pick
            key={field.key}
            field={field}
            value={picks[field.key] ?? null}
            picture={face.pictures?.[`seat.${field.key}`]}
            onPick={(value) => setPicks({ ...picks, [field.key]: value })}
            error={problemAt(`picks.${field.key}`)}
          />
        ))}
        {problemAt(null) && (
          <p className="lobby-problem" role="alert">
            {problemAt(null)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

type PickProps = {
  readonly field: Field;
  readonly value: string | null;
  readonly picture: React.ComponentType<{ readonly value: string }> | undefined;
  readonly onPick: (value: string) => void;
  readonly error: string | null;
};

function Pick({ field, value, picture: Picture, onPick, error }: PickProps) {
  const say = useSay();
  if (field.kind !== 'choice') return null;
  return (
    <Choice
      legend={say(`seat.${field.key}`)}
      value={value}
      options={field.choices.map((choice) => ({
        value: choice,
        label: sayOr(say, `seat.${field.key}.${choice}`, choice),
        ...(Picture && { picture: <Picture value={choice} /> }),
      }))}
      onChange={onPick}
      error={error}
    />
  );
}

/** A seat is changed as it is, so that nobody else can take it meanwhile. */
function intentFor(kind: Kind, choice: unknown): Intent {
  return typeof kind === 'number' ? { kind: 'reseat', seat: kind, choice } : { kind: 'sit', choice };
}

function titleOf(kind: Kind, changed: ScreenSeat | null, what: string, say: Say): string {
  if (changed)
    return changed.mine ? say('table.change-seat', { what }) : say('table.change-who', { who: changed.name });
  return say(kind === 'rival' ? 'table.add-rival' : 'table.sit');
}
