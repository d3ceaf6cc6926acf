import { defineSource } from '../../../context/source.ts';
import { UpstreamRefusal } from '../../../rest/errors.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';
import { type AnswerInput, fromAnswerText, toAnswerText } from './answer-text.ts';
import type { VisitAnswerParent, VisitPassParent, VisitRegistrationParent } from './parents.ts';

/** Keys of the wizard as they go into an address; anything else is nobody's. */
const KEY = /^[\w-]{1,64}$/;

/** @throws UpstreamRefusal 404, as the server would answer */
const known = (key: string): string => {
  if (!KEY.test(key)) throw new UpstreamRefusal('', 500, 404);
  return key;
};

/** Registering for a visit. Nothing of it is shared but questions and dictionaries. */
export const registrationSource = defineSource(({ rest }) => ({
  titles: () => rest.getPublic('/app/visitor/dict/gender'),
  positions: () => rest.getPublic('/app/visitor/dict/position'),
  questions: () => rest.getPublic('/app/visitor/questions'),

  start: async (
    channel: 'SMS' | 'EMAIL',
    body: Input<'post', '/app/visitor/pre-register/mobile'>['body'],
  ) => {
    const path = channel === 'SMS' ? ('mobile' as const) : ('email' as const);
    const { result, message } = await rest.post(`/app/visitor/pre-register/${path}`, { body });
    return { key: result.id, isResumed: result.isResumed, message };
  },

  /** null for a key that is unknown or has ended. */
  find: async (key: string): Promise<VisitRegistrationParent | null> => {
    if (!KEY.test(key)) return null;
    const found = await nullIfNotFound(rest.post('/app/visitor/registration/{id}', { path: { id: key } }));
    return found && { key, record: found.result };
  },

  saveInfo: (key: string, body: Input<'post', '/app/visitor/registration/{id}/info'>['body']) =>
    rest.post('/app/visitor/registration/{id}/info', { path: { id: known(key) }, body }),

  saveAnswers: (key: string, answers: readonly AnswerInput[]) =>
    rest.post('/app/visitor/registration/{id}/answers', {
      path: { id: known(key) },
      body: { params: answers.map(toAnswerText) },
    }),

  /** The pass that a finished registration led to (REST-073): its code, and whom the registration names. */
  passBy: async ({ key, record }: VisitRegistrationParent): Promise<VisitPassParent | null> => {
    const { result } = await rest.post('/app/visitor/registration/{id}/result', { path: { id: known(key) } });
    const { invitationCode } = result;
    if (!invitationCode) return null;
    const { companyName, firstName, gender, position } = record;
    return { invitationCode, companyName, firstName, gender, position };
  },

  /** @returns the session's token */
  signInByTicket: (ticket: string) => rest.post('/app/login/loginByTicket', { body: { ticket } }),

  ownPass: () => rest.get('/app/visitor/pass'),
  ownAnswers: async (): Promise<VisitAnswerParent[]> =>
    (await rest.get('/app/visitor/answers')).map(fromAnswerText),
  answer: (answers: readonly AnswerInput[]) =>
    rest.post('/app/visitor/answers', { body: { params: answers.map(toAnswerText) } }),
}));
