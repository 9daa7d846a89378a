/** Full screen, on the alternate screen of the terminal. */
import { render } from 'ink';
import type { Io } from '../cli/command.ts';
import type { Client } from '../client.ts';
import type { Depth } from '../pen.ts';
import { Root } from './Root.tsx';

const interrupted = 130;

export async function runScreens(
  client: Client,
  { stdin, stdout, stderr }: Io,
  depth: Depth,
): Promise<number> {
  let code = 0;
  const interrupt = () => {
    code = interrupted;
    client.quit();
  };
  const app = render(<Root client={client} depth={depth} interrupt={interrupt} />, {
    stdin,
    stdout,
    stderr,
    alternateScreen: true,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  client.subscribe(() => client.place.kind === 'gone' && app.unmount());
  await app.waitUntilExit();
  return code;
}
