import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEMO_START } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { slowHash } from '../modules/identity/secrets.ts';
import type { StaffRight } from '../modules/organiser/staff/rights.ts';
import { staffStore } from '../modules/organiser/staff/store.ts';

/** Somebody who works for the demo's organiser; all of it is published, so that whoever looks around can sign in. */
export interface DemoStaff {
  name: string;
  email: string;
  password: string;
  /** For an authenticator app, base32. */
  authenticatorSecret: string;
  rights: StaffRight[];
}

const file = new URL('../../demo-staff.json', import.meta.url);

export const demoStaff = (): DemoStaff[] => JSON.parse(readFileSync(file, 'utf8')) as DemoStaff[];

/** Adds the demo's people where they are missing. */
export async function ensureDemoStaff(database: Database): Promise<void> {
  const store = staffStore(database);
  for (const { password, ...person } of demoStaff()) {
    if (await store.byEmail(person.email)) continue;
    const passwordHash = await slowHash(createHash('md5').update(password).digest('hex'));
    await store.add({ ...person, language: 'ZH', passwordHash, createdAt: DEMO_START });
  }
}
