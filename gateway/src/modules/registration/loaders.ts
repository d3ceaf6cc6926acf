import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  DictionaryEntryRecord,
  PreRegistrationRecord,
  VisitAnswerRecord,
  VisitOutcomeRecord,
  VisitPassRecord,
  VisitQuestionRecord,
  VisitRegistrationRecord,
} from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import { completeOutcome, completePass, completeVisitRegistration } from './records.ts';

/** Keys of the wizard as they go into an address; anything else is nobody's. */
const KEY = /^[\w-]{1,64}$/;

const SEPARATOR = '\u241F';

/** An answer, taken apart. */
export interface VisitAnswerParent {
  questionId: string;
  optionIds: string[];
  ownWords: string;
}

/** A registration with the key that it was asked for by. */
export interface VisitRegistrationParent {
  key: string;
  record: VisitRegistrationRecord;
}

/** A server of the specification answers the id alone. */
type StartedRegistration = Pick<PreRegistrationRecord, 'id'> & Partial<PreRegistrationRecord>;

/** What the last step's call tells (REST-073); the specification names the code alone. */
interface VisitResult {
  invitationCode: string | null;
  pass?: VisitPassRecord | null;
}

interface AnswerInput {
  questionId: string;
  optionIds: readonly string[];
  ownWords?: string | null;
}

/** Options comma-joined, then the separator and the own words (AUTH-073, DESIGN-022). */
export const toAnswerText = ({ questionId, optionIds, ownWords }: AnswerInput): VisitAnswerRecord => ({
  questionId,
  answerText: optionIds.join(',') + (ownWords ? `${SEPARATOR}${ownWords.replaceAll(SEPARATOR, ' ')}` : ''),
});

export function fromAnswerText({ questionId, answerText }: VisitAnswerRecord): VisitAnswerParent {
  const cut = answerText.indexOf(SEPARATOR);
  const ids = cut < 0 ? answerText : answerText.slice(0, cut);
  return {
    questionId,
    optionIds: ids.split(',').filter((id) => id !== ''),
    ownWords: cut < 0 ? '' : answerText.slice(cut + 1),
  };
}

/** Registering for a visit, for one request. Nothing of it is shared but questions and dictionaries. */
export function registrationLoaders(rest: RestClient, caller: Caller) {
  const saveStep = async (path: string, body: object) => {
    const { result, message } = await rest.post<Partial<VisitOutcomeRecord> | null>(caller, path, body);
    return { result: completeOutcome(result ?? {}), message };
  };

  const address = (key: string) => `/app/visitor/registration/${key}`;
  /** @throws UpstreamRefusal 404, as the server would answer */
  const known = (key: string): string => {
    if (!KEY.test(key)) throw new UpstreamRefusal('', 500, 404);
    return key;
  };

  /** What a finished registration led to (REST-073). */
  const resultOf = async (key: string) =>
    (await rest.post<VisitResult>(caller, `${address(known(key))}/result`)).result;

  /**
   * How far a registration is, for servers that do not say: it is finished when it led to a code, and informed when
   * it has a name. Whether questions follow is a call of its own (REST-064).
   */
  async function withProgress(
    key: string,
    record: Partial<VisitRegistrationRecord>,
  ): Promise<VisitRegistrationRecord> {
    if (record.state !== undefined) return completeVisitRegistration(record);
    const [noQuestion, { invitationCode }] = await Promise.all([
      rest.readOwn<boolean>(caller, '/app/visitor/noQuestion', { id: key }),
      resultOf(key),
    ]);
    const informed = record.firstName ? ('informed' as const) : ('started' as const);
    const isFinished = Boolean(invitationCode) || (informed === 'informed' && noQuestion);
    return completeVisitRegistration({ ...record, noQuestion, state: isFinished ? 'finished' : informed });
  }

  /** The caller's pass by the specification's calls: its code (REST-093), and who the caller is (REST-075). */
  async function specifiedPass(): Promise<VisitPassRecord | null> {
    const [invitationCode, person] = await Promise.all([
      rest.readOwn<string | null>(caller, '/app/visitor/invitationCode'),
      rest.readOwn<Partial<VisitPassRecord> | null>(caller, '/app/visitor/userInfo'),
    ]);
    return invitationCode ? completePass({ ...person, invitationCode }) : null;
  }

  return {
    titles: () => rest.readPublic<DictionaryEntryRecord[]>(caller, '/app/visitor/dict/gender'),
    positions: () => rest.readPublic<DictionaryEntryRecord[]>(caller, '/app/visitor/dict/position'),
    questions: () => rest.readPublic<VisitQuestionRecord[]>(caller, '/app/visitor/questions'),

    /** The server answers with the registration's key; one of the specification answers the key alone, or in a record. */
    start: async (channel: 'SMS' | 'EMAIL', body: object) => {
      const path = `/app/visitor/pre-register/${channel === 'SMS' ? 'mobile' : 'email'}`;
      const { result, message } = await rest.post<StartedRegistration | string>(caller, path, body);
      if (typeof result === 'string') return { key: result, isResumed: false, message };
      return { key: result.id, isResumed: result.isResumed ?? false, message };
    },

    /** null for a key that is unknown or has ended. */
    find: async (key: string): Promise<VisitRegistrationParent | null> => {
      if (!KEY.test(key)) return null;
      try {
        const { result } = await rest.post<Partial<VisitRegistrationRecord>>(caller, address(key));
        return { key, record: await withProgress(key, result) };
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    saveInfo: (key: string, body: object) => saveStep(`${address(known(key))}/info`, body),

    saveAnswers: (key: string, answers: readonly AnswerInput[]) =>
      saveStep(`${address(known(key))}/answers`, { params: answers.map(toAnswerText) }),

    /** The pass of a finished registration; a server of the specification tells its code alone. */
    passBy: async ({ key, record }: VisitRegistrationParent): Promise<VisitPassRecord | null> => {
      const { pass, invitationCode } = await resultOf(key);
      if (pass) return completePass(pass);
      if (!invitationCode) return null;
      const { companyName, firstName, gender, position } = record;
      return { invitationCode, companyName, firstName, gender, position };
    },

    /** @returns the session's token */
    signInByTicket: (ticket: string) => rest.post<string>(caller, '/app/login/loginByTicket', { ticket }),

    ownPass: () =>
      rest.whereOffered<VisitPassRecord | null>(
        'GET /app/visitor/pass',
        () => rest.readOwn(caller, '/app/visitor/pass'),
        specifiedPass,
      ),
    ownAnswers: async (): Promise<VisitAnswerParent[]> =>
      (await rest.readOwn<VisitAnswerRecord[]>(caller, '/app/visitor/answers')).map(fromAnswerText),
    answer: (answers: readonly AnswerInput[]) =>
      rest.post<VisitAnswerRecord[]>(caller, '/app/visitor/answers', { params: answers.map(toAnswerText) }),
  };
}
