import type { Person } from '../../../personal-data/person.ts';
import { notFound } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { ManagedAccounts } from '../../identity/index.ts';
import type { ManagedRegistrations } from '../../registration/index.ts';
import { what } from './messages.ts';
import type { Found } from './records.ts';

/** Shorter ones are a part of other words. */
const SHORTEST_NAME = 2;

const nameOf = (text = ''): string[] => {
  const name = text.trim();
  return name.length < SHORTEST_NAME ? [] : [name];
};

/** Finds a person by the id of a registration or of an account. */
export function peopleLookup(accounts: ManagedAccounts, registrations: ManagedRegistrations) {
  return {
    /** @param lock keeps others off until the transaction ends @throws Refusal 404, also for who is forgotten */
    async one(id: string, lock = false): Promise<Found> {
      if (!isStorable(id)) throw notFound(what);
      const readAccount = (accountId: string) =>
        lock ? accounts.lockRow(accountId) : accounts.find(accountId);
      const own = await registrations.find(id, lock);
      if (own) {
        if (own.state === 'forgotten') throw notFound(what);
        return { registration: own, account: own.accountId ? await readAccount(own.accountId) : undefined };
      }
      const account = await readAccount(id);
      if (!account || (account.mobile === null && account.email === null)) throw notFound(what);
      const [registration] = await registrations.ofAccounts([id]);
      return { account, registration };
    },

    /** Whose these are: an e-mail address that another account signs in with is that person's. */
    async personOf({ account, registration }: Found): Promise<Person> {
      const own = [account?.mobile, account?.email, registration?.mobile, registration?.email];
      const contact = registration?.contactEmail.toLowerCase() ?? '';
      const others = contact === '' ? [] : await accounts.withAddress(contact);
      const isOwn = others.every(({ id }) => id === account?.id);
      return {
        accountId: account?.id ?? null,
        role: account?.role ?? null,
        registrationId: registration?.id ?? null,
        names: [...new Set([registration?.firstName, account?.nickName].flatMap((name) => nameOf(name)))],
        addresses: [...new Set([...own, isOwn ? contact : ''].flatMap((address) => address || []))],
      };
    },

    /** Who registered a person, by name; blank for who did that alone. */
    async registrarOf({ registration }: Found): Promise<string> {
      const id = registration?.registeredById;
      const registrar = id ? await accounts.find(id) : undefined;
      return registrar ? registrar.nickName || registrar.companyName : '';
    },
  };
}

export type PeopleLookup = ReturnType<typeof peopleLookup>;
