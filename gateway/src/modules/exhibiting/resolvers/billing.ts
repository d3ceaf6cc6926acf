import type {
  BillingResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

export const Billing: BillingResolvers = {
  taxId: ({ customerTaxId }) => customerTaxId,
  email: ({ notes }) => notes,
  updatedAt: ({ updateTime }) => updateTime && isoInstant(updateTime),
};

export const viewerBilling: Pick<ViewerResolvers, 'billing'> = {
  billing: ({ role }, _args, { billing }) => (role === 'exhibitor' ? billing.read() : null),
};

export const billingMutations: Pick<MutationResolvers, 'saveBilling'> = {
  saveBilling: async (_root, { input: { taxId, email, companyName } }, { billing }) => {
    try {
      const { result, message } = await billing.save({ customerTaxId: taxId, notes: email, companyName });
      return { billing: result, message, errors: [] };
    } catch (error) {
      const names = { customerTaxId: 'taxId', notes: 'email', companyName: 'companyName' };
      return { billing: null, message: null, errors: userErrors(error, names) };
    }
  },
};
