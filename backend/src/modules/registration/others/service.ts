import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Finishing } from '../finishing.ts';
import { prompts } from '../messages.ts';
import { readPerson, type Person } from '../rules.ts';
import { newKey } from '../pass/secrets.ts';
import type { RegistrationRow, RegistrationStore } from '../store.ts';
import type { VisitorWords } from '../visitors/visitor-words.ts';

/** Who registers somebody else. */
export interface Registrar {
  accountId: string;
  /** As the person reads it in the mail. */
  name: string;
  /** The upload that the person came with. */
  groupId?: string;
  /** Of the mail. */
  language: Language;
}

/** A registered person as whoever registered them may see it; no identity number. */
export interface RegisteredPerson extends Omit<Person, 'identityNumber'> {
  id: string;
  invitationCode: string;
  createdAt: Date;
}

const toRegistered = (row: RegistrationRow): RegisteredPerson => ({
  id: row.id,
  firstName: row.firstName,
  gender: row.gender,
  mobileNumber: row.mobileNumber,
  companyName: row.companyName,
  department: row.department,
  position: row.position,
  email: row.contactEmail,
  invitationCode: row.invitationCode ?? '',
  createdAt: row.createdAt,
});

export interface OthersParts {
  database: Database;
  store: RegistrationStore;
  finish: Finishing;
  clock: Clock;
  /** The real time: such a registration has no living key. */
  now: () => Date;
  words: () => Promise<VisitorWords>;
}

/** Writes down a person whom somebody else registers. */
export const personRow =
  ({ clock, now }: Pick<OthersParts, 'clock' | 'now'>) =>
  (person: Person, registrar: Registrar) => {
    const { email, mobileNumber, ...more } = person;
    return {
      ...more,
      mobile: mobileNumber,
      mobileNumber,
      contactEmail: email,
      key: newKey(),
      keyEndsAt: now(),
      language: registrar.language,
      createdAt: clock.now(),
      registeredById: registrar.accountId,
      groupId: registrar.groupId ?? null,
    };
  };

/**
 * People registered by somebody else: they have a pass at once. Whoever proves the number later gets a registration and
 * a pass of their own, so that the list of the person who registered them never shows more than was typed there.
 */
export function othersService({ database, store, finish, clock, now, words }: OthersParts) {
  const rowOf = personRow({ clock, now });

  return {
    /**
     * Registers somebody else: the pass's code reaches the person by e-mail. Inside a transaction it belongs to it, so
     * that a group is registered as a whole.
     * @throws Refusal naming the field; 409 for a number that has a registration
     */
    registerPerson: (person: Person, registrar: Registrar): Promise<RegisteredPerson> =>
      database.transaction(async () => {
        const row = await store.add(rowOf(readPerson(person, await words()), registrar));
        if (!row) throw new Refusal(prompts.mobileTaken, 500, 409, 'mobileNumber');
        return toRegistered(await finish.issue(row, {}, registrar.name));
      }),

    /**
     * Registers people who were checked ({@link readPerson}): all of them or none.
     * @throws Refusal 409 where a number has got a registration meanwhile
     */
    registerPeople: (people: readonly Person[], registrar: Registrar): Promise<void> =>
      database.transaction(async () => {
        const values = people.map((person) => ({ ...rowOf(person, registrar), ...finish.finished() }));
        const rows = await store.addAll(values);
        if (rows.length < people.length) throw new Refusal(prompts.mobileTaken, 500, 409);
        await finish.announceAll(rows, registrar.name);
      }),

    /** Which of these numbers (+86…) have a registration. */
    registeredMobiles: (mobiles: string[]): Promise<Set<string>> => store.taken(mobiles),

    /** Whom an account has registered, newest first. @param mobile part of a number; blank for all */
    async registeredBy(
      accountId: string,
      mobile: string,
      page: PageRequest,
    ): Promise<Page<RegisteredPerson>> {
      const found = await store.registeredBy(accountId, mobile, page);
      return { ...found, records: found.records.map(toRegistered) };
    },
  };
}
