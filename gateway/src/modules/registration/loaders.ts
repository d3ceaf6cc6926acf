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
  const address = (key: string) => `/app/visitor/registration/${key}`;
  /** @throws UpstreamRefusal 404, as the server would answer */
  const known = (key: string): string => {
    if (!KEY.test(key)) throw new UpstreamRefusal('', 500, 404);
    return key;
  };

  return {
    titles: () => rest.readPublic<DictionaryEntryRecord[]>(caller, '/app/visitor/dict/gender'),
    positions: () => rest.readPublic<DictionaryEntryRecord[]>(caller, '/app/visitor/dict/position'),
    questions: () => rest.readPublic<VisitQuestionRecord[]>(caller, '/app/visitor/questions'),

    start: (channel: 'SMS' | 'EMAIL', body: object) =>
      rest.post<PreRegistrationRecord>(
        caller,
        `/app/visitor/pre-register/${channel === 'SMS' ? 'mobile' : 'email'}`,
        body,
      ),

    /** null for a key that is unknown or has ended. */
    find: async (key: string): Promise<VisitRegistrationParent | null> => {
      if (!KEY.test(key)) return null;
      try {
        const { result } = await rest.post<VisitRegistrationRecord>(caller, address(key));
        return { key, record: result };
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    saveInfo: (key: string, body: object) =>
      rest.post<VisitOutcomeRecord>(caller, `${address(known(key))}/info`, body),

    saveAnswers: (key: string, answers: readonly AnswerInput[]) =>
      rest.post<VisitOutcomeRecord>(caller, `${address(known(key))}/answers`, {
        params: answers.map(toAnswerText),
      }),

    passBy: async (key: string): Promise<VisitPassRecord | null> =>
      (await rest.post<{ pass: VisitPassRecord | null }>(caller, `${address(known(key))}/result`)).result
        .pass,

    /** @returns the session's token */
    signInByTicket: (ticket: string) => rest.post<string>(caller, '/app/login/loginByTicket', { ticket }),

    ownPass: () => rest.readOwn<VisitPassRecord | null>(caller, '/app/visitor/pass'),
    ownAnswers: async (): Promise<VisitAnswerParent[]> =>
      (await rest.readOwn<VisitAnswerRecord[]>(caller, '/app/visitor/answers')).map(fromAnswerText),
    answer: (answers: readonly AnswerInput[]) =>
      rest.post<VisitAnswerRecord[]>(caller, '/app/visitor/answers', { params: answers.map(toAnswerText) }),
  };
}
