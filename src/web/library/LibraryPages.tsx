/** The pages of the library: its shelves, the editor, and what came in a link. */
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { retryLoad } from '../kit/retryload.ts';
import { Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';
import LibraryPage from './LibraryPage.tsx';

const EditorPage = lazy(retryLoad(() => import('./EditorPage.tsx')));
const LinkedPage = lazy(retryLoad(() => import('./LinkedPage.tsx')));

export default function LibraryPages() {
  return (
    <Switch>
      <Route path="/library/:game/new">{({ game }) => <EditorPage game={game} entry={null} />}</Route>
      <Route path="/library/:game/edit/:entry">
        {({ game, entry }) => <EditorPage key={entry} game={game} entry={entry} />}
      </Route>
      <Route path="/library/:game/open">
        {({ game }) => (
          <Shell game={game}>
            <LinkedPage game={game} />
          </Shell>
        )}
      </Route>
      <Route path="/library/:game?">{({ game }) => <LibraryPage game={game ?? null} />}</Route>
      <Route>
        <Lost />
      </Route>
    </Switch>
  );
}
