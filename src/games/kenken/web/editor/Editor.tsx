/** The editor of levels: the sheet, the chosen cage, and what is known of the level so far. */
import { useMemo, useState } from 'react';
import { Button } from '../../../../web/kit/Button.tsx';
import { IconButton } from '../../../../web/kit/IconButton.tsx';
import type { EditorProps, Made } from '../../../../web/kit/library.ts';
import { MenuButton, type MenuItem } from '../../../../web/kit/MenuButton.tsx';
import { Question } from '../../../../web/kit/Question.tsx';
import { SectionHead } from '../../../../web/kit/SectionHead.tsx';
import { SelectField } from '../../../../web/kit/SelectField.tsx';
import { ListTool } from '../../../../web/kit/TableLayout.tsx';
import { useToast } from '../../../../web/kit/Toast.tsx';
import { useSay } from '../../../../web/kit/words.tsx';
import { type Draft, isEmpty } from '../../editor/draft.ts';
import { formatLink } from '../../editor/link.ts';
import { type Level, largest, smallest } from '../../level.ts';
import { formatProp } from '../../prop.ts';
import { exportsOf } from '../exports.ts';
import { CagePanel } from './CagePanel.tsx';
import { CheckList, CountPanel, FixPanel, isSolvable, statusOf } from './CountPanel.tsx';
import { type Desk, firstOf, useDesk } from './desk.ts';
import { EditorBoard } from './EditorBoard.tsx';
import { forgetDraft } from './kept.ts';
import { type Look, useLook } from './look.ts';
import { MakeDialog } from './MakeDialog.tsx';

/** Where the draft belongs, and what of it is in the library. */
type Place = { readonly name: string; readonly entry: string | null; readonly stored: Draft | null };

export default function Editor({ made, desk: room, Frame }: EditorProps) {
  const say = useSay();
  const [first] = useState(() => firstOf(made));
  const [{ name, entry, stored }, setPlace] = useState<Place>({ ...first, stored: null });
  const desk = useDesk({ history: first.history, name, entry }, stored);
  const { look, before } = useLook(desk.checks.level);
  const [showsSolution, showSolution] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const { size } = desk.draft;
  const whyNot = useWhyNot(desk, look);
  const whole = (level: Level): Made => ({ name, texts: { level: formatProp(level) }, entry });
  const save = async () => {
    const kept = await room.keep(whole(desk.checks.level!));
    if (!kept) return;
    forgetDraft(entry);
    setPlace({ name: kept.name, entry: kept.entry?.id ?? entry, stored: desk.draft });
  };
  const play = () => void room.play(whole(desk.checks.level!));
  const items = useItems({ desk, look, name, room, showsSolution, showSolution, setMaking, setClearing });
  const saying = statusOf(desk, look, say);
  const hint = isEmpty(desk.draft) ? say('editor.begin') : say('editor.how');
  return (
    <>
      <Frame
        title={name === '' ? say('editor.new') : name}
        aside={say('editor.aside', { size })}
        actions={
          <>
            <UndoButtons desk={desk} />
            <MenuButton label={say('editor.more')} icon="more" items={items} />
          </>
        }
        turn={
          <p className="status k-status" role="status">
            <b>{desk.checks.level ? saying : hint}</b>
          </p>
        }
        board={
          <EditorBoard
            desk={desk}
            solutions={look?.count?.solutions ?? []}
            showsSolution={showsSolution}
            say={say}
          />
        }
        tools={
          <div className="k-editor-tools">
            <CagePanel desk={desk} say={say} />
            <div className="k-foot">
              <ListTool />
              <Button icon="play" why={whyNot} onClick={play}>
                {say('editor.play')}
              </Button>
              <Button kind="main" icon="saved" why={whyNot} onClick={() => void save()}>
                {say('editor.save')}
              </Button>
            </div>
          </div>
        }
        lists={
          <>
            <CountPanel desk={desk} look={look} before={before} say={say} />
            <FixPanel key={look ? formatProp(look.level) : ''} desk={desk} look={look} say={say} />
            <CheckList desk={desk} look={look} say={say} />
            <section className="k-paper">
              <SectionHead>{say('editor.square')}</SectionHead>
              <SelectField
                label={say('editor.size')}
                value={`${size}`}
                options={Array.from({ length: largest - smallest + 1 }, (_, at) => ({
                  value: `${smallest + at}`,
                  label: say('editor.size.n', { n: smallest + at }),
                }))}
                onChange={(value) => desk.setSize(Number(value))}
              />
              <Button icon="shuffle" onClick={() => setMaking(true)}>
                {say('editor.make')}
              </Button>
            </section>
            <p className="k-keys">{say('editor.keys')}</p>
          </>
        }
        line={saying}
      />
      <MakeDialog
        open={isMaking}
        size={size}
        say={say}
        onMade={(level) => {
          desk.take(level);
          setMaking(false);
        }}
        onClose={() => setMaking(false)}
      />
      <Question
        open={isClearing}
        title={say('editor.clear.title')}
        text={say('editor.clear.text')}
        choices={[
          { label: say('editor.clear.keep'), onPick: () => {} },
          { label: say('editor.clear.do'), kind: 'bad', onPick: desk.clear },
        ]}
        onClose={() => setClearing(false)}
      />
    </>
  );
}

