/** The table: board, seats, what happened, the line to type in. */
import { Box } from 'ink';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { clockText } from '../../client/clock.ts';
import type { Pen } from '../../core/phrase.ts';
import { dealText } from '../deal.ts';
import type { TableInput } from '../input.ts';
import { settingsText } from '../settings.ts';
import { rows, rowsLine, rowText } from '../standings.ts';
import { endKeys, newsPhrases, type Status, sentences, turnStatus } from '../status.ts';
import { cut, wrap } from '../text.ts';
import { Board, type Drawing, drawing, Scroll } from './Board.tsx';
import { Editor } from './editor.ts';
import { type Press, usePress } from './keys.ts';
import { Centered, Header, Input, Line, Lines, type ScreenProps, type Size } from './parts.tsx';

type TableProps = ScreenProps & { readonly input: TableInput };

/** Columns that seats beside the board need, and take at most. */
const narrowest = 22;
const widest = 32;

export function TableScreen(props: TableProps): ReactNode {
  const { client, input, size, pen } = props;
  const { screen } = input.table;
  const [state] = useState(() => ({ editor: new Editor(), scroll: new Scroll(), candidates: '' }));
  usePress((press) => {
    tableKey(input, press, state);
    client.changed();
  });
  useClockTick(props);
  const preview = usePreview(input, state.editor.text);
  const { columns, rows: lines } = size;
  const { text: typed } = state.editor;
  const drawn = useMemo(() => {
    if (screen.view === null) return null;
    // The head, the foot and what is told need some lines.
    const room = { columns, rows: lines - 8 };
    return drawing(input.table.rules.renderText(screen.view, { ...pen, room, typed }));
  }, [screen.view, input, pen, columns, lines, typed]);
  if (input.controller.awaited !== null) {
    // What one player had begun to type is not for the next one to read.
    state.editor.clear();
    state.candidates = '';
    return <Cover {...props} />;
  }
  const layout = layOut(size, drawn, input, pen);
  const under = state.candidates || (preview ? statusText(preview, pen) : '');
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows} overflow="hidden">
      <TableHeader {...props} />
      {layout.hasLine && <Line text={pen.paint(cut(rowsLine(input), size.columns), 'strong')} />}
      <Box height={layout.height} marginTop={layout.gap} flexShrink={0} gap={3}>
        {drawn ? (
          <Board drawing={drawn} scroll={state.scroll} width={layout.width} height={layout.height} />
        ) : (
          <Centered lines={screen.paused ? wrap(pen.say('play.paused'), layout.width) : []} />
        )}
        {layout.side > 0 && <SeatRows input={input} pen={pen} width={layout.side} />}
      </Box>
      <Lines lines={[...layout.told, ...layout.status]} />
      <Input editor={state.editor} prompt="> " width={size.columns} row={size.rows - 2} />
      <Line text={under || pen.paint(keysHelp(input, state.scroll, pen), 'dim')} />
    </Box>
  );
}

type State = { readonly editor: Editor; readonly scroll: Scroll; candidates: string };

function tableKey(input: TableInput, press: Press, state: State): void {
  const { editor, scroll } = state;
  state.candidates = '';
  if (input.controller.awaited !== null) {
    if (press.name === 'enter') input.controller.uncover();
  } else if (press.name === 'enter') {
    const { text } = editor;
    editor.clear();
    void input.submit(text);
  } else if (press.name === 'tab') {
    const { text, candidates } = input.complete(editor.text);
    editor.set(text);
    if (candidates.length > 1) state.candidates = candidates.join('  ');
  } else if (press.name === 'escape') editor.clear();
  else if (!scroll.press(press) && !editor.press(press)) {
    if (press.name === 'up') editor.recall(1, input.typed);
    if (press.name === 'down') editor.recall(-1, input.typed);
  }
}

/** The clock moves once a second while it runs. */
function useClockTick({ client, input }: TableProps): void {
  const runs = input.table.screen.ticking;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(client.changed, 1000);
    return () => clearInterval(timer);
  }, [client, runs]);
}

/** What the typed move would do, once the typing rests. */
function usePreview(input: TableInput, text: string): Status | null {
  const { seq, seat } = input.table.screen;
  const [shown, show] = useState<{ readonly key: string; readonly preview: Status | null } | null>(null);
  const key = `${seq} ${seat} ${text}`;
  useEffect(() => {
    const timer = setTimeout(() => show({ key, preview: input.preview(text) }), 120);
    return () => clearTimeout(timer);
  }, [input, text, key]);
  return shown?.key === key ? shown.preview : null;
}

