import { afterAll } from 'vitest';
import { storeContract } from './contract.testing.ts';
import { temporaryFolders } from './folders.testing.ts';
import { MemoryStore } from './memory.ts';
import { openStore } from './open.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

storeContract('memory', async () => new MemoryStore());
storeContract('SQLite', () => openStore({ folder: folders.fresh() }));
