import type { MutationResolvers } from '../../../schema/resolvers.generated.ts';
import { payload } from '../../user-errors.ts';
import { subscriptionSource } from './source.ts';

const roleNames = { EXHIBITOR: 'Exhibitor', VISITOR: 'Visitor', MEDIUM: 'Medium' };

/** The payload of a change that has nothing to show but the server's sentence. */
const answered = (call: () => Promise<{ message: string }>) =>
  payload(
    async () => {
      const { message } = await call();
      return { message };
    },
    { message: null },
  );

export const Mutation: Pick<MutationResolvers, 'confirmSubscription' | 'subscribe' | 'unsubscribe'> = {
  subscribe: (_root, { input }, context) => {
    const { role, companyName, contactName, email } = input;
    return answered(() =>
      subscriptionSource(context).subscribe({
        ...(role ? { roleName: roleNames[role] } : {}),
        companyName,
        contactName,
        email,
      }),
    );
  },
  confirmSubscription: (_root, { key }, context) => answered(() => subscriptionSource(context).confirm(key)),
  unsubscribe: (_root, { key }, context) => answered(() => subscriptionSource(context).unsubscribe(key)),
};
