/** A game's rules beside its table: the same chapter as in the manual, without leaving the game. */
import { Suspense, use } from 'react';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { loadChapter } from './chapters.ts';
import { Prose } from './Prose.tsx';
import './RulesDialog.css';

type Props = { readonly game: string; readonly open: boolean; readonly onClose: () => void };

export function RulesDialog({ game, open, onClose }: Props) {
  const say = useSay();
  const actions = (
    <>
      <Button href={`/manual/${game}`} icon="manual">
        {say('manual.open-here')}
      </Button>
      <Button kind="main" onClick={onClose} data-autofocus>
        {say('manual.to-table')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={say('manual.rules')} onClose={onClose} actions={actions} wide>
      <div className="rules" data-game={game}>
        <Suspense fallback={<p role="status">{say('manual.loading')}</p>}>
          <Rules game={game} />
        </Suspense>
      </div>
    </Dialog>
  );
}

function Rules({ game }: { readonly game: string }) {
  const say = useSay();
  const chapter = use(loadChapter(game, useLanguage()));
  if (!chapter) return <p>{say('manual.no-chapter')}</p>;
  return <Prose chapter={chapter} deeper={1} named={false} />;
}
