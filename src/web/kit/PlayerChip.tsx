import type { PieceTone } from '../../core/phrase.ts';
import { Ball } from './Ball.tsx';
import { Chip } from './Chip.tsx';
import { useSay } from './words.tsx';

type Props = {
  readonly name: string;
  readonly tone?: PieceTone | null | undefined;
  readonly away?: boolean | undefined;
  readonly current?: boolean | undefined;
};

/** A player in a word. */
export function PlayerChip({ name, tone, away = false, current = false }: Props) {
  const say = useSay();
  return (
    <Chip
      tone={away ? 'warn' : current ? 'accent' : undefined}
      current={current}
      picture={tone && <Ball tone={tone} />}
      icon={tone ? undefined : 'person'}
    >
      {away ? say('kit.player.away', { name }) : name}
    </Chip>
  );
}
