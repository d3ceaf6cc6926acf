import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byName } from '../../../names/order.ts';
import { isStorable } from '../../../http/ids.ts';
import { staffSessionStore } from './session-store.ts';
import { staff } from './tables.ts';

export type StaffRow = typeof staff.$inferSelect;
export type NewStaff = typeof staff.$inferInsert;

/** What an invitation gives anew. */
export interface Invitation {
  ticketHash: string;
  ticketExpiresAt: Date;
  authenticatorSecret: string;
}

/** An account at an identity provider, and when it was linked. */
interface ProviderLink {
  issuer: string;
  subject: string;
  at: Date;
}

const unlinked = { providerIssuer: null, providerSubject: null, providerLinkedAt: null };

/** Reads and writes of the organiser's people and their sessions. Instants are real ones. */
export function staffStore(database: Database) {
  const orm = () => database.orm();
  const change = async (id: string, values: Partial<NewStaff>): Promise<StaffRow | undefined> =>
    (await orm().update(staff).set(values).where(eq(staff.id, id)).returning())[0];
  return {
    ...staffSessionStore(database),

    async list(): Promise<StaffRow[]> {
      return orm()
        .select()
        .from(staff)
        .orderBy(asc(byName(staff.name)), asc(staff.id));
    },

    async find(id: string): Promise<StaffRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select().from(staff).where(eq(staff.id, id)))[0];
    },

    async byEmail(email: string): Promise<StaffRow | undefined> {
      return (await orm().select().from(staff).where(eq(staff.email, email)))[0];
    },

    /**
     * Who signs in by an account at an identity provider. Holds the row until the transaction ends: a sign-in and an
     * unlinking at once leave no session behind.
     */
    async byProvider(issuer: string, subject: string): Promise<StaffRow | undefined> {
      const where = and(eq(staff.providerIssuer, issuer), eq(staff.providerSubject, subject));
      return (await orm().select().from(staff).where(where).for('update'))[0];
    },

    /** Whose invitation this is, as long as it is good. */
    async byTicket(ticketHash: string, now: Date): Promise<StaffRow | undefined> {
      const where = and(eq(staff.ticketHash, ticketHash), gt(staff.ticketExpiresAt, now));
      return (await orm().select().from(staff).where(where))[0];
    },

    /** @returns undefined when somebody has this address already */
    async add(values: NewStaff): Promise<StaffRow | undefined> {
      return (await orm().insert(staff).values(values).onConflictDoNothing().returning())[0];
    },

    change,

    /** Puts a sealed secret in the place of the same one; a new invitation's, made meanwhile, stays. */
    async sealSecret(id: string, before: string, sealed: string): Promise<void> {
      await orm()
        .update(staff)
        .set({ authenticatorSecret: sealed })
        .where(and(eq(staff.id, id), eq(staff.authenticatorSecret, before)));
    },

    /** Takes a right's last holder into account: of several who change at once, each sees the others. */
    async lockAll(): Promise<StaffRow[]> {
      return orm().select().from(staff).orderBy(asc(staff.id)).for('update');
    },

    /** Gives a new invitation: what proved the person until now proves nothing any more. */
    invite: (id: string, invitation: Invitation): Promise<StaffRow | undefined> =>
      change(id, { ...invitation, ...unlinked, passwordHash: null, lastStep: 0 }),

    /** Lets somebody sign in by an account at an identity provider; an open invitation has served with it. */
    linkProvider: (id: string, { issuer, subject, at }: ProviderLink): Promise<StaffRow | undefined> =>
      change(id, {
        providerIssuer: issuer,
        providerSubject: subject,
        providerLinkedAt: at,
        ticketHash: null,
        ticketExpiresAt: null,
      }),

    unlinkProvider: (id: string): Promise<StaffRow | undefined> => change(id, unlinked),

    /** Uses an invitation up. @returns false when it was used meanwhile */
    async accept(id: string, ticketHash: string, passwordHash: string, step: number): Promise<boolean> {
      const rows = await orm()
        .update(staff)
        .set({ passwordHash, lastStep: step, ticketHash: null, ticketExpiresAt: null })
        .where(and(eq(staff.id, id), eq(staff.ticketHash, ticketHash)))
        .returning({ id: staff.id });
      return rows.length === 1;
    },

    /** Uses a code up. @returns false when it, or a later one, was used before */
    async useStep(id: string, step: number, at: Date): Promise<boolean> {
      const rows = await orm()
        .update(staff)
        .set({ lastStep: step, lastSignInAt: at })
        .where(and(eq(staff.id, id), lt(staff.lastStep, step)))
        .returning({ id: staff.id });
      return rows.length === 1;
    },
  };
}

export type StaffStore = ReturnType<typeof staffStore>;
