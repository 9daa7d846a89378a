import { use } from 'react';
import { pieceTones } from '../../../core/phrase.ts';
import { Ball } from '../Ball.tsx';
import { BoardFrame } from '../BoardFrame.tsx';
import { GamePattern } from '../GamePattern.tsx';
import { Icon } from '../Icon.tsx';
import { type IconName, icons } from '../icons.ts';
import { Logo } from '../Logo.tsx';
import { Looks } from '../looks.ts';
import { Peg } from '../Peg.tsx';
import { PieceMark } from '../PieceMark.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useSay } from '../words.tsx';

/** The twelve colours as ball, peg and mark. */
export function Pieces() {
  const say = useSay();
  return (
    <section className="kit-pieces">
      <SectionHead level={3}>{say('kit.page.pieces')}</SectionHead>
      <ul className="kit-row">
        {pieceTones.map((tone) => (
          <li key={tone}>
            <Ball tone={tone} label={say(`kit.page.tone.${tone}`)} />
          </li>
        ))}
      </ul>
      <BoardFrame label={say('kit.page.frame')}>
        <div className="kit-row">
          {pieceTones.map((tone) => (
            <Peg key={tone} tone={tone} />
          ))}
        </div>
      </BoardFrame>
      <div className="kit-row kit-marks">
        {pieceTones.map((tone) => (
          <PieceMark key={tone} tone={tone} />
        ))}
      </div>
    </section>
  );
}

/** The house and the four games. */
export function Covers() {
  const say = useSay();
  return (
    <section>
      <SectionHead level={3}>{say('kit.page.covers')}</SectionHead>
      <div className="kit-covers">
        {['room', ...Object.keys(use(Looks))].map((game) => (
          <div key={game} className="kit-cover papered" data-game={game}>
            <GamePattern game={game} />
            {game === 'room' && <Logo size={44} label="Ludoteca" />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Every icon, by the name the code calls it. */
export function Icons() {
  const say = useSay();
  return (
    <section>
      <SectionHead level={3} aside={Object.keys(icons).length}>
        {say('kit.page.icons')}
      </SectionHead>
      <ul className="kit-icons">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span lang="en">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
