import type { IdentityService, Origin } from './service.ts';
import type { Account } from './account-store.ts';
import type { IdentityStore } from './store.ts';

/** Somebody who has proved a number or address and said who they are. */
export interface NewVisitor {
  /** Proved; exactly one of the two. */
  mobile: string | null;
  email: string | null;
  /** As `slowHash` made it; null to sign in by code only. */
  passwordHash: string | null;
  firstName: string;
  companyName: string;
}

/** Visitors' accounts, as registering for a visit makes them. `now` dates them. */
export function visitorAccounts(store: IdentityStore, service: IdentityService, now: () => Date) {
  const find = async (address: string): Promise<Account | undefined> =>
    (await store.accountsOf(address)).find(({ role }) => role === 'visitor');

  return {
    /** The visitor with this number or address, in its stored form. */
    find,

    /** The id of the person's account, which is made where there is none. Call it inside the transaction of its cause. */
    async ensure({ mobile, email, passwordHash, firstName, companyName }: NewVisitor): Promise<string> {
      const person = { nickName: firstName, companyName, passwordHash };
      const added = await store.addAccount({ role: 'visitor', mobile, email, ...person, createdAt: now() });
      if (added) return added.id;
      const known = await find(mobile ?? email ?? '');
      if (!known) throw new Error('a visitor without number and address');
      await store.complete(known.id, person);
      return known.id;
    },

    /** Names an account as its owner does now. */
    rename: (accountId: string, names: { nickName: string; companyName: string }): Promise<void> =>
      store.rename(accountId, names),

    /**
     * Signs a visitor in who has been proved otherwise.
     * @returns the session's token
     * @throws Refusal 409 while the other role is signed in, 510 for a locked account
     */
    async open(accountId: string, origin: Origin): Promise<string> {
      const account = await store.find(accountId);
      if (!account) throw new Error('a registration without its account');
      return service.open(account, origin);
    },
  };
}

export type Visitors = ReturnType<typeof visitorAccounts>;
