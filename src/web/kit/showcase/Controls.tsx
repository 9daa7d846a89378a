import { use, useState } from 'react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Kbd } from '../Kbd.tsx';
import { Looks } from '../looks.ts';
import { MenuButton } from '../MenuButton.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useTimer } from '../timer.ts';
import { useSay } from '../words.tsx';

/** Buttons in every state. */
export function Controls() {
  const say = useSay();
  return (
    <section>
      <SectionHead level={3}>{say('kit.page.buttons')}</SectionHead>
      <div className="kit-set">
        <Button kind="main" icon="play">
          {say('kit.page.play')}
        </Button>
        <Button>{say('kit.page.save')}</Button>
        <Button kind="plain" icon="undo">
          {say('kit.page.undo')}
        </Button>
        <Button kind="bad">{say('kit.page.resign')}</Button>
      </div>
      <div className="kit-set">
        {Object.keys(use(Looks)).map((game) => (
          <span key={game} data-game={game}>
            <Button kind="main">{say(`kit.page.game.${game}`)}</Button>
          </span>
        ))}
      </div>
      <div className="kit-set">
        <Button className="is-focus">{say('kit.page.focus')}</Button>
        <Button why={say('kit.page.why')}>{say('kit.page.notTurn')}</Button>
        <Button kind="main" why={say('kit.page.why')}>
          {say('kit.page.play')}
        </Button>
        <Patient />
      </div>
      <div className="kit-set">
        <Button kind="main" large>
          {say('kit.page.large')}
        </Button>
        <Button large href="/kit">
          {say('kit.page.link')}
        </Button>
      </div>
      <Small />
    </section>
  );
}

/** Busy for a while when pressed. */
function Patient() {
  const say = useSay();
  const [busy, setBusy] = useState(true);
  useTimer(busy ? 9000 : null, () => setBusy(false));
  return (
    <Button kind="main" busy={busy} onClick={() => setBusy(true)}>
      {say('kit.page.send')}
    </Button>
  );
}

function Small() {
  const say = useSay();
  const [sound, setSound] = useState(true);
  const nothing = () => {};
  return (
    <div className="kit-set">
      <IconButton icon="lamp" label={say('kit.page.hint')} />
      <IconButton icon="chat" label={say('kit.page.chat', { n: 3 })} count={3} />
      <IconButton edged icon="undo" label={say('kit.page.undo')} />
      <IconButton edged icon="redo" label={say('kit.page.redo')} why={say('kit.page.whyRedo')} />
      <IconButton
        edged
        icon={sound ? 'sound' : 'mute'}
        label={say('kit.page.sound')}
        aria-pressed={sound}
        onClick={() => setSound(!sound)}
      />
      <MenuButton
        label={say('kit.more')}
        icon="more"
        items={[
          { label: say('kit.page.save'), icon: 'saved', onPick: nothing },
          { label: say('kit.page.copy'), icon: 'link', onPick: nothing },
          { label: say('kit.page.redo'), icon: 'redo', onPick: nothing, why: say('kit.page.whyRedo') },
          { label: say('kit.page.resign'), icon: 'flag', onPick: nothing, bad: true },
        ]}
      />
      <span className="muted small">
        <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> {say('kit.page.undo')}
      </span>
    </div>
  );
}
