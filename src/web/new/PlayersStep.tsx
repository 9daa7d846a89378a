/** Who plays: people at this screen, rivals, and seats left free for friends. */
import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../core/result.ts';
import { choiceFor, type RivalChoice, usualMethod } from '../../room/rivalchoice.ts';
import { strengthsOf } from '../../room/rivals.ts';
import { Button } from '../kit/Button.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import { useAnnounce } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { type Around, type Arrangement, settingOf, shownAt } from './arrangement.ts';
import {
  addPerson,
  addRival,
  besides,
  type Chair,
  changeRival,
  pick,
  pickFields,
  removeChair,
  rename,
  type Setting,
  unchosen,
} from './chairs.ts';
import { RivalDialog } from './RivalDialog.tsx';
import { SeatEditor } from './SeatEditor.tsx';

type Props = {
  readonly arrangement: Arrangement;
  readonly around: Around;
  readonly onSeats: (chairs: readonly Chair[]) => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onLeave: (path: string) => void;
};

export function PlayersStep(props: Props) {
  const setting = settingOf(props.arrangement, props.around.game);
  return setting && <Party {...props} setting={setting} />;
}

function Party({
  arrangement,
  around,
  setting,
  onSeats,
  onOpen,
  onLeave,
}: Props & { readonly setting: Setting }) {
  const say = useSay();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const { me, game } = around;
  const chairs = arrangement.chairs ?? [];
  const { max } = game.seats(setting.options);
  const shown = shownAt(arrangement, 'players', around);
  const free = Math.max(0, max - chairs.length);
  const full = free === 0 ? say('table-full') : null;
  const added = (more: readonly Chair[]) => {
    flushSync(() => onSeats(more));
    announce(say('new.added', { name: more.at(-1)!.name }));
  };
  const person = () => {
    added(addPerson(setting, chairs, me, around.say));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select();
  };
  /** The chair that a rival is chosen for: one that is there, or the next. */
  const [choosing, setChoosing] = useState<number | 'new' | null>(null);
  const chosenFor = chairs.find(({ id }) => id === choosing) ?? null;
  const choose: ComponentProps<typeof RivalDialog>['onChoose'] = (choice) => {
    setChoosing(null);
    if (chosenFor) onSeats(changeRival(setting, chairs, chosenFor.id, choice));
    else added(addRival(setting, chairs, choice));
  };
  const remove = ({ id, name }: Chair) => {
    flushSync(() => onSeats(removeChair(setting, chairs, id)));
    announce(say('new.removed', { name }));
    adding.current?.focus();
  };
  return (
    <div className="new-party">
      {chairs.length === 0 && <p className="muted">{say('new.nobody')}</p>}
      <ol ref={list} className="new-seats">
        {chairs.map((chair, at) => (
          <SeatEditor
            key={chair.id}
            game={game}
            chair={chair}
            at={at}
            isMe={chair.bot === null && chair.id === firstPerson(chairs)}
            fields={pickFields(setting)}
            problems={of(at, shown)}
            onName={(name) => onSeats(rename(chairs, chair.id, name))}
            onRival={() => setChoosing(chair.id)}
            onPick={(key, value) => onSeats(pick(setting, chairs, chair.id, key, value))}
            onRemove={() => remove(chair)}
            onLeave={(field) => onLeave(`${at}.${field}`)}
          />
        ))}
      </ol>
      <fieldset className="new-add">
        <legend>{say('new.add')}</legend>
        <div className="bar">
          <Button ref={adding} icon="person" why={full} onClick={person}>
            {say('new.add-person')}
          </Button>
          {strengthsOf(game).length > 0 && (
            <Button icon="plus" why={full} onClick={() => setChoosing('new')}>
              {say('new.add-rival')}
            </Button>
          )}
        </div>
        <SwitchField
          label={say('new.friends')}
          help={say(free > 0 ? 'new.friends-help' : 'new.friends-none', { n: free })}
          value={arrangement.isOpen}
          onChange={onOpen}
        />
      </fieldset>
      {choosing !== null && (
        <RivalDialog
          game={game}
          title={say('new.rival-at', { n: seatOf(chairs, chosenFor) })}
          others={besides(chairs, chosenFor?.id ?? null)}
          first={chosenFor && chosenFor.bot !== unchosen ? choiceFor(game, chosenFor) : nobodyYet}
          onChoose={choose}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}

function firstPerson(chairs: readonly Chair[]): number | undefined {
  return chairs.find(({ bot }) => bot === null)?.id;
}

const nobodyYet: RivalChoice = { who: null, method: usualMethod };

/** As people count them. */
function seatOf(chairs: readonly Chair[], chair: Chair | null): number {
  return chair ? chairs.indexOf(chair) + 1 : chairs.length + 1;
}

/** The problems of one seat, by the field. */
function of(at: number, shown: Readonly<Record<string, Problem>>): Readonly<Record<string, Problem>> {
  const prefix = `${at}.`;
  const own = Object.entries(shown).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(own.map(([path, found]) => [path.slice(prefix.length), found]));
}
