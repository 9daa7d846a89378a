import { loadGame } from '../gameuis.tsx';

/** The parts that content of this kind is made of. */
export async function partsOf(game: string, kind: string): Promise<readonly string[]> {
  const { resources } = await loadGame(game);
  return resources.find((each) => each.kind === kind)?.parts ?? [];
}
