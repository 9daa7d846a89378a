/** Something to read, longer than the screen. */
import { type ReactNode, useMemo, useState } from 'react';
import type { Page } from '../pages.ts';
import { letterOf, type Press, usePress } from './keys.ts';
import { Frame, Header, Lines, type ScreenProps } from './parts.tsx';

/** Lines of the window that are not the text. */
const around = 4;

export function PageScreen(props: ScreenProps & { readonly page: Page }): ReactNode {
  const { client, size, pen, page } = props;
  const [scroll] = useState({ top: 0 });
  const lines = useMemo(() => page.body(pen, size.columns - 1), [page, pen, size.columns]);
  const height = size.rows - around;
  const last = Math.max(0, lines.length - height);
  scroll.top = Math.min(last, scroll.top);
  const by: Partial<Record<Press['name'], number>> = {
    up: -1,
    down: 1,
    pageup: 1 - height,
    pagedown: height - 1,
    home: -lines.length,
    end: lines.length,
  };
  usePress((press) => {
    if (press.name === 'escape' || press.name === 'enter' || letterOf(press) === 'q') return client.back();
    const step = press.text === ' ' ? height - 1 : (by[press.name] ?? 0);
    scroll.top = Math.min(last, Math.max(0, scroll.top + step));
    client.changed();
  });
  const where = last === 0 ? '' : `${Math.round((100 * scroll.top) / last)} %`;
  return (
    <Frame
      size={size}
      header={<Header left={pen.paint(page.title, 'strong')} right={where} />}
      foot={['', pen.paint(pen.say('page.scroll'), 'dim')]}
    >
      <Lines lines={lines.slice(scroll.top, scroll.top + height)} />
    </Frame>
  );
}
