import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { exhibitors } from '../modules/catalogue/tables.ts';
import { slowHash } from '../modules/identity/secrets.ts';
import { accounts } from '../modules/identity/tables.ts';
import { DEMO_START } from '../clock/clock.ts';
import { addDemoDemands } from './demands.ts';

/** An account of the demo; `npm start` prints those with a password for whoever looks around. */
export interface DemoAccount {
  role: 'visitor' | 'exhibitor';
  /** Mobile number of the mainland. */
  account: string;
  /** None: signs in by code only (DESIGN-027). */
  password?: string;
  email: string;
  nickName: string;
  companyName: string;
}

const file = new URL('../../demo-accounts.json', import.meta.url);

export const demoAccounts = (): DemoAccount[] => JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[];

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Adds the demo's accounts where they are missing; the exhibitors' speak for the first recommended companies. */
export async function ensureDemoAccounts(database: Database): Promise<void> {
  const people = demoAccounts();
  const companies = await database
    .orm()
    .select({ id: exhibitors.id, name: exhibitors.nameCn })
    .from(exhibitors)
    .orderBy(asc(exhibitors.recommendedRank), asc(exhibitors.id))
    .limit(people.length);
  for (const { role, account, password, email, nickName, companyName } of people) {
    const speaksFor = role === 'exhibitor' ? companies.shift() : undefined;
    const mobile = `+86${account}`;
    const known = await database.orm().select().from(accounts).where(eq(accounts.mobile, mobile));
    if (known.length > 0) continue;
    const publisher = speaksFor?.name ?? companyName;
    const passwordHash = password === undefined ? null : await slowHash(md5(password));
    await database.transaction(async () => {
      const [added] = await database
        .orm()
        .insert(accounts)
        .values({
          role,
          mobile,
          email,
          nickName,
          companyName: publisher,
          exhibitorId: speaksFor?.id ?? null,
          passwordHash,
          createdAt: DEMO_START,
        })
        .onConflictDoNothing()
        .returning({ id: accounts.id });
      // Once, with the account: what somebody deletes does not come back.
      if (added && password !== undefined) await addDemoDemands(database, { id: added.id, role, publisher });
    });
  }
}
