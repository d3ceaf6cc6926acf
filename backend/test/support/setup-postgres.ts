import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/database.ts';
import { fill } from './fill.ts';
import { required } from './required.ts';

/** Address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Fills one database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = required(process.env['TEST_DATABASE_URL']);
  const template = `wirefair_template_${process.pid}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${template}`);
  const database = openDatabase({
    url: addressOf(server, template),
    poolSize: 2,
    statementTimeoutMs: 120_000,
  });
  await fill(database);
  await database.close();
  project.provide('database', { kind: 'postgres', server, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  };
}
