import type {
  ApplyForBoothInput,
  MutationResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import type { Locale } from '../../../context/locale.ts';
import { md5, refusePassword } from '../../identity/index.ts';
import { offeredOf } from '../../dictionary-words.ts';
import { payload } from '../../user-errors.ts';
import { boothApplicationSource } from './source.ts';

/** Fields of the REST body whose names differ from the input's. */
const inputNames: Record<string, string> = {
  captcha: 'code',
  picture: 'captcha',
  pswSecond: 'passwordAgain',
  productService: 'productServices',
  agreed: 'isAgreed',
};

const bodyOf = ({
  code,
  captcha,
  captchaKey,
  password,
  passwordAgain,
  productServices,
  isAgreed,
  ...input
}: ApplyForBoothInput) => ({
  ...input,
  clientType: '2',
  captcha: code,
  ...(captcha && captchaKey ? { picture: captcha, checkKey: captchaKey } : {}),
  password: md5(password ?? ''),
  pswSecond: md5(passwordAgain ?? ''),
  productService: productServices.join(','),
  waysToKnow: input.waysToKnow.join(','),
  agreed: isAgreed,
});

/** Why a password is not good enough, seen as it was typed; in Chinese an application has none. */
function weaknessOf(input: ApplyForBoothInput, locale: Locale): string | undefined {
  const { password, mobile, email, name, company } = input;
  if (locale === 'ZH' || !password) return undefined;
  return refusePassword(password, { mobile, email, nickName: name, companyName: company })?.[locale];
}

export const Query: Pick<QueryResolvers, 'waysToKnow'> = {
  waysToKnow: async (_root, _args, context) => offeredOf(await boothApplicationSource(context).waysToKnow()),
};

export const Mutation: Pick<MutationResolvers, 'applyForBooth'> = {
  applyForBooth: async (_root, { input }, context) => {
    const weak = weaknessOf(input, context.locale);
    // With a blank in the place of a weak password the service refuses, and tells what else is wrong.
    const body = bodyOf(weak ? { ...input, password: '' } : input);
    const answer = await payload(
      async () => {
        const { result, message } = await boothApplicationSource(context).apply(body);
        return { email: result.email, message };
      },
      { email: null, message: null },
      (field) => [inputNames[field] ?? field],
    );
    const isPassword = ({ path }: (typeof answer.errors)[number]) => path?.[0] === 'password';
    return weak
      ? { ...answer, errors: answer.errors.map((one) => (isPassword(one) ? { ...one, message: weak } : one)) }
      : answer;
  },
};
