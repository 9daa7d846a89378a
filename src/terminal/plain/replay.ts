/** A replay in line mode. */
import type { Replay } from '../replay.ts';
import { sentences } from '../status.ts';
import { fold } from '../text.ts';
import type { Desk } from './desk.ts';

export function showReplay({ write, pen }: Desk, replay: Replay): void {
  const { at, last, frame, told, input } = replay;
  const { say } = input;
  const drawn = pen(say);
  write('', drawn.paint(say(at === 0 ? 'replay.start' : 'replay.at', { at, last }), 'strong'));
  if (told.length > 0) write(sentences(told, say));
  write('', input.table.rules.renderText(frame.view, drawn), '', say('plain.replay'));
}

export function hearReplay({ client, write }: Desk, replay: Replay, line: string): void {
  const { say } = replay.input;
  const word = fold(line);
  const is = (code: string, english: string) => word === fold(say(code)) || word === english;
  if (is('cmd.leave', 'leave')) client.back();
  else if (is('plain.next', 'next') || word === '') replay.step(1);
  else if (is('plain.back', 'back')) replay.step(-1);
  else if (is('plain.first', 'first')) replay.jump(0);
  else if (is('plain.last', 'last')) replay.jump(replay.last);
  else if (/^\d{1,6}$/.test(word)) replay.jump(Number(word));
  else write(say('plain.not-understood', { text: line }));
}
