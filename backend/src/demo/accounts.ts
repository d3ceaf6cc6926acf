import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { exhibitors } from '../modules/catalogue/tables.ts';
import { slowHash } from '../modules/identity/secrets.ts';
import { accounts } from '../modules/identity/tables.ts';
import { DEMO_START } from '../clock/clock.ts';
import { ensureDemoArticles } from './articles.ts';
import { ensureDemoBooths } from './booths.ts';
import { ensureDemoCompanions } from './companions.ts';
import { ensureDemoCoupons } from './coupons.ts';
import { addDemoDemands } from './demands.ts';
import { addDemoExhibits } from './exhibits.ts';
import { ensureDemoJournal } from './journal.ts';
import { ensureDemoExhibiting, ensureDemoGuests } from './exhibiting/index.ts';
import { DemoVisit, ensureDemoVisit } from './registrations.ts';
import { parseJson } from '../parse-json.ts';

/** An account of the demo; `npm start` prints those with a password for whoever looks around. */
const DemoAccount = Type.Object({
  role: Type.Union([Type.Literal('visitor'), Type.Literal('exhibitor')]),
  /** Mobile number of the mainland. */
  account: Type.String(),
  /** None: signs in by code only (DESIGN-027). */
  password: Type.Optional(Type.String()),
  email: Type.String(),
  nickName: Type.String(),
  companyName: Type.String(),
  /** What a registered visitor said; none: signs in, but has not registered for the visit. */
  visit: Type.Optional(DemoVisit),
});
export type DemoAccount = Static<typeof DemoAccount>;

const file = new URL('../../demo-accounts.json', import.meta.url);

export const demoAccounts = (): DemoAccount[] =>
  parseJson(Type.Array(DemoAccount), readFileSync(file, 'utf8'));

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
  const companyIds = companies.map(({ id }) => id);
  await ensureDemoBooths(database, companyIds);
  for (const person of people) {
    const { role, account, email, nickName, companyName, visit } = person;
    const speaksFor = role === 'exhibitor' ? companies.shift() : undefined;
    const mobile = `+86${account}`;
    const known = await database.orm().select().from(accounts).where(eq(accounts.mobile, mobile));
    const publisher = speaksFor?.name ?? companyName;
    const accountId = known[0]?.id ?? (await addAccount(database, person, publisher, speaksFor?.id ?? null));
    if (speaksFor && accountId && person.password !== undefined) {
      await ensureDemoExhibiting(database, speaksFor.id, speaksFor.name);
      await ensureDemoGuests(database, accountId);
    }
    if (visit && accountId) {
      await ensureDemoVisit(database, { accountId, mobile, email, nickName, companyName, visit });
    }
  }
  if (companyIds[0] !== undefined) await ensureDemoArticles(database, companyIds[0]);
  await ensureDemoJournal(database, companyIds);
  const first = people.find(({ role }) => role === 'visitor');
  if (!first) return;
  await ensureDemoCoupons(database, `+86${first.account}`);
  await ensureDemoCompanions(database, `+86${first.account}`);
}

/** @returns its id; undefined when another process was quicker */
async function addAccount(
  database: Database,
  { role, account, password, email, nickName }: DemoAccount,
  publisher: string,
  exhibitorId: string | null,
): Promise<string | undefined> {
  const passwordHash = password === undefined ? null : await slowHash(md5(password));
  return database.transaction(async () => {
    const [added] = await database
      .orm()
      .insert(accounts)
      .values({
        role,
        mobile: `+86${account}`,
        email,
        nickName,
        companyName: publisher,
        exhibitorId,
        passwordHash,
        createdAt: DEMO_START,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    // Once, with the account: what somebody deletes does not come back.
    if (added && password !== undefined) await addDemoDemands(database, { id: added.id, role, publisher });
    if (added && exhibitorId !== null) await addDemoExhibits(database, { accountId: added.id, exhibitorId });
    return added?.id;
  });
}
