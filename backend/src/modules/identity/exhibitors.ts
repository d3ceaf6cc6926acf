import type { Account } from './account-store.ts';
import type { IdentityStore } from './store.ts';

/** Who speaks for a company that has just become an exhibitor. */
export interface NewExhibitorAccount {
  exhibitorId: string;
  mobile: string | null;
  email: string;
  /** Which of the two was proved: that one has to stand; the other is left out where somebody has it. */
  isMobileFirst: boolean;
  /** As `slowHash` made it; null to sign in by code first. */
  passwordHash: string | null;
  nickName: string;
  companyName: string;
}

/** Who speaks for a company that the organiser brought in. */
export type NewExhibitorPerson = Pick<
  NewExhibitorAccount,
  'exhibitorId' | 'mobile' | 'nickName' | 'companyName'
> & { email: string | null };

/** Exhibitors' accounts, as an approved booth application makes them. `now` dates them. */
export function exhibitorAccounts(store: IdentityStore, now: () => Date) {
  const find = async (address: string): Promise<Account | undefined> =>
    (await store.accountsOf(address)).find(({ role }) => role === 'exhibitor');

  return {
    /** The exhibitor's account with this number or address, in its stored form. */
    find,

    /** Call it inside the transaction of its cause. Where the proved address has an account already, that one stays. */
    async add({ isMobileFirst, mobile, email, ...person }: NewExhibitorAccount): Promise<void> {
      const isFree = async (address: string | null) => address === null || !(await find(address));
      await store.addAccount({
        ...person,
        role: 'exhibitor',
        mobile: isMobileFirst || (await isFree(mobile)) ? mobile : null,
        email: !isMobileFirst || (await isFree(email)) ? email : null,
        createdAt: now(),
      });
    },

    /**
     * Which of these numbers and addresses, in their stored form, have an exhibitor's account.
     * @param except id of an exhibitor whose accounts do not count
     */
    taken: (addresses: readonly string[], except?: string): Promise<Set<string>> =>
      store.takenAddresses('exhibitor', addresses, except),

    /**
     * Opens many at once, each with a number, an address or both; inside the transaction of their cause. Their people
     * sign in by code first. Fails as a whole where one is taken: ask {@link taken} before.
     */
    async addAll(people: readonly NewExhibitorPerson[]): Promise<void> {
      await store.addAccounts(
        people.map((person) => ({
          ...person,
          role: 'exhibitor',
          passwordHash: null,
          createdAt: now(),
        })),
      );
    },
  };
}

export type ExhibitorAccounts = ReturnType<typeof exhibitorAccounts>;
