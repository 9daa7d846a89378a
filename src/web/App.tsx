/** The whole page: who speaks, what is told, and which room one is in. */
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ToastProvider } from './kit/Toast.tsx';
import { useSay, WordsProvider } from './kit/words.tsx';
import { usePreferences } from './preferences.ts';
import { Broken } from './shell/Broken.tsx';
import { Lost } from './shell/Lost.tsx';
import { Shell } from './shell/Shell.tsx';
import { houseWords } from './speech.ts';

const HomePage = lazy(() => import('./home/HomePage.tsx'));
const NewTablePage = lazy(() => import('./new/NewTablePage.tsx'));
const SavedPage = lazy(() => import('./saved/SavedPage.tsx'));
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx'));
const ManualPage = lazy(() => import('./manual/ManualPage.tsx'));
const loadTable = () => import('./table/TablePage.tsx');
const TablePage = lazy(loadTable);
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const KitPage = lazy(() => import('./kit/showcase/KitPage.tsx'));

export function App() {
  return (
    <Suspense fallback={null}>
      <Spoken>
        <ToastProvider>
          <Rooms />
        </ToastProvider>
      </Spoken>
    </Suspense>
  );
}

/** Nothing is shown before there are words for it. */
function Spoken({ children }: { readonly children: ReactNode }) {
  const { language } = usePreferences();
  return (
    <WordsProvider language={language} catalogues={use(houseWords(language))}>
      {children}
    </WordsProvider>
  );
}

function Rooms() {
  const [path] = useLocation();
  return (
    <Broken key={path}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Shell title="">
              <Ahead />
              <HomePage />
            </Shell>
          </Route>
          <Route path="/new/:game">
            {({ game }) => (
              <Shell game={game}>
                <NewTablePage game={game} />
              </Shell>
            )}
          </Route>
          <Route path="/saved">
            <Shell>
              <SavedPage />
            </Shell>
          </Route>
          <Route path="/settings">
            <Shell>
              <SettingsPage />
            </Shell>
          </Route>
          <Route path="/manual/:chapter?">
            <Shell>
              <ManualPage />
            </Shell>
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/kit">
            <KitPage />
          </Route>
          <Route path="/index.html">
            <Redirect to="/" />
          </Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
    </Broken>
  );
}

/** Most who come play next: the table page is fetched while they look around. */
function Ahead() {
  useEffect(() => {
    const timer = setTimeout(() => void loadTable(), 300);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function Waiting() {
  const say = useSay();
  return (
    <Shell title="">
      <p className="waiting" role="status">
        {say('shell.loading')}
      </p>
    </Shell>
  );
}
