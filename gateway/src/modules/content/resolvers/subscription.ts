import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers } from '../../../schema/resolvers.generated.ts';

const roleNames = { EXHIBITOR: 'Exhibitor', VISITOR: 'Visitor', MEDIUM: 'Medium' };

export const subscriptionMutations: Pick<MutationResolvers, 'subscribe'> = {
  subscribe: async (_root, { input }, { content }) => {
    const { role, companyName, contactName, email } = input;
    try {
      const { message } = await content.subscribe({
        ...(role ? { roleName: roleNames[role] } : {}),
        companyName,
        contactName,
        email,
      });
      return { message, errors: [] };
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
      const code = error.status === 409 ? ('DUPLICATE' as const) : ('INVALID' as const);
      return { message: null, errors: [{ code, message: error.message, path: null }] };
    }
  },
};
