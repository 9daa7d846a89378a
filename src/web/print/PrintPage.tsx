/** Content on paper (K9): one, two or four on a page, the solutions on pages of their own. */
import { use } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GameWords } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Page } from '../kit/Page.tsx';
import type { PrintUi } from '../kit/print.ts';
import { SwitchField } from '../kit/SwitchField.tsx';
import { useSay } from '../kit/words.tsx';
import { Lost } from '../shell/Lost.tsx';
import { type Printed, printUiOf, useNames, usePrinted, useSolutions } from './printed.ts';
import { pagesOf, readWish, solutionsPerPage, type Wish, writeWish } from './wish.ts';
import './Print.css';

const uis = new Map<string, Promise<PrintUi | null>>();

export default function PrintPage({ game }: { readonly game: string }) {
  if (!uis.has(game)) uis.set(game, printUiOf(game));
  const ui = use(uis.get(game)!);
  if (!ui) return <Lost />;
  return (
    <GameWords game={game}>
      <Sheets game={game} ui={ui} />
    </GameWords>
  );
}

type Props = { readonly game: string; readonly ui: PrintUi };

function Sheets({ game, ui }: Props) {
  const say = useSay();
  const [path, go] = useLocation();
  const wish = readWish(useSearch());
  const { items, problem } = usePrinted(game, ui, wish.hashes);
  const solutions = useSolutions(ui, items, wish.solutions);
  const names = useNames(game, ui.kind, wish.hashes);
  const isWorking = items === null || (wish.solutions && items.some(({ hash }) => !solutions.has(hash)));
  const change = (part: Partial<Wish>) => go(`${path}${writeWish({ ...wish, ...part })}`, { replace: true });
  return (
    <Page
      title={say('print.title')}
      aside={<span role="status">{say(isWorking ? 'print.working' : 'print.ready')}</span>}
      actions={
        <Button kind="main" why={isWorking ? say('print.working') : null} onClick={() => window.print()}>
          {say('print.print')}
        </Button>
      }
    >
      <Controls wish={wish} onChange={change} />
      {problem && <p className="print-problem">{say(problem.code, problem.params)}</p>}
      {items?.length === 0 && !problem && <p>{say('print.nothing')}</p>}
      {items && <Paper ui={ui} items={items} wish={wish} names={names} solutions={solutions} />}
    </Page>
  );
}

type ControlsProps = { readonly wish: Wish; readonly onChange: (part: Partial<Wish>) => void };

function Controls({ wish, onChange }: ControlsProps) {
  const say = useSay();
  return (
    <div className="print-controls">
      <Choice
        legend={say('print.per')}
        hideLegend={false}
        compact
        value={`${wish.per}`}
        options={(['1', '2', '4'] as const).map((value) => ({ value, label: say(`print.per-${value}`) }))}
        onChange={(per) => onChange({ per: Number(per) as Wish['per'] })}
      />
      <SwitchField
        label={say('print.solutions')}
        value={wish.solutions}
        onChange={(solutions) => onChange({ solutions })}
      />
    </div>
  );
}

type PaperProps = {
  readonly ui: PrintUi;
  readonly items: readonly Printed[];
  readonly wish: Wish;
  readonly names: ReadonlyMap<string, string>;
  readonly solutions: ReadonlyMap<string, unknown>;
};

function Paper({ ui, items, wish, names, solutions }: PaperProps) {
  const say = useSay();
  const numbered = items.map((item, at) => ({ ...item, number: at + 1, name: names.get(item.hash) ?? null }));
  const solved = wish.solutions ? numbered.filter(({ hash }) => solutions.get(hash)) : [];
  return (
    <div className="print-paper">
      {pagesOf(numbered, wish.per).map((page) => (
        <section key={page[0]!.hash} className="print-page" data-per={wish.per}>
          {page.map(({ hash, page: bytes, number, name }) => (
            <figure key={hash}>
              <figcaption>{captionOf(number, name, items.length)}</figcaption>
              <ui.Figure page={bytes} solution={null} />
            </figure>
          ))}
        </section>
      ))}
      {pagesOf(solved, solutionsPerPage).map((page) => (
        <section key={page[0]!.hash} className="print-page" data-per="solutions">
          <h2>{say('print.solutions-head')}</h2>
          {page.map(({ hash, page: bytes, number, name }) => (
            <figure key={hash}>
              <figcaption>{captionOf(number, name, items.length)}</figcaption>
              <ui.Figure page={bytes} solution={solutions.get(hash)} />
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Numbers tell which solution is whose. */
function captionOf(number: number, name: string | null, count: number): string {
  return [...(count > 1 ? [`${number}.`] : []), ...(name ? [name] : [])].join(' ');
}
