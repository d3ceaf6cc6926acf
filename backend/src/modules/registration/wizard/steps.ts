import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { areSame, readAnswers, toText } from '../questionnaire/answers.ts';
import type { AnswerText, InfoBody, Outcome, OwnDetails, RegistrationRecord, Result } from '../contract.ts';
import { isComplete, stateOf, type Finishing } from '../finishing.ts';
import { prompts, what } from '../messages.ts';
import { passOf } from '../pass/pass.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { readInfo, type Info } from '../rules.ts';
import type { RegistrationRow, RegistrationStore } from '../store.ts';
import type { VisitorWords } from '../visitors/visitor-words.ts';
import { keysOf } from '../../../objects.ts';

/** Steps saved with one key. */
const saves: Limit = { name: 'visit-save', points: 100, seconds: 60 * 60 };

export interface WizardParts {
  database: Database;
  store: RegistrationStore;
  survey: Questionnaire;
  finish: Finishing;
  limits: Limits;
  /** The real time, by which keys end. */
  now: () => Date;
  words: () => Promise<VisitorWords>;
}

const infoOf = (row: RegistrationRow): Info => ({
  firstName: row.firstName,
  gender: row.gender,
  identityNumber: row.identityNumber,
  department: row.department,
  position: row.position,
  country: row.country,
  companyName: row.companyName,
  telephoneCountryCode: row.telephoneCountryCode,
  telephoneNumber: row.telephoneNumber,
  ext: row.ext,
  website: row.website,
  postcode: row.postcode,
  contactEmail: row.contactEmail,
  mobileNumber: row.mobileNumber,
  detailAddress: row.detailAddress,
  isArrived: row.isArrived,
});

/** What somebody has said, and what of it is proved. */
export function detailsOf(row: RegistrationRow): OwnDetails {
  const { website, contactEmail, ...info } = infoOf(row);
  return { mobile: row.mobile, accountEmail: row.email, ...info, witeAddress: website, email: contactEmail };
}

const isSameInfo = (row: RegistrationRow, info: Info) => {
  const kept = infoOf(row);
  return keysOf(kept).every((name) => kept[name] === info[name]);
};

/** Steps 2 to 4. Who holds the key goes on; any other key answers like none (docs/promises.md 5). */
export function wizardService({ database, store, survey, finish, limits, now, words }: WizardParts) {
  /** @throws Refusal 404 for a key that is unknown or has ended: both answer the same */
  async function rowOf(key: string, lock: boolean): Promise<RegistrationRow> {
    const row = await store.byKey(key, now(), lock);
    if (!row) throw notFound(what);
    return row;
  }

  /** Whether there is nothing to ask: answered already, or no questions at all (AUTH-064, DESIGN-018). */
  async function isAnswered(row: RegistrationRow | undefined): Promise<boolean> {
    if ((await survey.asked()).length === 0) return true;
    return row !== undefined && (await store.answers(row.id)).length > 0;
  }

  return {
    isAnswered,

    /** REST-064 by key; an unknown one has answered nothing. */
    noQuestion: async (key: string): Promise<boolean> =>
      isAnswered(key === '' ? undefined : await store.byKey(key, now())),

    /** @throws Refusal 404 */
    async find(key: string): Promise<RegistrationRecord> {
      const row = await rowOf(key, false);
      return { state: stateOf(row), noQuestion: await isAnswered(row), ...detailsOf(row) };
    },

    /**
     * Step 2. Sent twice it is saved once; a complete registration is not changed any more.
     * @throws Refusal naming the field (VAL-018..026), 404, 409, 429
     */
    async saveInfo(key: string, { noQuestion, ...body }: InfoBody, language: Language): Promise<Outcome> {
      await limits.count(saves, key);
      return database.transaction(async () => {
        const row = await rowOf(key, true);
        const info = readInfo({ ...body, noQuestion }, await words(), language, row.mobile);
        if (isComplete(row)) {
          if (!isSameInfo(row, info)) throw new Refusal(prompts.isComplete, 500, 409);
          return finish.again(row);
        }
        const changed = await store.change(row.id, { ...info, language, state: 'informed' });
        const saved = changed ?? row;
        if (noQuestion || (await isAnswered(saved))) return finish.own(saved);
        return { state: 'informed', invitationCode: null, ticket: null };
      });
    },

    /**
     * Step 3. Sent twice it is saved once.
     * @throws Refusal naming the question (VAL-027, VAL-028), 404, 409, 429
     */
    async saveAnswers(key: string, params: AnswerText[], at: Date): Promise<Outcome> {
      await limits.count(saves, key);
      return database.transaction(async () => {
        const row = await rowOf(key, true);
        if (row.identityNumber === '' || row.detailAddress === '')
          throw new Refusal(prompts.infoFirst).because('CONFLICT');
        const answers = readAnswers(await survey.asked(), params);
        const before = await store.answers(row.id);
        if (before.length > 0 && !areSame(before, answers)) {
          throw new Refusal(prompts.answeredBefore, 500, 409);
        }
        if (before.length === 0) await store.addAnswers(row.id, answers, at);
        return isComplete(row) ? finish.again(row) : finish.own(row);
      });
    },

    /** Step 4 (REST-073). @throws Refusal 404 */
    async result(key: string): Promise<Result> {
      const row = await rowOf(key, false);
      const answers = (await store.answers(row.id)).map(toText);
      const pass = isComplete(row) ? passOf(row) : null;
      return { invitationCode: pass?.invitationCode ?? null, pass, answers };
    },
  };
}
