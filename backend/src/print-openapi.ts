import { writeFile } from 'node:fs/promises';
import { buildApp } from './app.ts';
import { realClock } from './clock/clock.ts';
import { openDatabase } from './db/database.ts';
import { createReview } from './review/index.ts';
import { createSeal, newKey } from './sealing/seal.ts';
import { openUploadStorage } from './uploads/index.ts';

/** Writes the REST contract to backend/openapi.json; no database is opened and no file kept for it. */
const database = openDatabase({ statementTimeoutMs: 1000 });
const realTime = () => new Date();
const { app } = await buildApp({
  database,
  clock: realClock,
  realTime,
  review: createReview({ database, clock: realClock, realTime }),
  demoReviewSeconds: null,
  site: 'http://localhost:4000/d',
  seal: createSeal([newKey()]),
  messages: { post: async () => {}, assertAccepts: async () => {} },
  storage: openUploadStorage('.data', undefined),
  demoEdition: true,
  logger: false,
});
await app.ready();
const target = new URL('../openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await database.close();
