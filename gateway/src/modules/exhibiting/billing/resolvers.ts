import type {
  BillingResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { billingSource } from './source.ts';

export const Billing: BillingResolvers = {
  taxId: ({ customerTaxId }) => customerTaxId,
  email: ({ notes }) => notes,
  updatedAt: ({ updateTime }) => updateTime && isoInstant(updateTime),
};

export const Viewer: Pick<ViewerResolvers, 'billing'> = {
  billing: ({ role }, _args, context) => (role === 'exhibitor' ? billingSource(context).read() : null),
};

export const Mutation: Pick<MutationResolvers, 'saveBilling'> = {
  saveBilling: (_root, { input: { taxId, email, companyName } }, context) =>
    payload(
      async () => {
        const body = { customerTaxId: taxId, notes: email, companyName };
        const { result, message } = await billingSource(context).save(body);
        return { billing: result, message };
      },
      { billing: null, message: null },
      { customerTaxId: 'taxId', notes: 'email', companyName: 'companyName' },
    ),
};
