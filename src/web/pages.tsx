/** Pages are fetched when somebody goes there, or a little ahead. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export type Module<Props> = { readonly default: ComponentType<Props> };

/** A page that comes by itself; `ahead` fetches it before it is needed, and then nothing is shown in between. */
export function page<Props extends object>(load: () => Promise<Module<Props>>, meanwhile: ReactNode) {
  let here: ComponentType<Props> | null = null;
  const ahead = async () => {
    here = (await load()).default;
  };
  function Page(props: Props) {
    const [failure, setFailure] = useState<unknown>(null);
    const [, redraw] = useState(false);
    useEffect(() => {
      if (!here) ahead().then(() => redraw(true), setFailure);
    }, []);
    if (failure) throw failure;
    const Here = here;
    return Here ? <Here {...props} /> : meanwhile;
  }
  return Object.assign(Page, { ahead });
}
