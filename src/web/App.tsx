/** The whole page: who speaks, what is told, and which room one is in. */
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { inArea } from './areas.tsx';
import { Looks } from './kit/looks.ts';
import { ToastProvider } from './kit/Toast.tsx';
import { useSay, WordsProvider } from './kit/words.tsx';
import { allLooks } from './looks.ts';
import { type Module, page } from './pages.tsx';
import { usePreferences } from './preferences.ts';
import { Broken } from './shell/Broken.tsx';
import { Lost } from './shell/Lost.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Area, houseWords } from './speech.ts';

const HomePage = page(() => import('./home/HomePage.tsx'), <Moment />);
const NewTablePage = areaPage('new', () => import('./new/NewTablePage.tsx'));
const SavedPage = areaPage('saved', () => import('./saved/SavedPage.tsx'));
const SettingsPage = page(() => import('./settings/SettingsPage.tsx'), <Moment />);
const ManualPage = areaPage('manual', () => import('./manual/ManualPage.tsx'));
const RivalsPage = areaPage('rivals', () => import('./rivals/RivalsPage.tsx'));
const PrintPage = areaPage('print', () => import('./print/PrintPage.tsx'));
const LibraryPages = areaPage('library', () => import('./library/LibraryPages.tsx'), <Waiting />);
const TablePage = page(() => import('./table/TablePage.tsx'), <Waiting />);
const ReplayPage = page(() => import('./replay/ReplayPage.tsx'), <Waiting />);
const LookPage = page(() => import('./replay/LookPage.tsx'), <Waiting />);
const KitPage = page(() => import('./kit/showcase/KitPage.tsx'), <Waiting />);

/** A page with words of its own. */
function areaPage<Props extends object>(
  area: Area,
  load: () => Promise<Module<Props>>,
  meanwhile = <Moment />,
) {
  const whole = async () => ({
    default: await inArea(
      area,
      load().then(({ default: Page }) => Page),
    ),
  });
  return page(whole, meanwhile);
}

/** What is needed at this address, fetched before anything is shown. */
export async function ahead(path: string): Promise<void> {
  if (path === '/') await HomePage.ahead();
  if (path.startsWith('/table/')) await TablePage.ahead();
}

export function App() {
  return (
    <Suspense fallback={null}>
      <Spoken>
        <Looks value={allLooks}>
          <ToastProvider>
            <Rooms />
          </ToastProvider>
        </Looks>
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
              <Shell form game={game}>
                <NewTablePage game={game} />
              </Shell>
            )}
          </Route>
          <Route path="/saved">
            <Shell>
              <SavedPage />
            </Shell>
          </Route>
          <Route path="/library/*?">
            <LibraryPages />
          </Route>
          <Route path="/settings">
            <Shell>
              <SettingsPage />
            </Shell>
          </Route>
          <Route path="/rivals">
            <Shell>
              <RivalsPage />
            </Shell>
          </Route>
          <Route path="/manual/:chapter?">
            <Shell>
              <ManualPage />
            </Shell>
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/look">
            <LookPage />
          </Route>
          <Route path="/kit">
            <KitPage />
          </Route>
          <Route path="/print/:game">
            {({ game }) => (
              <Shell game={game}>
                <PrintPage game={game} />
              </Shell>
            )}
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
    const timer = setTimeout(() => TablePage.ahead().catch(() => undefined), 100);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Within the shell, while a page is on its way. */
function Moment() {
  const say = useSay();
  return (
    <p className="waiting" role="status">
      {say('shell.loading')}
    </p>
  );
}

function Waiting() {
  return (
    <Shell title="">
      <Moment />
    </Shell>
  );
}
