import { use, useState } from 'react';
import { Button } from '../Button.tsx';
import { Empty } from '../Empty.tsx';
import { EmptyArt } from '../EmptyArt.tsx';
import { Looks } from '../looks.ts';
import { Progress } from '../Progress.tsx';
import { ReplayBar } from '../ReplayBar.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useTimer } from '../timer.ts';
import { useSay } from '../words.tsx';

/** What goes on: a replay, and two things under way. */
export function UnderWay() {
  const say = useSay();
  const last = 43;
  const [at, setAt] = useState(12);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  return (
    <section className="kit-forms">
      <SectionHead level={3}>{say('kit.page.underWay')}</SectionHead>
      <ReplayBar
        at={at}
        last={last}
        playing={playing}
        speed={speed}
        onGo={setAt}
        onPlay={setPlaying}
        onSpeed={setSpeed}
      />
      {playing && (
        <Tick key={at} after={1000 / speed} onTick={() => (at < last ? setAt(at + 1) : setPlaying(false))} />
      )}
      <Progress label={say('kit.page.loading')} value={0.62} />
      <Progress label={say('kit.page.thinking')} />
    </section>
  );
}

function Tick({ after, onTick }: { readonly after: number; readonly onTick: () => void }) {
  useTimer(after, onTick);
  return null;
}

/** Lists with nothing in them. */
export function Nothing() {
  const say = useSay();
  const [first = 'room', ...others] = Object.keys(use(Looks));
  return (
    <section className="kit-forms" data-game={first}>
      <SectionHead level={3}>{say('kit.page.empty')}</SectionHead>
      <Empty
        level={4}
        art={<EmptyArt game={first} />}
        title={say('kit.page.empty.title')}
        text={say('kit.page.empty.text')}
        action={<Button kind="main">{say('kit.page.empty.start')}</Button>}
      />
      <div className="kit-set">
        {[...others, 'room'].map((game) => (
          <EmptyArt key={game} game={game} />
        ))}
      </div>
    </section>
  );
}

/** The two typefaces and their sizes. */
export function Type() {
  const say = useSay();
  return (
    <section className="kit-type">
      <SectionHead level={3} aside="Vollkorn · Atkinson Hyperlegible Next">
        {say('kit.page.type')}
      </SectionHead>
      <p className="title kit-t3">{say('kit.page.hello')}</p>
      <p className="title kit-t2">{say('kit.page.empty.title')}</p>
      <p>
        {say('kit.page.leave.text')} <span className="muted">{say('kit.page.table.help')}</span>
      </p>
      <p className="kit-digits">
        <span className="num">0123456789</span> <span className="aside">{say('kit.page.covers')}</span>
      </p>
    </section>
  );
}
