import { afterAll } from 'vitest';
import { storeContract } from './contract.ts';
import { MemoryStore } from './memory.ts';
import { openStore } from './open.ts';
import { temporaryFolders } from './testing.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

storeContract('memory', async () => new MemoryStore());
storeContract('SQLite', () => openStore({ folder: folders.fresh() }));
