import { defineSource } from '../../../context/source.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input, Result, Schemas } from '../../../rest/operations.ts';
import { type AnswerInput, fromAnswerText, toAnswerText } from './answer-text.ts';
import type { VisitAnswerParent, VisitRecord, VisitPassParent, VisitRegistrationParent } from './parents.ts';
import { completeOutcome, completePass, completeVisitRegistration } from './records.ts';

/** Keys of the wizard as they go into an address; anything else is nobody's. */
const KEY = /^[\w-]{1,64}$/;

/** @throws UpstreamRefusal 404, as the server would answer */
const known = (key: string): string => {
  if (!KEY.test(key)) throw new UpstreamRefusal('', 500, 404);
  return key;
};

/** How a registration was started; a server of the specification answers its key alone, or in a record. */
function started(result: string | (Partial<Schemas['PreRegistration']> & { id: string })) {
  if (typeof result === 'string') return { key: result, isResumed: false };
  return { key: result.id, isResumed: result.isResumed ?? false };
}

/** The pass that came with the result of a registration; the specification names its code alone. */
const sentPass = (result: Partial<Result<'post', '/app/visitor/registration/{id}/result'>>) =>
  result.pass ? completePass(result.pass) : null;

/** Registering for a visit. Nothing of it is shared but questions and dictionaries. */
export const registrationSource = defineSource(({ rest }) => {
  /** What a finished registration led to (REST-073). */
  const resultOf = async (key: string) =>
    (await rest.post('/app/visitor/registration/{id}/result', { path: { id: known(key) } })).result;

  /**
   * How far a registration is, for servers that do not say: it is finished when it led to a code, and informed when
   * it has a name. Whether questions follow is a call of its own (REST-064).
   */
  async function withProgress(key: string, record: Partial<VisitRecord>): Promise<VisitRecord> {
    if (record.state !== undefined) return completeVisitRegistration(record);
    const [noQuestion, { invitationCode }] = await Promise.all([
      rest.get('/app/visitor/noQuestion', { query: { id: key } }),
      resultOf(key),
    ]);
    const informed = record.firstName ? ('informed' as const) : ('started' as const);
    const isFinished = Boolean(invitationCode) || (informed === 'informed' && noQuestion);
    return completeVisitRegistration({ ...record, noQuestion, state: isFinished ? 'finished' : informed });
  }

  /** The caller's pass by the specification's calls: its code (REST-093), and who the caller is (REST-075). */
  async function specifiedPass(): Promise<VisitPassParent | null> {
    const [invitationCode, person] = await Promise.all([
      rest.get('/app/visitor/invitationCode'),
      rest.get('/app/visitor/userInfo'),
    ]);
    return invitationCode ? completePass({ ...person, invitationCode }) : null;
  }

  return {
    titles: () => rest.getPublic('/app/visitor/dict/gender'),
    positions: () => rest.getPublic('/app/visitor/dict/position'),
    questions: () => rest.getPublic('/app/visitor/questions'),

    start: async (
      channel: 'SMS' | 'EMAIL',
      body: Input<'post', '/app/visitor/pre-register/mobile'>['body'],
    ) => {
      const path = channel === 'SMS' ? ('mobile' as const) : ('email' as const);
      const { result, message } = await rest.post(`/app/visitor/pre-register/${path}`, { body });
      return { ...started(result), message };
    },

    /** null for a key that is unknown or has ended. */
    find: async (key: string): Promise<VisitRegistrationParent | null> => {
      if (!KEY.test(key)) return null;
      const found = await nullIfNotFound(rest.post('/app/visitor/registration/{id}', { path: { id: key } }));
      return found && { key, record: await withProgress(key, found.result) };
    },

    saveInfo: async (key: string, body: Input<'post', '/app/visitor/registration/{id}/info'>['body']) => {
      const path = { id: known(key) };
      const { result, message } = await rest.post('/app/visitor/registration/{id}/info', { path, body });
      return { result: completeOutcome(result), message };
    },

    saveAnswers: async (key: string, answers: readonly AnswerInput[]) => {
      const path = { id: known(key) };
      const body = { params: answers.map(toAnswerText) };
      const { result, message } = await rest.post('/app/visitor/registration/{id}/answers', { path, body });
      return { result: completeOutcome(result), message };
    },

    /** The pass of a finished registration; a server of the specification tells its code alone. */
    passBy: async ({ key, record }: VisitRegistrationParent): Promise<VisitPassParent | null> => {
      const result = await resultOf(key);
      const pass = sentPass(result);
      if (pass || !result.invitationCode) return pass;
      const { companyName, firstName, gender, position } = record;
      return { invitationCode: result.invitationCode, companyName, firstName, gender, position };
    },

    /** @returns the session's token */
    signInByTicket: (ticket: string) => rest.post('/app/login/loginByTicket', { body: { ticket } }),

    ownPass: () =>
      rest.whereOffered<VisitPassParent | null>(
        'GET /app/visitor/pass',
        () => rest.get('/app/visitor/pass'),
        specifiedPass,
      ),
    ownAnswers: async (): Promise<VisitAnswerParent[]> =>
      (await rest.get('/app/visitor/answers')).map(fromAnswerText),
    answer: (answers: readonly AnswerInput[]) =>
      rest.post('/app/visitor/answers', { body: { params: answers.map(toAnswerText) } }),
  };
});
