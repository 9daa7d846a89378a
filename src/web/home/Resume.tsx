import type { Entry } from '../../protocol/http.ts';
import { Button } from '../kit/Button.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { companions, scoreLine, standing } from '../saved/standing.ts';
import { Thumb } from '../saved/Thumb.tsx';

/** The game that waits for me, or the last one played. */
export function Resume({ entry, game }: { readonly entry: Entry; readonly game: string }) {
  const say = useSay();
  const language = useLanguage();
  const { id, name, phase, waiting } = entry;
  const title = waiting ? 'home.your-turn' : phase === 'gathering' ? 'home.gathers' : 'home.goes-on';
  const who = companions(entry, language, say);
  const { code, params } = standing(entry);
  const details = [
    who === null ? game : say('home.with', { game, who }),
    scoreLine(entry, say) ?? [],
    waiting || phase === 'gathering' ? [] : say(code, params),
  ];
  return (
    <section className="resume" data-game={entry.game} aria-labelledby="resume-title">
      <Thumb entry={entry} name={game} />
      <div className="resume-text">
        <h2 id="resume-title">{say(title, { name })}</h2>
        <p>{details.flat().join(', ')}</p>
      </div>
      <Button kind="main" href={`/table/${id}`}>
        {say('home.continue')}
      </Button>
    </section>
  );
}
