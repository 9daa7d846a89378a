/** The editor of a game's content, in the room's one layout: its sheet where a board would be. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Problem } from '../../core/result.ts';
import { askMe } from '../data.ts';
import { useCompact } from '../kit/arrangement.ts';
import { GamePattern } from '../kit/GamePattern.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import type { FrameProps, Made } from '../kit/library.ts';
import { TableLayout } from '../kit/TableLayout.tsx';
import { useSay } from '../kit/words.tsx';
import { Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';
import { library, useLibraryDesk } from './desk.tsx';
import { forgetHanded, whatIsHanded } from './handed.ts';
import { partsOf } from './parts.ts';
import { Shelved } from './Shelved.tsx';
import { hasShelf, useShelf } from './shelves.ts';
import '../table/Table.css';
import './Library.css';

type Props = { readonly game: string; readonly entry: string | null };

export default function EditorPage({ game, entry }: Props) {
  if (!hasShelf(game)) return <Lost />;
  return (
    <Shelved game={game}>
      <Opened game={game} entry={entry} />
    </Shelved>
  );
}

type Opening = { readonly made: Made | null } | { readonly problem: Problem };

function Opened({ game, entry }: Props) {
  const say = useSay();
  const { kind, Editor } = useShelf(game);
  const { desk, dialog } = useLibraryDesk(game, kind);
  const [opening, setOpening] = useState<Opening | null>(() =>
    entry === null ? { made: whatIsHanded() } : null,
  );
  const Framed = useMemo(() => (props: FrameProps) => <Frame {...props} game={game} />, [game]);
  useEffect(forgetHanded, []);
  useEffect(() => {
    if (entry !== null) void open(game, kind, entry).then(setOpening);
  }, [game, kind, entry]);
  if (opening && 'problem' in opening)
    return <Lost why={say(opening.problem.code, opening.problem.params)} />;
  return (
    <Shell game={game} table={{ items: [] }}>
      {opening && <Editor made={opening.made} desk={desk} Frame={Framed} />}
      {dialog}
    </Shell>
  );
}

/** Somebody else's becomes one's own when it is stored. */
async function open(game: string, kind: string, id: string): Promise<Opening> {
  const me = await askMe();
  if (!me.ok) return { problem: me.problems[0] };
  const found = await library.entry(id);
  if (!found.ok) return { problem: found.problems[0] };
  const { name, hash, entry } = found.value;
  const texts = await library.texts(hash, await partsOf(game, kind));
  if (!texts.ok) return { problem: texts.problems[0] };
  return { made: { name, texts: texts.value, entry: entry?.mine ? entry.id : null } };
}

function Frame({
  game,
  title,
  aside,
  actions,
  turn,
  board,
  tools,
  lists,
  line,
}: FrameProps & { readonly game: string }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const isCompact = useCompact();
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  }, [title]);
  const head = (
    <header className="head papered">
      <GamePattern game={game} />
      {isCompact && (
        <IconButton icon="back" label={say('library.back')} onClick={() => navigate(`/library/${game}`)} />
      )}
      <h1>{title}</h1>
      <p className="aside">{aside}</p>
      <div className="bar">{actions}</div>
    </header>
  );
  return (
    <TableLayout
      head={head}
      turn={turn}
      board={board}
      ratio={1}
      seats={null}
      tools={tools}
      ask={null}
      lists={lists}
      line={line}
    />
  );
}
