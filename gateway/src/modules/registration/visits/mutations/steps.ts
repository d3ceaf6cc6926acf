import { UpstreamRefusal } from '../../../../rest/errors.ts';
import type {
  MutationResolvers,
  StartVisitRegistrationInput,
} from '../../../../schema/resolvers.generated.ts';
import { identitySource, md5, refusePassword, signIn } from '../../../identity/index.ts';
import { userErrors } from '../../../user-errors.ts';
import { detailsBody, ofInput } from '../information.ts';
import { registrationSource } from '../source.ts';

const ended = {
  ZH: '验证已过期，请重新验证手机号码或邮箱',
  EN: 'Your verification has expired, please verify your number or e-mail address again',
};

/** What a form can show; the rest (no session, too many) concerns the whole request. */
function expected(error: unknown, locale: 'ZH' | 'EN', pathOf: (field: string) => string[]) {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  // A key that is unknown or has ended: the way on is the proof anew.
  if (error.status === 404) return [{ code: 'EXPIRED' as const, message: ended[locale], path: ['key'] }];
  return userErrors(error, pathOf);
}

const ofAnswer = (field: string) => ['answers', field];

function startBody(input: StartVisitRegistrationInput) {
  const password = md5(input.password ?? '');
  const isSms = input.channel === 'SMS';
  return {
    mobile: input.recipient,
    clientType: 1,
    // By e-mail the form has a captcha for the sake of the form; it proves nothing (CONFLICT-007).
    ...(isSms ? { captcha: input.code } : { emailCode: input.code, captcha: '' }),
    password,
    pswFirst: password,
    pswSecond: md5(input.passwordAgain ?? ''),
    invitationCode: input.invitationCode ?? '',
    invitationId: input.invitationId ?? '',
    source: input.source ?? '',
    agreed: input.isAgreed,
  };
}

type Mutations = Pick<
  MutationResolvers,
  | 'answerVisitQuestions'
  | 'saveVisitAnswers'
  | 'saveVisitInformation'
  | 'signInByTicket'
  | 'startVisitRegistration'
>;

export const visitMutations: Mutations = {
  startVisitRegistration: async (_root, { input }, context) => {
    const { password } = input;
    const names = {
      mobile: input.channel === 'SMS' ? input.recipient : null,
      email: input.channel === 'EMAIL' ? input.recipient : null,
      nickName: '',
      companyName: '',
    };
    // Blank ones are asked for by the REST server, in the order of the form.
    const weak = password && input.isAgreed ? refusePassword(password, names) : undefined;
    if (weak) {
      const errors = [{ code: 'INVALID' as const, message: weak[context.locale], path: ['password'] }];
      return { registration: null, isResumed: false, message: null, errors };
    }
    try {
      const { key, isResumed, message } = await registrationSource(context).start(
        input.channel,
        startBody(input),
      );
      return { registration: await registrationSource(context).find(key), isResumed, message, errors: [] };
    } catch (error) {
      const errors = expected(error, context.locale, ofInput);
      return { registration: null, isResumed: false, message: null, errors };
    }
  },

  saveVisitInformation: async (_root, { input }, context) => {
    try {
      const { result, message } = await registrationSource(context).saveInfo(input.key, {
        ...detailsBody(input),
        noQuestion: input.skipsQuestions,
      });
      const saved = await registrationSource(context).find(input.key);
      return { registration: saved, ticket: result.ticket, message, errors: [] };
    } catch (error) {
      return {
        registration: null,
        ticket: null,
        message: null,
        errors: expected(error, context.locale, ofInput),
      };
    }
  },

  saveVisitAnswers: async (_root, { input }, context) => {
    try {
      const { result, message } = await registrationSource(context).saveAnswers(input.key, input.answers);
      const saved = await registrationSource(context).find(input.key);
      return { registration: saved, ticket: result.ticket, message, errors: [] };
    } catch (error) {
      return {
        registration: null,
        ticket: null,
        message: null,
        errors: expected(error, context.locale, ofAnswer),
      };
    }
  },

  signInByTicket: (_root, { input: { ticket, returnToken } }, context) =>
    signIn(context, returnToken, () => registrationSource(context).signInByTicket(ticket)),

  answerVisitQuestions: async (_root, { input: { answers } }, context) => {
    try {
      const { message } = await registrationSource(context).answer(answers);
      return { viewer: await identitySource(context).viewer(), message, errors: [] };
    } catch (error) {
      return { viewer: null, message: null, errors: expected(error, context.locale, ofAnswer) };
    }
  },
};
