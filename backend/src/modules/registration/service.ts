import type { Core } from '../../core.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import { finishing } from './finishing.ts';
import { groupMembers } from './members/service.ts';
import { othersService } from './others/service.ts';
import { ownService } from './own.ts';
import { readVisit } from './pass/calendar.ts';
import { passOf } from './pass/pass.ts';
import { invitationCodeOf } from './pass/secrets.ts';
import { questionnaire } from './questionnaire/questionnaire.ts';
import { registrationStore } from './store.ts';
import { visitorWords } from './visitors/visitor-words.ts';
import { starting } from './wizard/start.ts';
import { wizardService } from './wizard/steps.ts';

export type RegistrationCore = Pick<Core, 'database' | 'clock' | 'realTime' | 'limits' | 'messages' | 'site'>;

export interface RegistrationDependencies {
  identity: Pick<Identity, 'proofs' | 'visitors' | 'guard'>;
  content: Pick<Content, 'edition' | 'editionRevision'>;
  /** When these registrations were first let in at a door, by their id. */
  checkedIn: (ids: string[]) => Promise<Map<string, Date>>;
}

/** What other domains and the routes may know and do of registrations. */
export function registrationService(
  core: RegistrationCore,
  { identity, content, checkedIn }: RegistrationDependencies,
) {
  const { database, clock, realTime: now, limits, messages, site } = core;
  const { proofs, visitors } = identity;
  const { edition } = content;
  const store = registrationStore(database);
  const survey = questionnaire(store);
  const visit = readVisit(content, site);
  const finish = finishing({ store, visitors, clock, now, messages, visit });
  const words = visitorWords(database);
  const start = starting({ database, store, visitors, proofs, limits, clock, now, edition });

  return {
    survey,
    start,
    wizard: wizardService({ database, store, survey, finish, limits, now, words }),
    own: ownService({ database, store, survey, finish, visitors, words, limits, clock, now }),
    ...othersService({ database, store, finish, clock, now, words }),
    members: groupMembers({ database, store, finish, clock, now, words, messages, visit, checkedIn }),

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

export type Registration = ReturnType<typeof registrationService>;
