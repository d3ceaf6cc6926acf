import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/database.ts';
import { readVisit, visitCalendarFile } from './pass/calendar.ts';
import { otherRoutes } from './others/routes.ts';
import { passOf } from './pass/pass.ts';
import { registrationRoutes } from './routes.ts';
import { visitorNumberRetention } from './retention.ts';
import { type RegistrationCore, type RegistrationDependencies, registrationService } from './service.ts';
import { registrationStore } from './store.ts';

export { type Contact, visitorContacts } from './visitors/contacts.ts';
export { registrationCollections } from './questionnaire/collections.ts';
export { doorPasses, type DoorPass, type DoorPasses } from './pass/door-passes.ts';
export type { Finished } from './finishing.ts';
export type { Registration } from './service.ts';
export type { GroupMembers } from './members/service.ts';
export type { GroupMember } from './members/view.ts';
export { readVisit, type Visit } from './pass/calendar.ts';
export { groupedCode } from './pass/confirmation.ts';
export { OtherBody } from './others/contract.ts';
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
export { endedRegistrations } from './visitors/ended.ts';
export { invitationCodeOf, newInvitationCode } from './pass/secrets.ts';
export { visitorWords, type VisitorWords } from './visitors/visitor-words.ts';

/** Finds the registration behind an account's pass; undefined without one. */
export function registrationOf(database: Database) {
  const store = registrationStore(database);
  return async (accountId: string): Promise<string | undefined> => {
    const row = await store.byAccount(accountId);
    return row && passOf(row) ? row.id : undefined;
  };
}

/** Registering for a visit, the survey and the pass; one's own and that of others. */
export function createRegistration(core: RegistrationCore, dependencies: RegistrationDependencies) {
  const registration = registrationService(core, dependencies);
  const { guard } = dependencies.identity;
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(registrationRoutes, { ...core, guard, registration });
    await app.register(visitCalendarFile, { visit: readVisit(dependencies.content, core.site) });
    await app.register(otherRoutes, { ...core, guard, registration });
  };
  return { ...registration, routes, retention: [visitorNumberRetention(core)] };
}
