import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { DEMO_START } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { slowHash } from '../modules/identity/secrets.ts';
import { staffRights } from '../modules/organiser/staff/rights.ts';
import { staffStore } from '../modules/organiser/staff/store.ts';
import { parseJson } from '../parse-json.ts';

/** Somebody who works for the demo's organiser; all of it is published, so that whoever looks around can sign in. */
const DemoStaff = Type.Object({
  name: Type.String(),
  email: Type.String(),
  password: Type.String(),
  /** For an authenticator app, base32. */
  authenticatorSecret: Type.String(),
  rights: Type.Array(Type.Enum([...staffRights])),
});
export type DemoStaff = Static<typeof DemoStaff>;

const file = new URL('../../demo-staff.json', import.meta.url);

export const demoStaff = (): DemoStaff[] => parseJson(Type.Array(DemoStaff), readFileSync(file, 'utf8'));

/** Adds the demo's people where they are missing. */
export async function ensureDemoStaff(database: Database): Promise<void> {
  const store = staffStore(database);
  for (const { password, ...person } of demoStaff()) {
    if (await store.byEmail(person.email)) continue;
    const passwordHash = await slowHash(createHash('md5').update(password).digest('hex'));
    await store.add({ ...person, language: 'ZH', passwordHash, createdAt: DEMO_START });
  }
}
