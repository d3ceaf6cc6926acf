import { eq, inArray, or, sql } from 'drizzle-orm';
import { DEMO_START } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { accounts, sessions } from '../modules/identity/tables.ts';
import { staff, staffSessions } from '../modules/organiser/staff/tables.ts';
import { mailbox } from '../outbox/tables.ts';
import { demoAccounts } from './accounts.ts';
import { demoStaff } from './staff.ts';

/** How many people a start without the demo has shut out of what the demo left. */
export interface ShutOut {
  /** Staff that were locked. */
  staff: number;
  /** Visitors and exhibitors of the demo that were locked. */
  accounts: number;
  /** Accounts that lost their password, because everybody could read the codes that were sent for them. */
  passwords: number;
}

/**
 * Shuts out everybody whose way in the demo has published, with all their sessions; for a start without the demo.
 * Staff and accounts of the demo are locked. So are staff whose invitation lay in the demo's mailbox, which everybody
 * can read. Other accounts that were sent codes there lose their password: their owners sign in by a new code. The
 * mailbox is emptied, so that nobody is shut out again who was let in afterwards.
 */
export async function shutOutDemo(database: Database): Promise<ShutOut> {
  return database.transaction(async () => {
    const orm = database.orm();
    const readByAll = orm.select({ recipient: sql`lower(${mailbox.recipient})` }).from(mailbox);
    const lockedStaff = await orm
      .update(staff)
      .set({ isLocked: true })
      .where(
        sql`not ${staff.isLocked} and ${or(
          inArray(
            staff.email,
            demoStaff().map(({ email }) => email),
          ),
          inArray(staff.email, readByAll),
        )}`,
      )
      .returning({ id: staff.id });
    const lockedAccounts = await orm
      .update(accounts)
      .set({ isLocked: true })
      .where(
        sql`not ${accounts.isLocked} and ${or(
          // No account of anybody else was made in that millisecond.
          eq(accounts.createdAt, DEMO_START),
          inArray(
            accounts.email,
            demoAccounts().map(({ email }) => email),
          ),
        )}`,
      )
      .returning({ id: accounts.id });
    const withoutPassword = await orm
      .update(accounts)
      .set({ passwordHash: null })
      .where(
        sql`not ${accounts.isLocked} and ${or(
          inArray(accounts.email, readByAll),
          inArray(accounts.mobile, readByAll),
        )}`,
      )
      .returning({ id: accounts.id });
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    await orm.delete(staffSessions).where(inArray(staffSessions.staffId, idsOf(lockedStaff)));
    await orm
      .delete(sessions)
      .where(inArray(sessions.accountId, idsOf([...lockedAccounts, ...withoutPassword])));
    await orm.delete(mailbox);
    return {
      staff: lockedStaff.length,
      accounts: lockedAccounts.length,
      passwords: withoutPassword.length,
    };
  });
}

/** Lets the demo's own people in again that a start without the demo has shut out. */
export async function letDemoIn(database: Database): Promise<void> {
  const orm = database.orm();
  const emails = demoStaff().map(({ email }) => email);
  await orm.update(staff).set({ isLocked: false }).where(inArray(staff.email, emails));
  await orm.update(accounts).set({ isLocked: false }).where(eq(accounts.createdAt, DEMO_START));
}
