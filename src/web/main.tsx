import { createRoot } from 'react-dom/client';
import { App, ahead } from './App.tsx';
import { askGames, askHomeAhead, askMe } from './data.ts';
import { followSystem, preferences } from './preferences.ts';
import { houseWords } from './speech.ts';
import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';

followSystem();
// Everything that will be needed is asked for at once, not one after the other.
if (location.pathname === '/') askHomeAhead();
else void askMe();
void askGames();
void Promise.allSettled([houseWords(preferences().language), ahead(location.pathname)]).then(() =>
  createRoot(document.getElementById('root')!).render(<App />),
);