function UndoButtons({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { past, future } = desk.history;
  return (
    <>
      <IconButton
        icon="undo"
        label={say('do.undo')}
        why={past.length > 0 ? null : say('undo-nothing')}
        onClick={() => desk.obey({ do: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={say('do.redo')}
        why={future.length > 0 ? null : say('redo-nothing')}
        onClick={() => desk.obey({ do: 'redo' })}
      />
    </>
  );
}

/** What is not right yet, in a sentence; null when it may be stored. */
function useWhyNot({ checks }: Desk, look: Look | null): string | null {
  const say = useSay();
  if (checks.level === null) return say('editor.count.unfinished');
  if (isSolvable(look)) return null;
  return say(look?.count?.count === 0 ? 'editor.count.none' : 'editor.count.counting');
}

type ItemProps = {
  readonly desk: Desk;
  readonly look: Look | null;
  readonly name: string;
  readonly room: EditorProps['desk'];
  readonly showsSolution: boolean;
  readonly showSolution: (shows: boolean) => void;
  readonly setMaking: (isMaking: boolean) => void;
  readonly setClearing: (isClearing: boolean) => void;
};

function useItems(props: ItemProps): readonly MenuItem[] {
  const { desk, look, name, room, showsSolution, showSolution, setMaking, setClearing } = props;
  const say = useSay();
  const toast = useToast();
  const { level } = desk.checks;
  const unfinished = level ? null : say('editor.count.unfinished');
  const texts = useMemo(() => ({ level: level ? formatProp(level) : '' }), [level]);
  const share = async () => {
    const link = `${location.origin}/library/kenken/open#${formatLink({ name, level: level! })}`;
    const isCopied = await room.copy(link);
    toast({
      tone: isCopied ? 'good' : 'info',
      text: isCopied ? say('editor.link.copied') : link,
      keep: !isCopied,
    });
  };
  return [
    {
      label: say(showsSolution ? 'editor.hide-solution' : 'editor.solve'),
      icon: 'eye',
      why: isSolvable(look) ? null : (unfinished ?? say('editor.no-solution')),
      onPick: () => showSolution(!showsSolution),
    },
    { label: say('editor.make'), icon: 'shuffle', onPick: () => setMaking(true) },
    { label: say('editor.link'), icon: 'link', why: unfinished, onPick: () => void share() },
    ...exportsOf.map(
      ({ label, ending, write }): MenuItem => ({
        label: say(label),
        icon: 'download',
        why: unfinished,
        onPick: () => {
          const written = write(texts);
          const [problem] = written.ok ? [] : written.problems;
          if (problem) toast({ tone: 'bad', text: say(problem.code, problem.params) });
          else if (written.ok) room.download(`${name === '' ? 'kenken' : name}.${ending}`, written.value);
        },
      }),
    ),
    { label: say('editor.clear'), icon: 'trash', bad: true, onPick: () => setClearing(true) },
  ];
}
