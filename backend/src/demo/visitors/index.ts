import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../modules/identity/tables.ts';
import { exhibitors } from '../../modules/catalogue/tables.ts';
import { consultations } from '../../modules/consultations/tables.ts';
import { favourites } from '../../modules/favourites/tables.ts';
import { surveyAnswers, visitRegistrations } from '../../modules/registration/tables.ts';
import { insertRows } from '../insert-rows.ts';
import { writeExhibitorStaff } from './exhibitor-staff.ts';
import { writeInterest } from './interest.ts';
import { visitorRegistrationId, writeAnswers, writeFormerVisitors, writeVisitors } from './registrations.ts';

/** Visitors for each exhibitor, as large as the demo is: this edition's and the last one's. */
const VISITORS = 9;
const FORMER_VISITORS = 3;

/** Who registers people in groups and one by one, in the name of an association. */
const delegations = {
  id: '1800000000',
  role: 'visitor',
  email: 'delegations@visitors.example',
  nick_name: '采购团联络处',
  company_name: '长三角线缆采购联盟',
  created_at: new Date('2024-06-20T09:00:00+08:00'),
} as const;

/**
 * Gives the demo its visitors with what they answered, marked and asked, those of the last edition, and the staff of
 * its exhibitors: once, all or nothing.
 */
export async function ensureDemoVisitors(database: Database): Promise<void> {
  const orm = database.orm();
  const first = eq(visitRegistrations.id, visitorRegistrationId(0));
  if ((await orm.$count(visitRegistrations, first)) > 0) return;
  const companies = await orm.$count(exhibitors);
  if (companies === 0) return;
  await database.transaction(async () => {
    await database.orm().execute(sql`set local statement_timeout = 0`);
    await insertRows(database, accounts, [{ values: delegations }]);
    await writeVisitors(database, companies * VISITORS, delegations.id);
    // Checks of references keep the plan that they began with, which reads whole tables while they are small.
    await database.orm().execute(sql`analyze ${visitRegistrations}, ${accounts}`);
    await writeAnswers(database, companies * VISITORS);
    await writeFormerVisitors(database, companies * FORMER_VISITORS, delegations.id);
    await writeExhibitorStaff(database);
    await writeInterest(database, companies * VISITORS);
  });
  await database.orm().execute(sql`analyze ${favourites}, ${consultations}, ${surveyAnswers}`);
}
