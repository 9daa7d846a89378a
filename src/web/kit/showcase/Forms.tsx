import { type ReactNode, use, useState } from 'react';
import type { PieceTone } from '../../../core/phrase.ts';
import { Choice } from '../Choice.tsx';
import { Looks } from '../looks.ts';
import { NumberField } from '../NumberField.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SwitchField } from '../SwitchField.tsx';
import { TextField } from '../TextField.tsx';
import { useSay } from '../words.tsx';

/** Everything one can fill in. */
export function Forms() {
  const say = useSay();
  const [name, setName] = useState(say('kit.page.table.value'));
  const [turns, setTurns] = useState<number | null>(14);
  const [players, setPlayers] = useState<number | null>(2);
  const [sound, setSound] = useState(true);
  const [clock, setClock] = useState(false);
  const nobody = name.trim() === '' ? say('kit.page.table.empty') : null;
  return (
    <section>
      <SectionHead level={3}>{say('kit.page.fields')}</SectionHead>
      <div className="kit-two">
        <TextField
          label={say('kit.page.table')}
          help={say('kit.page.table.help')}
          value={name}
          error={nobody}
          maxLength={40}
          onChange={setName}
        />
        <TextField
          label={say('kit.page.word')}
          value={say('kit.page.word.value')}
          error={say('kit.page.word.error')}
          onChange={() => {}}
        />
        <NumberField
          label={say('kit.page.players')}
          help={say('kit.page.players.help')}
          value={players}
          onChange={setPlayers}
          min={2}
          max={10}
        />
        <NumberField label={say('kit.page.turns')} value={turns} onChange={setTurns} min={6} max={12} />
        <SwitchField label={say('kit.page.sound')} value={sound} onChange={setSound} />
        <SwitchField
          label={say('kit.page.clock')}
          help={say('kit.page.clock.help')}
          value={clock}
          onChange={setClock}
        />
      </div>
    </section>
  );
}

/** One of a few, in each shape it may take. */
export function Choices() {
  const say = useSay();
  const [shape, setShape] = useState<string | null>('circle');
  const [level, setLevel] = useState<string | null>('calm');
  const [language, setLanguage] = useState<string | null>(null);
  const [game, setGame] = useState<string | null>('all');
  const named = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: say(`kit.page.${key}.${value}`) }));
  return (
    <section className="kit-forms">
      <SectionHead level={3}>{say('kit.page.choices')}</SectionHead>
      <div data-game="rolit">
        <Choice
          legend={say('kit.page.shape')}
          value={shape}
          onChange={setShape}
          options={named('shape', ['square', 'circle', 'diamond']).map((option) => ({
            ...option,
            picture: <Shape of={option.value} />,
          }))}
        />
      </div>
      <Choice
        legend={say('kit.page.level')}
        value={level}
        onChange={setLevel}
        options={named('level', ['calm', 'keen', 'full']).map((option) => ({
          ...option,
          help: say(`kit.page.level.${option.value}.help`),
          why: option.value === 'full' ? say('kit.page.level.why') : null,
        }))}
      />
      <Choice
        legend={say('kit.page.words')}
        value={language}
        onChange={setLanguage}
        error={language === null ? say('kit.page.words.error') : null}
        options={named('words', ['ca', 'es', 'en'])}
      />
      <Choice
        compact
        legend={say('kit.page.filter')}
        value={game}
        onChange={setGame}
        options={[
          { value: 'all', label: say('kit.page.filter.all') },
          ...named('game', Object.keys(use(Looks))),
        ]}
      />
    </section>
  );
}

const span = [0, 1, 2, 3, 4, 5];
const balls: Readonly<Record<string, PieceTone>> = {
  '2,1': 'red',
  '1,2': 'yellow',
  '4,2': 'yellow',
  '3,3': 'blue',
  '2,4': 'red',
};

/** A small board of each shape. */
function Shape({ of }: { readonly of: string }) {
  const dots: ReactNode[] = [];
  for (const y of span)
    for (const x of span) {
      const corner = Math.min(x, 5 - x) + Math.min(y, 5 - y);
      if ((of === 'circle' && corner < 1) || (of === 'diamond' && corner < 2)) continue;
      const tone = balls[`${x},${y}`];
      const fill = tone ? `var(--${tone})` : 'currentColor';
      dots.push(
        <circle
          key={`${x},${y}`}
          cx={8 + x * 9.6}
          cy={8 + y * 9.6}
          r="3.7"
          fill={fill}
          opacity={tone ? 1 : 0.38}
        />,
      );
    }
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {dots}
    </svg>
  );
}
