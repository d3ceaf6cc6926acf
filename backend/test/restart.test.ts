import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { subscriptions } from '../src/modules/content/tables.ts';
import { createMessaging } from '../src/outbox/index.ts';
import { createReview } from '../src/review/index.ts';
import { createSeal, newKey } from '../src/sealing/seal.ts';
import { openUploadStorage } from '../src/uploads/index.ts';
import { TestClock } from './support/service.ts';
import { everythingSent } from './support/sending.ts';

const form = { roleName: 'Visitor', companyName: 'Kabelwerk', contactName: 'Ada', email: 'ada@example.org' };

/** The service as it starts over a folder, as `npm start` without a PostgreSQL server does. */
async function start(folder: string) {
  const database = openDatabase({ dataDir: join(folder, 'postgres'), statementTimeoutMs: 120_000 });
  await migrateDatabase(database);
  const clock = new TestClock();
  const realTime = () => new Date();
  const log = pino({ enabled: false });
  const { app } = await buildApp({
    database,
    clock,
    realTime,
    demoEdition: false,
    demoReviewSeconds: null,
    logger: false,
    messages: createMessaging({ database, now: realTime, providers: {}, policy: everythingSent, log }).outbox,
    storage: openUploadStorage(folder, undefined),
    review: createReview({ database, clock, realTime }),
    site: 'https://fair.example/d',
    seal: createSeal([newKey()]),
  });
  const subscribe = async (email: string) =>
    (await app.inject({ method: 'POST', url: '/app/user/addExhibition', payload: { ...form, email } }))
      .statusCode;
  /** Keys of the subscriptions of an address. */
  const keysOf = async (email: string) => {
    const rows = await database.orm().select().from(subscriptions).where(eq(subscriptions.email, email));
    return rows.map(({ key }) => key);
  };
  const stop = async () => {
    await app.close();
    await database.close();
  };
  return { subscribe, keysOf, stop };
}

describe('a service that is started again', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wirefair-restart-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'knows what was written before, and goes on from there',
    { tags: ['DESIGN-001'], timeout: 120_000 },
    async () => {
      const before = await start(folder);
      expect(await before.subscribe(form.email)).toBe(200);
      const keys = await before.keysOf(form.email);
      expect(keys).toHaveLength(1);
      await before.stop();

      const after = await start(folder);
      expect(await after.keysOf(form.email)).toEqual(keys);
      // Asked for again it is the same subscription, which only the database knows.
      expect(await after.subscribe(form.email)).toBe(200);
      expect(await after.keysOf(form.email)).toEqual(keys);
      expect(await after.subscribe('bo@example.org')).toBe(200);
      expect(await after.keysOf('bo@example.org')).toHaveLength(1);
      await after.stop();
    },
  );
});
