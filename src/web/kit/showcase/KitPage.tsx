/** Every part of the house in all its states, by day, in the evening and in strong contrast. */
import { useEffect } from 'react';
import { Logo } from '../Logo.tsx';
import { useLanguage, useSay, WordsProvider } from '../words.tsx';
import { Controls } from './Controls.tsx';
import { Choices, Forms } from './Forms.tsx';
import { Dialogs, Notices } from './Messages.tsx';
import { ca } from './messages/ca.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { Nothing, Type, UnderWay } from './Paths.tsx';
import { Covers, Icons, Pieces } from './Pieces.tsx';
import { Players } from './Players.tsx';
import './KitPage.css';

const themes = ['light', 'dark', 'contrast'] as const;

const samples = { ca: [ca], es: [es], en: [en] };

export default function KitPage() {
  return (
    <WordsProvider catalogues={samples[useLanguage()]}>
      <Everything />
    </WordsProvider>
  );
}

function Everything() {
  const say = useSay();
  useEffect(() => {
    document.title = `${say('kit.page')} · Ludoteca`;
  }, [say]);
  return (
    <main className="kit-page">
      <header className="kit-head">
        <Logo size={44} />
        <div>
          <h1 tabIndex={-1}>{say('kit.page')}</h1>
          <p className="aside">{say('kit.page.aside')}</p>
        </div>
      </header>
      <div className="kit-themes">
        {themes.map((theme) => (
          <Half key={theme} theme={theme} />
        ))}
      </div>
    </main>
  );
}

function Half({ theme }: { readonly theme: (typeof themes)[number] }) {
  const say = useSay();
  return (
    <section className="kit-half" data-theme={theme} data-game="room" aria-labelledby={`kit-${theme}`}>
      <h2 id={`kit-${theme}`}>{say(`kit.page.theme.${theme}`)}</h2>
      <div className="kit-parts">
        <Controls />
        <Forms />
        <Choices />
        <Pieces />
        <Players />
        <Notices />
        <Dialogs />
        <UnderWay />
        <Nothing />
        <Covers />
        <Type />
        <Icons />
      </div>
    </section>
  );
}
