import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followSystem } from './preferences.ts';
import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';

followSystem();
createRoot(document.getElementById('root')!).render(<App />);
