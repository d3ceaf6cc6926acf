import type {
  ApplyForBoothInput,
  MutationResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { md5, refusePassword } from '../../identity/index.ts';
import { offeredOf } from '../../dictionary-words.ts';
import { payload } from '../../user-errors.ts';
import { boothApplicationSource } from './source.ts';

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

export const Query: Pick<QueryResolvers, 'waysToKnow'> = {
  waysToKnow: async (_root, _args, context) => offeredOf(await boothApplicationSource(context).waysToKnow()),
};

export const Mutation: Pick<MutationResolvers, 'applyForBooth'> = {
  applyForBooth: async (_root, { input }, context) => {
    const { password, mobile, email, name, company } = input;
    const names = { mobile, email, nickName: name, companyName: company };
    const weak = password ? refusePassword(password, names) : undefined;
    if (weak) {
      const errors = [{ code: 'INVALID' as const, message: weak[context.locale], path: ['password'] }];
      return { email: null, message: null, errors };
    }
    return payload(
      async () => {
        const { result, message } = await boothApplicationSource(context).apply(bodyOf(input));
        return { email: result.email, message };
      },
      { email: null, message: null },
      (field) => [inputNames[field] ?? field],
    );
  },
};
