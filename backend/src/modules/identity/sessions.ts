import DataLoader from 'dataloader';
import { Refusal } from '../../http/errors.ts';
import { newToken, tokenHash } from './secrets.ts';
import type { Role } from './role.ts';
import type { Account } from './account-store.ts';
import type { IdentityStore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that is not used for so long ends. */
const IDLE_MS = 7 * DAY_MS;
/** And every one ends after this. */
const LONGEST_MS = 30 * DAY_MS;
/** Moving the end on is a write: not more often than this. */
const MOVE_ON_MS = 60 * 60 * 1000;

const expired = new Refusal(
  { ZH: '登录已过期，请重新登录', EN: 'User has expired, please log in again' },
  401,
);
const noPermission = new Refusal(
  { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
  510,
);

/** Questions whether sessions have ended wait so long for others, to be asked in one statement. */
const TOGETHER_MS = 250;
const MOST_TOGETHER = 1000;

/** Who makes a call. */
export interface Viewer {
  account: Account;
  role: Role;
}

/** Sign-ins: random tokens of which only a hash is kept (DESIGN-026). `now` is the real time. */
export function createSessions(store: IdentityStore, now: () => Date) {
  /** The new end of a session that is used at this moment; undefined where it needs none yet. */
  const movedOn = (at: Date, { expiresAt, endsAt }: { expiresAt: Date; endsAt: Date }): Date | undefined => {
    const next = new Date(Math.min(at.getTime() + IDLE_MS, endsAt.getTime()));
    return next.getTime() - expiresAt.getTime() > MOVE_ON_MS ? next : undefined;
  };

  const alive = new DataLoader<string, boolean>(
    async (hashes) => {
      const at = now();
      const found = await store.aliveSessions(hashes, at);
      for (const session of found) {
        const next = movedOn(at, session);
        if (next) await store.prolong(session.hash, next);
      }
      const kept = new Set(found.map(({ hash }) => hash));
      return hashes.map((hash) => kept.has(hash));
    },
    {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      batchScheduleFn: (ask) => void setTimeout(ask, TOGETHER_MS),
    },
  );

  return {
    /**
     * @param before token that the caller had until now: it ends, so that a browser that signs in again leaves none behind
     * @returns the token
     */
    async open(account: Account, before?: string): Promise<string> {
      const token = newToken();
      const at = now();
      const session = {
        tokenHash: tokenHash(token),
        accountId: account.id,
        createdAt: at,
        expiresAt: new Date(at.getTime() + IDLE_MS),
        endsAt: new Date(at.getTime() + LONGEST_MS),
      };
      await store.openSession(session, before === undefined ? undefined : tokenHash(before));
      return token;
    },

    /**
     * Whose token this is.
     * @param found is told the account as soon as it is known, also where it is locked
     * @throws Refusal 401 when it is nobody's any more (ERR-002), 510 for a locked account (ERR-012)
     */
    async viewer(token: string, found: (account: Account) => void = () => {}): Promise<Viewer> {
      const at = now();
      const session = await store.session(tokenHash(token), at);
      if (!session) throw expired;
      const { account, expiresAt, endsAt } = session;
      found(account);
      if (account.isLocked) throw noPermission;
      const next = movedOn(at, { expiresAt, endsAt });
      if (next) await store.prolong(tokenHash(token), next);
      return { account, role: account.role };
    },

    /**
     * Whether somebody is still signed in by this token. Thousands of open pages ask it again and again, so that many are
     * answered by one statement, a quarter of a second later.
     */
    isAlive: (token: string): Promise<boolean> => alive.load(tokenHash(token)),

    /**
     * Whom a key acts for.
     * @param found is told the account as soon as it is known, also where it is locked
     * @throws Refusal 401 for an account that is gone, 510 for a locked one
     */
    async holder(accountId: string, found: (account: Account) => void): Promise<Viewer> {
      const account = await store.find(accountId);
      if (!account) throw expired;
      found(account);
      if (account.isLocked) throw noPermission;
      return { account, role: account.role };
    },

    end: (token: string): Promise<void> => store.endSession(tokenHash(token)),
    endOthers: (accountId: string, token: string): Promise<void> =>
      store.endOthers(accountId, tokenHash(token)),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
