import type { Database } from '../../../db/database.ts';
import { type Person, personalDataOf } from '../../../personal-data/person.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { forgetUploads, type UploadStorage } from '../../../uploads/index.ts';
import { managedCompanies } from '../../catalogue/index.ts';
import { managedAccounts, recipientOf } from '../../identity/index.ts';
import {
  invitationCodeOf,
  type PersonSearch,
  type ManagedRegistrations,
  visitorWords,
} from '../../registration/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { DeskPeople, DeskPerson } from './contract.ts';
import { personalData } from './personal-data.ts';
import { prompts, what } from './messages.ts';
import { type Found, idOf, toFacts, toLine } from './records.ts';

export interface PeopleParts {
  database: Database;
  registrations: ManagedRegistrations;
  storage: UploadStorage;
  limits: Limits;
  audit: AuditLog;
}

/** Nobody reads further: who finds so many types more. */
const MOST_PEOPLE = 50;
const FEWEST_CHARACTERS = 2;
const FEWEST_DIGITS = 4;
/** Letters to one person: a second one that is asked for at once is a slip of the hand. */
const letters: Limit = { name: 'person-letter', points: 3, seconds: 60 * 60 };

/** What somebody typed: an address, a number, a code, or the beginning of a name. */
function searchOf(text: string): PersonSearch {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const digits = text.replace(/[\s+()-]/g, '');
  const code = invitationCodeOf(text);
  if (/^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS) {
    return { numbers: [digits, `+86${digits}`, `+${digits}`], code };
  }
  return { words: text, code };
}

