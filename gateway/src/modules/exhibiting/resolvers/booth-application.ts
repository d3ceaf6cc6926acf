import type {
  ApplyForBoothInput,
  MutationResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { md5, refusePassword } from '../../identity/index.ts';
import { offeredOf } from '../../dictionary-words.ts';
import { userErrors } from '../../user-errors.ts';

/** Fields of the REST body whose names differ from the input's. */
const inputNames: Record<string, string> = {
  captcha: 'code',
  pswSecond: 'passwordAgain',
  productService: 'productServices',
  agreed: 'isAgreed',
};

const bodyOf = ({
  code,
  password,
  passwordAgain,
  productServices,
  isAgreed,
  ...input
}: ApplyForBoothInput) => ({
  ...input,
  clientType: '2',
  captcha: code,
  password: md5(password ?? ''),
  pswSecond: md5(passwordAgain ?? ''),
  productService: productServices.join(','),
  waysToKnow: input.waysToKnow.join(','),
  agreed: isAgreed,
});

export const boothApplicationQueries: Pick<QueryResolvers, 'waysToKnow'> = {
  waysToKnow: async (_root, _args, { boothApplication }) => offeredOf(await boothApplication.waysToKnow()),
};

export const boothApplicationMutations: Pick<MutationResolvers, 'applyForBooth'> = {
  applyForBooth: async (_root, { input }, { boothApplication, locale }) => {
    const { password, mobile, email, name, company } = input;
    const names = { mobile, email, nickName: name, companyName: company };
    const weak = password ? refusePassword(password, names) : undefined;
    if (weak) {
      const errors = [{ code: 'INVALID' as const, message: weak[locale], path: ['password'] }];
      return { email: null, message: null, errors };
    }
    try {
      const { result, message } = await boothApplication.apply(bodyOf(input));
      return { email: result.email, message, errors: [] };
    } catch (error) {
      const errors = userErrors(error, (field) => [inputNames[field] ?? field]);
      return { email: null, message: null, errors };
    }
  },
};
