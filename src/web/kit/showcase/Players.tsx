import { Avatar } from '../Avatar.tsx';
import { Chip } from '../Chip.tsx';
import { PlayerChip } from '../PlayerChip.tsx';
import type { SeatCardProps } from '../SeatCard.tsx';
import { SeatList } from '../SeatList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useSay } from '../words.tsx';

/** Who sits there. */
export function Players() {
  const say = useSay();
  const few: readonly SeatCardProps[] = [
    { name: 'Aina', detail: say('kit.page.you'), score: '106', current: true },
    { name: 'Marcel', score: '102', away: true },
    { name: 'Gresol', detail: say('kit.page.bot'), score: '83' },
  ];
  const many: readonly SeatCardProps[] = [
    { name: 'Jana', detail: say('kit.page.tone.yellow'), score: '9', delta: '−5', tone: 'yellow' },
    { name: 'Oriol', detail: say('kit.page.tone.green'), score: '8', delta: '−1', tone: 'green', away: true },
    { name: 'Núria', detail: say('kit.page.tone.purple'), score: '9', delta: '−2', tone: 'purple' },
    {
      name: 'Berta',
      detail: say('kit.page.tone.blue'),
      score: '9',
      delta: '+10',
      tone: 'blue',
      current: true,
    },
    { name: 'Tramuntana', detail: say('kit.page.tone.red'), score: '8', tone: 'red' },
  ];
  const plain = many.map(({ delta: _, ...seat }) => seat);
  return (
    <section className="kit-forms">
      <SectionHead level={3}>{say('kit.page.people')}</SectionHead>
      <div className="kit-set">
        <Chip icon="people">{say('kit.page.online', { n: 3 })}</Chip>
        <Chip tone="accent">{say('kit.page.yourTurn')}</Chip>
        <PlayerChip name="Berta" tone="blue" />
        <PlayerChip name="Jana" current />
        <PlayerChip name="Oriol" tone="green" away />
        <Avatar name="Núria" />
        <Avatar name="Leo" tone="purple" />
      </div>
      <SeatList label={say('kit.page.seats.few')} seats={few} form="cards" />
      <SeatList label={say('kit.page.seats.many')} seats={many} form="roster" />
      <SeatList label={say('kit.page.seats.phone')} seats={plain} form="chips" />
    </section>
  );
}
