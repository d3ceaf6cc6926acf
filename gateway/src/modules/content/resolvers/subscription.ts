import { UpstreamRefusal } from '../../../rest/errors.ts';
import type { MutationResolvers } from '../../../schema/resolvers.generated.ts';

const roleNames = { EXHIBITOR: 'Exhibitor', VISITOR: 'Visitor', MEDIUM: 'Medium' };

/** What was said to the person, or why not; other failures than refusals are thrown on. */
async function told(call: Promise<{ message: string }>) {
  try {
    const { message } = await call;
    return { message, errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
    const code = error.status === 409 ? ('DUPLICATE' as const) : ('INVALID' as const);
    return { message: null, errors: [{ code, message: error.message, path: null }] };
  }
}

export const subscriptionMutations: Pick<
  MutationResolvers,
  'confirmSubscription' | 'subscribe' | 'unsubscribe'
> = {
  subscribe: (_root, { input }, { content }) => {
    const { role, companyName, contactName, email } = input;
    return told(
      content.subscribe({
        ...(role ? { roleName: roleNames[role] } : {}),
        companyName,
        contactName,
        email,
      }),
    );
  },
  confirmSubscription: (_root, { key }, { content }) => told(content.confirmSubscription(key)),
  unsubscribe: (_root, { key }, { content }) => told(content.unsubscribe(key)),
};
