import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Database } from '../../db/database.ts';
import { SWEEP_MS } from '../../domain.ts';
import { keysOf } from '../../objects.ts';
import type { PeriodicJob } from '../../repeatedly.ts';
import type { Addressees } from './account-store.ts';
import { captchaMetrics } from './captcha-metrics.ts';
import { exhibitorAccounts } from './exhibitors.ts';
import { createGuard, type ProgramKeys } from './guard.ts';
import { passwordResetService } from './password-reset.ts';
import { passwordService } from './passwords.ts';
import { createPictures } from './pictures.ts';
import { createProofs } from './proofs.ts';
import { deletionProofs } from './owner-proof.ts';
import { identityRoutes } from './routes.ts';
import { identityService } from './service.ts';
import { createSessions } from './sessions.ts';
import { identityStore } from './store.ts';
import { accounts } from './tables.ts';
import { visitorAccounts } from './visitors.ts';

export { endAllSignIns } from './end-all.ts';
export { lastSignInBefore } from './last-sign-in.ts';
export { isLockedOut } from './locked.ts';
export { managedAccounts, hasAccount, type Account, type ManagedAccounts } from './managed-accounts.ts';
export {
  accountContacts,
  accountPeople,
  type AccountContact,
  type AccountPeople,
  type AccountPerson,
} from './contacts.ts';
export type { ExhibitorAccounts } from './exhibitors.ts';
export { identityCompanyData, ownAccount, ownProofs } from './personal-data.ts';
export type { Guard } from './guard.ts';
export { emailOf, mobileOf, recipientOf, type Recipient } from './recipients.ts';
export { assertGoodPassword } from './password-policy.ts';
export { matches, newToken, slowHash, tokenHash } from './secrets.ts';
export type { OwnerProof } from './owner-proof.ts';
export {
  countedByPicture,
  isAnswered,
  needsPicture,
  type PicturedLimits,
  type Pictures,
} from './pictures.ts';
export type { Proofs } from './proofs.ts';
export type { Origin } from './service.ts';
export type { Viewer } from './sessions.ts';
export { originOf, tokenOf } from './guard.ts';
export type { Visitors } from './visitors.ts';
export type { Addressees } from './account-store.ts';

/** Where messages to an account can go. */
export interface Reach {
  mobile: string | null;
  email: string | null;
}

type IdentityCore = Pick<
  Core,
  'countRemoved' | 'database' | 'limits' | 'messages' | 'metrics' | 'realTime' | 'recordTime'
>;

interface Dependencies {
  /** Keys by which programs act for an account. */
  keys: ProgramKeys;
}

/** Signing in, and who makes a call. Its times are real ones: see {@link createProofs}. */
export function createIdentity(
  { database, messages, limits, metrics, countRemoved, realTime: now, recordTime }: IdentityCore,
  { keys }: Dependencies,
) {
  const store = identityStore(database);
  const sessions = createSessions(store, now);
  const guard = createGuard(sessions, keys);
  const pictures = createPictures({ store, limits, countCaptcha: captchaMetrics(metrics), now });
  const proofs = createProofs({ database, store, limits, messages, pictures, now });
  const service = identityService({ store, pictures, proofs, sessions, limits, now });
  const passwords = passwordService({ database, store, proofs, sessions, limits, messages, now });
  const resets = passwordResetService({ database, store, proofs, messages, now });
  /** Removes sessions, pictures, codes and counters that have run out. */
  const sweep = async (): Promise<void> => {
    const removed = await store.sweep(now());
    for (const kind of keysOf(removed)) countRemoved(kind, removed[kind]);
    await limits.sweep(now());
  };
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(identityRoutes, { guard, pictures, proofs, service, passwords, resets });
  };
  const jobs: PeriodicJob[] = [
    { name: 'removing sessions and codes that have run out', everyMs: SWEEP_MS, run: sweep },
  ];
  return {
    routes,
    jobs,
    pictures,
    proofs,
    guard,
    deletionProofs: deletionProofs({ proofs, limits }),
    /** Accounts that come into being by registering for a visit. */
    visitors: visitorAccounts(store, service, recordTime),
    /** Accounts that come into being by an approved booth application. */
    exhibitors: exhibitorAccounts(store, recordTime),
    /** How an account is reached; undefined when there is none with this id. */
    reachOf: async (id: string): Promise<Reach | undefined> => {
      const account = await store.find(id);
      return account && { mobile: account.mobile, email: account.email };
    },
    /** Whether both are one account, or speak for the same company. */
    areOneSide: async (account: { id: string; exhibitorId: string | null }, otherId: string) => {
      if (account.id === otherId) return true;
      if (account.exhibitorId === null) return false;
      return (await store.find(otherId))?.exhibitorId === account.exhibitorId;
    },
    /** E-mail addresses of an account and of everybody who speaks for a company; who has none is left out. */
    emailsOf: (who: Addressees): Promise<string[]> => store.emailsOf(who),
    sweep,
  };
}

export type Identity = ReturnType<typeof createIdentity>;

/** What people are called before others; blank for those who have not said. */
export function accountNames(database: Database) {
  return async (ids: string[]): Promise<Map<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
      .orm()
      .select({ id: accounts.id, nickName: accounts.nickName, companyName: accounts.companyName })
      .from(accounts)
      .where(inArray(accounts.id, [...new Set(ids)]));
    return new Map(rows.map(({ id, nickName, companyName }) => [id, nickName || companyName]));
  };
}

/** The company that an account speaks for; null for one that speaks for none, or is gone. */
export async function companyOfAccount(database: Database, id: string): Promise<string | null> {
  const [row] = await database
    .orm()
    .select({ exhibitorId: accounts.exhibitorId })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row?.exhibitorId ?? null;
}

/** Ids of the accounts that speak for a company. */
export const companyAccounts = async (database: Database, exhibitorId: string): Promise<string[]> =>
  (
    await database
      .orm()
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.exhibitorId, exhibitorId))
  ).map(({ id }) => id);

/** Which of these accounts the organiser has locked. */
export function lockedAccounts(database: Database) {
  return async (ids: string[]): Promise<Set<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await database
      .orm()
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(inArray(accounts.id, [...new Set(ids)]), eq(accounts.isLocked, true)));
    return new Set(rows.map(({ id }) => id));
  };
}
