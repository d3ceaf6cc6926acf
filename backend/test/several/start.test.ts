import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clockFor } from '../../src/clock/clock.ts';
import { openDatabase } from '../../src/db/database.ts';
import { setUpDatabase } from '../../src/db/set-up.ts';
import { demoAccounts } from '../../src/demo/accounts.ts';
import { accounts } from '../../src/modules/identity/tables.ts';
import { exhibitors } from '../../src/modules/catalogue/tables.ts';
import { visitRegistrations } from '../../src/modules/registration/tables.ts';
import { prepareData } from '../../src/prepare.ts';
import { addressOf } from '../support/setup-postgres.ts';

/** Registrations of the demo's own accounts and of those whom they have registered. */
const OWN_REGISTRATIONS = 7;

describe('several backends that start at once on an empty database', () => {
  const name = `wirefair_empty_${randomBytes(6).toString('hex')}`;
  let server = '';
  let admin: pg.Client;
  beforeAll(async () => {
    const source = inject('database');
    if (source.kind === 'postgres') server = source.server;
    admin = new pg.Client(server);
    await admin.connect();
    await admin.query(`create database ${name}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it('all start, and fill it once', async () => {
    const start = async () => {
      const options = { url: addressOf(server, name), poolSize: 2, statementTimeoutMs: 5000 };
      const database = openDatabase(options);
      await setUpDatabase(database, options, (patient) =>
        prepareData(patient, {
          config: { demoEdition: true, demoExhibitors: 20, editionClock: 'demo' },
          clock: clockFor('demo'),
          log: pino({ enabled: false }),
          progress: () => {},
        }),
      );
      return database;
    };
    const databases = await Promise.all([start(), start(), start()]);
    for (const database of databases) {
      expect(await database.orm().$count(exhibitors)).toBe(20);
      const known = inArray(
        accounts.email,
        demoAccounts().map(({ email }) => email),
      );
      expect(await database.orm().$count(accounts, known)).toBe(demoAccounts().length);
      // Twelve visitors for each exhibitor, beside those.
      expect(await database.orm().$count(visitRegistrations)).toBe(20 * 12 + OWN_REGISTRATIONS);
      await database.close();
    }
  }, 120_000);
});
