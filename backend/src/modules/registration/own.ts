import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Origin, Viewer, Visitors } from '../identity/index.ts';
import { areSame, readAnswers, toText } from './questionnaire/answers.ts';
import type { AnswerText, DetailsBody, OwnDetails, Pass, UserInfo } from './contract.ts';
import { isByOthers, isComplete, type Finishing } from './finishing.ts';
import { prompts, what } from './messages.ts';
import { readInfo } from './rules.ts';
import type { VisitorWords } from './visitors/visitor-words.ts';
import { detailsOf } from './wizard/steps.ts';
import { passOf } from './pass/pass.ts';
import type { Questionnaire } from './questionnaire/questionnaire.ts';
import { newKey, ticketHash } from './pass/secrets.ts';
import type { RegistrationRow, RegistrationStore } from './store.ts';

export interface OwnParts {
  database: Database;
  store: RegistrationStore;
  survey: Questionnaire;
  finish: Finishing;
  visitors: Visitors;
  words: () => Promise<VisitorWords>;
  limits: Limits;
  clock: Clock;
  /** The real time, by which tickets end. */
  now: () => Date;
}

type Account = Viewer['account'];

/** Corrections of the own details by one account. */
const corrections: Limit = { name: 'own-details', points: 60, seconds: 60 * 60 };

/** What a visitor has said at registering, to be read and corrected. */
function ownDetails({ database, store, visitors, words, limits }: OwnParts) {
  return {
    /** null before the registration is finished */
    async read(accountId: string): Promise<OwnDetails | null> {
      const row = await store.byAccount(accountId);
      return row && isComplete(row) ? detailsOf(row) : null;
    },

    /**
     * Corrects it; the pass says the same from then on. What was proved stays.
     * @throws Refusal naming the fields (VAL-018..026), 404 before the registration is finished, 429
     */
    async save(accountId: string, body: DetailsBody, language: Language): Promise<OwnDetails> {
      await limits.count(corrections, accountId);
      return database.transaction(async () => {
        const row = await store.byAccount(accountId, true);
        if (!row || !isComplete(row)) throw notFound(what);
        const info = readInfo({ ...body, noQuestion: false }, await words(), language, row.mobile);
        const changed = await store.change(row.id, info);
        const { firstName: nickName, companyName } = info;
        await visitors.rename(accountId, { nickName, companyName });
        return detailsOf(changed ?? row);
      });
    },
  };
}

/** What belongs to whoever is signed in: the pass and the answers (VC-020, VC-026, VC-074..077). */
export function ownService(parts: OwnParts) {
  const { database, store, survey, finish, visitors, clock, now } = parts;

  /** The account's registration, made where there is none yet: accounts of before have answers only. */
  async function ensure(account: Account, language: Language): Promise<RegistrationRow> {
    const known = await store.byAccount(account.id, true);
    if (known) return known;
    const { id, mobile, email, nickName, companyName } = account;
    // What others have registered under this number stays theirs.
    if (mobile !== null) await store.releaseNumber(mobile);
    const added = await store.add({
      key: newKey(),
      keyEndsAt: now(),
      accountId: id,
      mobile,
      email,
      language,
      firstName: nickName,
      companyName,
      mobileNumber: mobile ?? '',
      contactEmail: email ?? '',
      createdAt: clock.now(),
    });
    if (added) return added;
    // Made at the same moment. A registration by somebody else is never taken over: trying again makes an own one.
    const rival =
      (await store.byAccount(id, true)) ??
      (mobile === null ? undefined : await store.byRecipient('sms', mobile, true)) ??
      (email === null ? undefined : await store.byRecipient('email', email, true));
    if (!rival || isByOthers(rival) || (rival.accountId !== null && rival.accountId !== id)) {
      throw new Refusal(prompts.already, 500, 409);
    }
    return (await store.change(rival.id, { accountId: id })) ?? rival;
  }

  return {
    async pass(accountId: string): Promise<Pass | null> {
      const row = await store.byAccount(accountId);
      return row && isComplete(row) ? passOf(row) : null;
    },

    /** REST-075; null for an account that has not said anything. */
    async userInfo(accountId: string): Promise<UserInfo | null> {
      const row = await store.byAccount(accountId);
      if (!row) return null;
      const { companyName, firstName, gender, position } = row;
      return { companyName, firstName, gender, position };
    },

    details: ownDetails(parts),

    /** Empty where nothing was answered (VC-020). */
    async answers(accountId: string): Promise<AnswerText[]> {
      const row = await store.byAccount(accountId);
      return row ? (await store.answers(row.id)).map(toText) : [];
    },

    /**
     * The questionnaire of the visitor centre; once (VC-075). Sent twice it is saved once.
     * @throws Refusal naming the question (VAL-027, VAL-028), 409
     */
    saveAnswers: (account: Account, params: AnswerText[], language: Language): Promise<AnswerText[]> =>
      database.transaction(async () => {
        const row = await ensure(account, language);
        const answers = readAnswers(await survey.asked(), params);
        const before = await store.answers(row.id);
        if (before.length > 0 && !areSame(before, answers)) {
          throw new Refusal(prompts.answeredBefore, 500, 409);
        }
        if (before.length === 0) {
          await store.addAnswers(row.id, answers, clock.now());
          if (row.state === 'informed') await finish.own(row);
        }
        return answers.map(toText);
      }),

    /**
     * Signs in by the ticket of a registration finished moments ago; it serves once (AUTH-078, CONFLICT-008).
     * @returns the session's token
     * @throws Refusal 500, 409 while the other role is signed in, 510
     */
    signIn: (ticket: string, origin: Origin): Promise<string> =>
      // In one transaction, so that a refused sign-in does not use the ticket up.
      database.transaction(async () => {
        const row = await store.takeTicket(ticketHash(ticket), now());
        if (!row?.accountId) throw new Refusal(prompts.ticket).because('EXPIRED');
        return visitors.open(row.accountId, origin);
      }),
  };
}
