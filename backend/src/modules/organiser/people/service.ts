import type { Clock } from '../../../clock/clock.ts';
import { personalDataOf } from '../../../personal-data/person.ts';
import { Refusal } from '../../../http/errors.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { managedAccounts, recipientOf } from '../../identity/index.ts';
import type { ManagedRegistrations } from '../../registration/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { personDetail } from './detail.ts';
import { type ForgettingParts, peopleForgetting } from './forgetting.ts';
import { peopleLookup } from './lookup.ts';
import { personalData } from './personal-data.ts';
import { prompts } from './messages.ts';
import { type Found, idOf, toLine } from './records.ts';
import { visitorRetention } from './retention.ts';
import { peopleSearch } from './search.ts';

export interface PeopleParts extends Omit<ForgettingParts, 'known'> {
  clock: Clock;
  registrations: ManagedRegistrations;
  limits: Limits;
  audit: AuditLog;
}

/** Letters to one person: a second one that is asked for at once is a slip of the hand. */
const letters: Limit = { name: 'person-letter', points: 3, seconds: 60 * 60 };

/** Visitors and exhibitors as administrators keep them. The log names them by their ids alone. */
export function peopleService(parts: PeopleParts) {
  const { database, registrations, limits, audit } = parts;
  const accounts = managedAccounts(database);
  const known = personalDataOf(database, personalData);
  const lookup = peopleLookup(accounts, registrations);
  const forgetPeople = peopleForgetting({ ...parts, known });

  const record = (actor: Actor, action: AuditAction, found: Found) =>
    audit.record(actor, {
      action,
      subjectKind: 'person',
      subjectId: idOf(found),
      subject: `#${idOf(found)}`,
    });

  /** @throws Refusal for who has none */
  function accountOf({ account }: Found) {
    if (!account) throw new Refusal(prompts.noAccount).because('NOT_FOUND');
    return account;
  }

  return {
    find: personDetail({ database, accounts, lookup, known }),
    search: peopleSearch(accounts, registrations),
    retention: visitorRetention({ ...parts, lookup, forget: forgetPeople }),

    /** Sends the confirmation with the pass again. @throws Refusal 404; 429; for who has none, or no address */
    async sendAgain(actor: Actor, id: string): Promise<void> {
      const found = await lookup.one(id);
      const { registration } = found;
      if (!registration?.invitationCode || registration.contactEmail === '')
        throw new Refusal(prompts.noPass).because('NOT_FOUND');
      await limits.count(letters, registration.id);
      const registrar = await lookup.registrarOf(found);
      await database.transaction(async () => {
        await registrations.sendAgain(registration, registration.accountId === null ? registrar : '');
        await record(actor, 'person.letter', found);
      });
    },

    /** Locks the account out at once, pass and all, or lets it in again. @throws Refusal 404, for who has none */
    async lock(actor: Actor, id: string, isLocked: boolean): Promise<void> {
      const found = await lookup.one(id);
      const account = accountOf(found);
      await database.transaction(async () => {
        if (!(await accounts.lock(account.id, isLocked))) return;
        await record(actor, isLocked ? 'person.lock' : 'person.unlock', found);
      });
    },

    /** Ends all sessions. @throws Refusal 404, for who has no account */
    async signOut(actor: Actor, id: string): Promise<void> {
      const found = await lookup.one(id);
      const account = accountOf(found);
      await database.transaction(async () => {
        await accounts.endSessions(account.id);
        await record(actor, 'person.sign-out', found);
      });
    },

    /** Everything that is known of somebody, as a JSON file piece by piece. @throws Refusal 404 */
    async export(actor: Actor, id: string, at: Date): Promise<AsyncGenerator<string>> {
      const found = await lookup.one(id);
      const person = await lookup.personOf(found);
      await record(actor, 'person.export', found);
      return known.json(person, { id: idOf(found), exportedAt: at, addresses: person.addresses });
    },

    /**
     * Forgets a person in one transaction: neither sign-in nor pass works, nobody finds them, and the number can
     * register anew.
     * @throws Refusal 404; naming `typed` where that is not the person's
     */
    async forget(actor: Actor, id: string, typed: string): Promise<void> {
      await database.transaction(async () => {
        const found = await lookup.one(id, true);
        const person = await lookup.personOf(found);
        const text = typedLine(typed);
        const isRight =
          person.addresses.length > 0
            ? person.addresses.includes(recipientOf(text)?.address ?? text.toLowerCase())
            : text !== '' && text === toLine(found).name;
        if (!isRight) throw new Refusal(prompts.typed).about('typed');
        await forgetPeople([person], { areAway: false });
        await record(actor, 'person.forget', found);
      });
    },
  };
}

export type PeopleService = ReturnType<typeof peopleService>;