/** Visitors and exhibitors as administrators keep them. The log names them by their ids alone. */
export function peopleService({ database, registrations, storage, limits, audit }: PeopleParts) {
  const accounts = managedAccounts(database);
  const companies = managedCompanies(database);
  const wordsOf = visitorWords(database);
  const known = personalDataOf(database, personalData);

  /** @param lock keeps others off until the transaction ends @throws Refusal 404, also for who is forgotten */
  async function one(id: string, lock = false): Promise<Found> {
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
  }

  /** Whose these are: an e-mail address that another account signs in with is that person's. */
  async function personOf({ account, registration }: Found): Promise<Person> {
    const own = [account?.mobile, account?.email, registration?.mobile, registration?.email];
    const contact = registration?.contactEmail.toLowerCase() ?? '';
    const others = contact === '' ? [] : await accounts.withAddress(contact);
    const isOwn = others.every(({ id }) => id === account?.id);
    return {
      accountId: account?.id ?? null,
      role: account?.role ?? null,
      registrationId: registration?.id ?? null,
      addresses: [...new Set([...own, isOwn ? contact : ''].flatMap((address) => address || []))],
    };
  }

  const record = (actor: Actor, action: AuditAction, found: Found) =>
    audit.record(actor, {
      action,
      subjectKind: 'person',
      subjectId: idOf(found),
      subject: `#${idOf(found)}`,
    });

  /** @throws Refusal for who has none */
  function accountOf({ account }: Found) {
    if (!account) throw new Refusal(prompts.noAccount);
    return account;
  }

  const registrarOf = async ({ registration }: Found): Promise<string> => {
    const id = registration?.registeredById;
    const registrar = id ? await accounts.find(id) : undefined;
    return registrar ? registrar.nickName || registrar.companyName : '';
  };

  async function find(id: string, language: Language): Promise<DeskPerson> {
    const found = await one(id);
    const { account, registration } = found;
    const person = await personOf(found);
    const [counts, company, registeredBy, sessions, words] = await Promise.all([
      known.countsOf(person),
      account?.exhibitorId ? companies.find(account.exhibitorId) : undefined,
      registrarOf(found),
      account ? accounts.sessionsOf(account.id) : 0,
      wordsOf(),
    ]);
    const names = company && [company.nameCn, company.nameEn];
    const side = language === 'ZH' ? names : names?.reverse();
    const line = toLine(found);
    return {
      ...line,
      facts: toFacts(found, { registeredBy, company: side?.find(Boolean) ?? '', words }, language),
      code: registration?.invitationCode ?? '',
      canResend: line.hasPass && registration?.contactEmail !== '',
      sessions,
      holdings: counts.map(({ label, ...count }) => ({ ...count, kind_dictText: label[language] })),
      confirmation: person.addresses[0] ?? line.name,
    };
  }

  return {
    /** @throws Refusal 404 */
    find,

    /** Whoever fits, at most 50. @throws Refusal naming `q` */
    async search(typed: string): Promise<DeskPeople> {
      const text = typedLine(typed);
      if (graphemes(text) < FEWEST_CHARACTERS && !/\p{Script=Han}/u.test(text))
        throw new Refusal(prompts.short).about('q');
      const asked = searchOf(text);
      const [rows, found] = await Promise.all([
        registrations.search(asked, MOST_PEOPLE + 1),
        accounts.search(asked, MOST_PEOPLE + 1),
      ]);
      const [theirs, owners] = await Promise.all([
        registrations.ofAccounts(found.map(({ id }) => id)),
        accounts.findAll(rows.flatMap(({ accountId }) => accountId ?? [])),
      ]);
      const all = [...owners, ...found];
      const people = [...rows, ...theirs].map((registration) => ({
        registration,
        account: all.find(({ id }) => id === registration.accountId),
      }));
      const registered = new Set(people.map(({ account }) => account?.id));
      const rest = found.filter(({ id }) => !registered.has(id));
      const lines = [...people, ...rest.map((account) => ({ account, registration: undefined }))].map(toLine);
      const once = [...new Map(lines.map((line) => [line.id, line])).values()];
      return { people: once.slice(0, MOST_PEOPLE), hasMore: once.length > MOST_PEOPLE };
    },

    /** Sends the confirmation with the pass again. @throws Refusal 404; 429; for who has none, or no address */
    async sendAgain(actor: Actor, id: string): Promise<void> {
      const found = await one(id);
      const { registration } = found;
      if (!registration?.invitationCode || registration.contactEmail === '')
        throw new Refusal(prompts.noPass);
      await limits.count(letters, registration.id);
      const registrar = await registrarOf(found);
      await database.transaction(async () => {
        await registrations.sendAgain(registration, registration.accountId === null ? registrar : '');
        await record(actor, 'person.letter', found);
      });
    },

    /** Locks the account out at once, pass and all, or lets it in again. @throws Refusal 404, for who has none */
    async lock(actor: Actor, id: string, isLocked: boolean): Promise<void> {
      const found = await one(id);
      const account = accountOf(found);
      await database.transaction(async () => {
        if (!(await accounts.lock(account.id, isLocked))) return;
        await record(actor, isLocked ? 'person.lock' : 'person.unlock', found);
      });
    },

    /** Ends all sessions. @throws Refusal 404, for who has no account */
    async signOut(actor: Actor, id: string): Promise<void> {
      const found = await one(id);
      const account = accountOf(found);
      await database.transaction(async () => {
        await accounts.endSessions(account.id);
        await record(actor, 'person.sign-out', found);
      });
    },

    /** Everything that is known of somebody, as a JSON file piece by piece. @throws Refusal 404 */
    async export(actor: Actor, id: string, at: Date): Promise<AsyncGenerator<string>> {
      const found = await one(id);
      const person = await personOf(found);
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
        const found = await one(id, true);
        const person = await personOf(found);
        const text = typedLine(typed);
        const isRight =
          person.addresses.length > 0
            ? person.addresses.includes(recipientOf(text)?.address ?? text.toLowerCase())
            : text !== '' && text === toLine(found).name;
        if (!isRight) throw new Refusal(prompts.typed).about('typed');
        if (person.accountId !== null && person.role === 'visitor') {
          await forgetUploads(database, storage, person.accountId);
        }
        await known.forget(person);
        await record(actor, 'person.forget', found);
      });
    },
  };
}

export type PeopleService = ReturnType<typeof peopleService>;