type Layout = {
  readonly width: number;
  readonly height: number;
  /** An empty line above the board, where there is room for it. */
  readonly gap: number;
  /** Columns for the seats beside the board; 0 when they stand above it. */
  readonly side: number;
  /** Whether the seats stand above the board, in one line. */
  readonly hasLine: boolean;
  readonly told: readonly string[];
  readonly status: readonly string[];
};

/** What was last answered, and whose turn it is; a refusal stands alone. */
function answerOf({ confirmation, controller: { notice: status }, table }: TableInput): Status {
  if (confirmation) return { phrases: [confirmation.phrase], tone: 'plain' };
  if (status?.tone === 'bad') return status;
  const { paused, view } = table.screen;
  const turn: Status = paused && view === null ? { phrases: [], tone: 'plain' } : turnStatus(table);
  return status ? { phrases: [...status.phrases, ...turn.phrases], tone: status.tone } : turn;
}

/** The board gets what it needs, then the seats beside it, then what is told. */
function layOut(size: Size, drawn: Drawing | null, input: TableInput, pen: Pen): Layout {
  const left = size.columns - (drawn?.width ?? 0) - 3;
  const { table, say } = input;
  // Where the drawing names everybody, only who is away, and their places in the end, are told once more.
  const isNamed = table.rules.drawsSeats === true && drawn !== null;
  const side = left >= narrowest && !isNamed ? Math.min(widest, left) : 0;
  const hasLine = side === 0 && (!isNamed || table.screen.outcome !== null || table.away.length > 0);
  const answer = answerOf(input);
  const status = wrap(sentences(answer.phrases, say), size.columns)
    .slice(0, 3)
    .map((line) =>
      answer.tone === 'plain' ? line : pen.paint(line, answer.tone === 'bad' ? 'bad' : 'accent'),
    );
  const rest = size.rows - 3 - (hasLine ? 1 : 0) - status.length;
  const room = Math.min(4, Math.max(1, rest - (drawn?.lines.length ?? 0)));
  const deal = dealText(input);
  const news = [
    ...newsPhrases(table).map(({ code, params }) => say(code, params)),
    ...(deal === '' ? [] : [deal]),
  ];
  const spoken = news.flatMap((line) => wrap(line, size.columns)).slice(-room);
  const width = side === 0 ? size.columns : size.columns - side - 3;
  const lines = drawn?.lines.length ?? 0;
  const gap = rest - spoken.length - lines > 2 ? 1 : 0;
  return { width, height: rest - spoken.length - gap, gap, side, hasLine, told: spoken, status };
}

function TableHeader({ client, input, pen }: TableProps): ReactNode {
  const { say, paint } = pen;
  const { name, hintsLeft } = input.table.screen;
  const hints = hintsLeft === null ? [] : [say('play.hints-left', { n: hintsLeft })];
  const others = input.table.watching - (input.table.people.length === 0 ? 1 : 0);
  const watched = others > 0 ? [say('play.watched', { n: others })] : [];
  const right = [...watched, ...hints, clockText(input.table.clock()), client.lang].join(' · ');
  const settings = settingsText(input);
  const chosen = settings === '' ? '' : paint(` · ${settings}`, 'dim');
  const left = paint(`${say('name')} · ${name}`, 'strong') + chosen;
  return <Header left={left} right={paint(right, 'dim')} />;
}

function SeatRows(props: {
  readonly input: TableInput;
  readonly pen: Pen;
  readonly width: number;
}): ReactNode {
  const lines = rows(props.input).map((row) => {
    const text = rowText(row, props.width);
    return row.tone ? props.pen.paint(text, row.tone) : text;
  });
  return (
    <Box flexDirection="column" width={props.width} flexShrink={0} overflow="hidden">
      <Lines lines={lines} />
    </Box>
  );
}

function Cover({ input, size, pen }: TableProps): ReactNode {
  const who = input.table.screen.seats[input.controller.awaited!]!.name;
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <Centered lines={[pen.paint(pen.say('play.cover', { who }), 'strong'), pen.say('play.cover-keys')]} />
    </Box>
  );
}

function statusText({ phrases, tone }: Status, pen: Pen): string {
  const text = sentences(phrases, pen.say);
  return tone === 'bad' ? pen.paint(text, 'bad') : text;
}

function keysHelp(input: TableInput, scroll: Scroll, { say }: Pen): string {
  if (input.controller.isOver) return endKeys(input);
  return scroll.isNeeded ? say('screen.more') : say('play.keys');
}
