import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Database } from '../../db/database.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import { visitCalendarFile } from './pass/calendar.ts';
import { finishing } from './finishing.ts';
import { otherRoutes } from './others/routes.ts';
import { othersService } from './others/service.ts';
import { ownService } from './own.ts';
import { passOf } from './pass/pass.ts';
import { questionnaire } from './questionnaire/questionnaire.ts';
import { registrationRoutes } from './routes.ts';
import { invitationCodeOf } from './pass/secrets.ts';
import { starting } from './wizard/start.ts';
import { registrationStore } from './store.ts';
import { visitorWords } from './visitors/visitor-words.ts';
import { wizardService } from './wizard/steps.ts';

export { type Contact, visitorContacts } from './visitors/contacts.ts';
export { registrationCollections } from './questionnaire/collections.ts';
export { doorPasses, type DoorPass, type DoorPasses } from './pass/door-passes.ts';
export type { Finished } from './finishing.ts';
export { ownAnswers, ownRegistration } from './personal-data.ts';
export {
  type PersonSearch,
  managedRegistrations,
  type ManagedRegistrations,
  type RegistrationRow,
} from './visitors/managed-registrations.ts';
export { registrationExports } from './exports.ts';
export { registrationNumbers, type OptionCount } from './visitors/numbers.ts';
export { readPerson, type Person } from './rules.ts';
export { ensureQuestionnaire } from './questionnaire/questionnaire.ts';
export { invitationCodeOf } from './pass/secrets.ts';
export { visitorWords, type VisitorWords } from './visitors/visitor-words.ts';

/** Finds the registration behind an account's pass; undefined without one. */
export function registrationOf(database: Database) {
  const store = registrationStore(database);
  return async (accountId: string): Promise<string | undefined> => {
    const row = await store.byAccount(accountId);
    return row && passOf(row) ? row.id : undefined;
  };
}

type RegistrationCore = Pick<Core, 'database' | 'clock' | 'realTime' | 'limits' | 'messages' | 'site'>;

interface Dependencies {
  identity: Pick<Identity, 'proofs' | 'visitors' | 'guard'>;
  content: Pick<Content, 'edition'>;
}

/** What other domains and the routes may know and do of registrations. */
function registrationApi(core: RegistrationCore, { identity, content }: Dependencies) {
  const { database, clock, realTime: now, limits, messages, site } = core;
  const { proofs, visitors } = identity;
  const { edition } = content;
  const store = registrationStore(database);
  const survey = questionnaire(store);
  const finish = finishing({ store, visitors, clock, now, messages, edition, site });
  const words = visitorWords(database);
  const start = starting({ database, store, visitors, proofs, limits, clock, now, edition });

  return {
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

export type Registration = ReturnType<typeof registrationApi>;

/** Registering for a visit, the survey and the pass; one's own and that of others. */
export function createRegistration(core: RegistrationCore, dependencies: Dependencies) {
  const registration = registrationApi(core, dependencies);
  const { guard } = dependencies.identity;
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(registrationRoutes, { ...core, guard, registration });
    await app.register(visitCalendarFile, { edition: dependencies.content.edition });
    await app.register(otherRoutes, { ...core, guard, registration });
  };
  return { ...registration, routes };
}
