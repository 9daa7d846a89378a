/** Who plays: people at this screen, bots, and seats left free for friends. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../core/result.ts';
import { Button } from '../kit/Button.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import { useAnnounce } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { type Around, type Arrangement, settingOf, shownAt } from './arrangement.ts';
import {
  addChair,
  type Chair,
  changeBot,
  pick,
  pickFields,
  removeChair,
  rename,
  type Setting,
  unchosen,
} from './chairs.ts';
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
  const add = (bot: string | null) => {
    const more = addChair(setting, chairs, bot, me, around.say);
    flushSync(() => onSeats(more));
    announce(say('new.added', { name: more.at(-1)!.name }));
    if (bot === null) list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select();
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
            game={game.id}
            chair={chair}
            at={at}
            isMe={chair.bot === null && chair.id === firstPerson(chairs)}
            bots={game.bots}
            fields={pickFields(setting)}
            problems={of(at, shown)}
            onName={(name) => onSeats(rename(chairs, chair.id, name))}
            onBot={(bot) => onSeats(changeBot(chairs, chair.id, bot, around.say))}
            onPick={(key, value) => onSeats(pick(setting, chairs, chair.id, key, value))}
            onRemove={() => remove(chair)}
            onLeave={(field) => onLeave(`${at}.${field}`)}
          />
        ))}
      </ol>
      <fieldset className="new-add">
        <legend>{say('new.add')}</legend>
        <div className="bar">
          <Button ref={adding} icon="person" why={full} onClick={() => add(null)}>
            {say('new.add-person')}
          </Button>
          {game.bots.length > 0 && (
            <Button
              icon="plus"
              why={full}
              onClick={() => add(game.asksRivals ? unchosen : middle(game.bots))}
            >
              {say('new.add-bot')}
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
    </div>
  );
}

function firstPerson(chairs: readonly Chair[]): number | undefined {
  return chairs.find(({ bot }) => bot === null)?.id;
}

/** Neither the weakest nor the strongest, where there are more than two. */
function middle(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)]!;
}

/** The problems of one seat, by the field. */
function of(at: number, shown: Readonly<Record<string, Problem>>): Readonly<Record<string, Problem>> {
  const prefix = `${at}.`;
  const own = Object.entries(shown).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(own.map(([path, found]) => [path.slice(prefix.length), found]));
}
