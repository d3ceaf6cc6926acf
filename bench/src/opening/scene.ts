import type pg from 'pg';
import { type Browser, newBrowser } from '../support/graphql.ts';
import type { Crowd, Person } from './crowd.ts';
import type { Deliveries } from './deliveries.ts';
import type { Ledger } from './ledger.ts';
import type { MailSink } from './mail-sink.ts';
import type { Meter } from './meter.ts';
import type { System } from './system.ts';
import type { World } from './world.ts';

/** All that the people of the simulation share. */
export interface Scene {
  system: System;
  /** The primary database, where the pictures' answers are read and writes are looked up. */
  database: pg.Pool;
  crowd: Crowd;
  world: World;
  mail: MailSink;
  meter: Meter;
  ledger: Ledger;
  deliveries: Deliveries;
  random: () => number;
  /** How many of the visitors have a page open, the first ones. */
  pages: number;
}

/** A person gives up after so long, milliseconds. */
const PATIENCE_MS = 10_000;
/** As many as browsers open to one site. */
const CONNECTIONS = 6;

/** A browser that somebody opens, with the session where somebody is given. @param from where a guest comes from */
export function browserOf(
  { system, meter }: Pick<Scene, 'system' | 'meter'>,
  person: Person | { from: string },
): Browser {
  const browser = newBrowser(system.origin, person.from, system.ca);
  browser.agent.maxSockets = CONNECTIONS;
  if ('token' in person) browser.cookies.set('session', person.token);
  return {
    ...browser,
    headers: { 'accept-encoding': 'br, gzip' },
    timeoutMs: PATIENCE_MS,
    received: (bytes) => (meter.received += bytes),
  };
}
