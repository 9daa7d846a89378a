/** The pieces that all screens are made of. Nothing is ever wider or higher than the place it is given. */
import { Box, Text, useCursor } from 'ink';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Pen } from '../../core/phrase.ts';
import type { Client } from '../client.ts';
import { widthOf } from '../text.ts';
import type { Editor } from './editor.ts';

export type Size = { readonly columns: number; readonly rows: number };

/** What every screen gets. */
export type ScreenProps = { readonly client: Client; readonly size: Size; readonly pen: Pen };

/** One line, cut where the place ends. */
export function Line({ text }: { readonly text: string }): ReactNode {
  return <Text wrap="truncate-end">{text === '' ? ' ' : text}</Text>;
}

/** Lines have no identity but their place, so they are given as fixed children. */
export function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const children: ReactNode[] = [];
  for (const line of lines) children.push(<Line text={line} />);
  return createElement(Fragment, null, ...children);
}

/** A title on the left, something small on the right. */
export function Header({ left, right }: { readonly left: string; readonly right: string }): ReactNode {
  return (
    <Box justifyContent="space-between" gap={2}>
      <Box flexShrink={1}>
        <Line text={left} />
      </Box>
      <Box flexShrink={0}>
        <Line text={right} />
      </Box>
    </Box>
  );
}

/** The whole window: a title, a body that takes what is left, lines at the foot. */
export function Frame(props: {
  readonly size: Size;
  readonly header: ReactNode;
  readonly foot: readonly string[];
  readonly children: ReactNode;
}): ReactNode {
  const { columns, rows } = props.size;
  return (
    <Box flexDirection="column" width={columns} height={rows} overflow="hidden">
      <Box height={2} flexShrink={0} flexDirection="column">
        {props.header}
      </Box>
      <Box height={rows - 2 - props.foot.length} flexDirection="column" overflow="hidden">
        {props.children}
      </Box>
      <Box height={props.foot.length} flexShrink={0} flexDirection="column">
        <Lines lines={props.foot} />
      </Box>
    </Box>
  );
}

/** The line being typed, with the terminal's own cursor in it. */
export function Input(props: {
  readonly editor: Editor;
  readonly prompt: string;
  readonly width: number;
  /** The row of the screen it stands in. */
  readonly row: number;
}): ReactNode {
  const { setCursorPosition } = useCursor();
  const lead = widthOf(props.prompt);
  const { text, cursor } = props.editor.window(Math.max(4, props.width - lead - 1));
  setCursorPosition({ x: lead + cursor, y: props.row });
  return <Line text={props.prompt + text} />;
}

/** In the middle of the place it is given. */
export function Centered({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <Box flexGrow={1} flexDirection="column" alignItems="center" justifyContent="center">
      <Lines lines={lines} />
    </Box>
  );
}
