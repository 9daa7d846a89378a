/** TableController down at a table that waits: a name, a level for a bot, and what the game asks of a seat. */
import { useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import type { Field } from '../../core/form.ts';
import { longestName } from '../../core/name.ts';
import type { Problem, Result } from '../../core/result.ts';
import { suggestPicks } from '../../core/seating.ts';
import { botName, personName } from '../../room/names.ts';
import { useMe } from '../data.ts';
import { useFace } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { TextField } from '../kit/TextField.tsx';
import { sayOr, useSay } from '../kit/words.tsx';

type Kind = 'person' | 'bot' | 'change';
type Props = { readonly controller: TableController; readonly kind: Kind; readonly onClose: () => void };

export function SitDialog({ controller, kind, onClose }: Props) {
  const { table } = controller;
  const { screen, game } = table;
  const say = useSay();
  const face = useFace(game.id);
  const { me } = useMe();
  const mine = kind === 'change' ? table.people[0]! : null;
  const taken = screen.seats.filter((_, at) => at !== mine);
  const fields = game.seatForm(screen.options, taken);
  const level = game.bots[Math.floor(game.bots.length / 2)] ?? null;
  const [bot, setBot] = useState(kind === 'bot' ? level : null);
  const [name, setName] = useState(
    mine !== null
      ? screen.seats[mine]!.name
      : bot === null
        ? personName(me?.name ?? null, taken, say)
        : botName(bot, taken, say),
  );
  const [picks, setPicks] = useState(mine !== null ? screen.seats[mine]!.picks : suggestPicks(fields));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const problemAt = (path: string | null) => {
    const found = problems.find((each) => (each.path ?? null) === path);
    return found ? say(found.code, found.params) : null;
  };
  const sit = async () => {
    const choice = { name, bot, picks };
    const parsed = game.parseSeat(screen.options, choice, taken);
    const sat: Result<unknown> = parsed.ok ? await seat(controller, mine, choice) : parsed;
    if (sat.ok) onClose();
    else setProblems(sat.problems);
  };
  return (
    <Dialog
      open
      title={say(kind === 'bot' ? 'table.add-bot' : kind === 'change' ? 'table.change-seat' : 'table.sit')}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {say('table.cancel')}
          </Button>
          <Button kind="main" type="submit" form="sit-form">
            {say(kind === 'change' ? 'table.keep' : 'table.sit')}
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
        {bot !== null && (
          <Choice
            legend={say('table.level')}
            value={bot}
            options={game.bots.map((value) => ({ value, label: say(`bot.${value}`) }))}
            onChange={(value) => {
              if (name === botName(bot, taken, say)) setName(botName(value, taken, say));
              setBot(value);
            }}
            error={problemAt('bot')}
          />
        )}
        <TextField
          label={say('table.name')}
          value={name}
          onChange={setName}
          error={problemAt('name')}
          maxLength={longestName}
        />
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

/** To change a seat one stands up and sits down again; the old one comes back if that fails. */
async function seat({ table }: TableController, mine: number | null, choice: unknown): Promise<Result<null>> {
  if (mine === null) return table.send({ kind: 'sit', choice });
  const { name, picks } = table.screen.seats[mine]!;
  const stood = await table.send({ kind: 'stand', seat: mine });
  if (!stood.ok) return stood;
  const sat = await table.send({ kind: 'sit', choice });
  if (!sat.ok) await table.send({ kind: 'sit', choice: { name, bot: null, picks } });
  return sat;
}
