import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../outbox/index.ts';
import { editionSettings } from '../content/index.ts';
import type { Proofs, Visitors } from '../identity/index.ts';
import { finishing } from './finishing.ts';
import { othersService } from './others.ts';
import { ownService } from './own.ts';
import { passOf } from './pass.ts';
import { questionnaire } from './questionnaire.ts';
import { invitationCodeOf } from './secrets.ts';
import { starting } from './start.ts';
import { registrationStore } from './store.ts';
import { visitorWords } from './visitor-words.ts';
import { wizardService } from './wizard.ts';

export { type Contact, visitorContacts } from './contacts.ts';
export { registrationCollections } from './collections.ts';
export { doorPasses, type DoorPass, type DoorPasses } from './door-passes.ts';
export type { Finished } from './finishing.ts';
export { ownAnswers, ownRegistration } from './holdings.ts';
export {
  type PersonSearch,
  registrationDesk,
  type RegistrationDesk,
  type RegistrationRow,
} from './people-desk.ts';
export { registrationExports } from './exports.ts';
export { registrationNumbers, type OptionCount } from './numbers.ts';
export { readPerson, type Person } from './rules.ts';
export { ensureQuestionnaire } from './questionnaire.ts';
export { otherRoutes } from './others-routes.ts';
export { registrationRoutes } from './routes.ts';
export { invitationCodeOf } from './secrets.ts';
export { visitorWords, type VisitorWords } from './visitor-words.ts';
export { visitCalendarFile } from './calendar.ts';

/** Finds the registration behind an account's pass; undefined without one. */
export function registrationOf(database: Database) {
  const store = registrationStore(database);
  return async (accountId: string): Promise<string | undefined> => {
    const row = await store.byAccount(accountId);
    return row && passOf(row) ? row.id : undefined;
  };
}

export interface RegistrationParts {
  database: Database;
  /** The edition's time: deadlines, dates of records. */
  clock: Clock;
  /** The real time: keys and tickets end by it. */
  now: () => Date;
  limits: Limits;
  messages: Outbox;
  proofs: Proofs;
  visitors: Visitors;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
}

/** Registering for a visit, and what other domains may know and do of it. */
export function createRegistration(parts: RegistrationParts) {
  const { database, clock, now, limits, messages, proofs, visitors, site } = parts;
  const store = registrationStore(database);
  const survey = questionnaire(store);
  const edition = editionSettings(database);
  const finish = finishing({ store, visitors, clock, now, messages, edition, site });
  const words = visitorWords(database);
  const start = starting({ database, store, visitors, proofs, limits, clock, now, edition });

  return {
    edition,
    survey,
    start,
    wizard: wizardService({ database, store, survey, finish, limits, now, words }),
    own: ownService({ database, store, survey, finish, visitors, clock, now }),
    ...othersService({ database, store, finish, clock, now, words }),

    /** @throws Refusal when pre-registration is over */
    assertOpen: start.assertOpen,

    /** Has a handler called, in the same transaction, for every registration that is finished from now on. */
    onFinished: finish.onFinished,

    /** An account's own registration: whose it is and its pass's code (null until finished); undefined for none. */
    async registrationOf(accountId: string) {
      const row = await store.byAccount(accountId);
      if (!row) return undefined;
      const { id, firstName, companyName, invitationCode, language } = row;
      return {
        id,
        firstName,
        companyName,
        invitationCode,
        language: language === 'EN' ? 'EN' : 'ZH',
      } as const;
    },

    /** The account whose pass has this code, as an invitation names its inviter; undefined for a made-up one. */
    async accountOfCode(code: string): Promise<string | undefined> {
      const plain = invitationCodeOf(code);
      return (plain === undefined ? undefined : await store.byCode(plain))?.accountId ?? undefined;
    },

    /** The pass with this code, for the door; undefined for a made-up one (DESIGN-020). */
    async passOf(code: string) {
      const plain = invitationCodeOf(code);
      const row = plain === undefined ? undefined : await store.byCode(plain);
      return (row && passOf(row)) ?? undefined;
    },
  };
}

export type Registration = ReturnType<typeof createRegistration>;
