import type { MutationResolvers } from '../../../schema/resolvers.generated.ts';
import { payload } from '../../user-errors.ts';
import { subscriptionSource } from './source.ts';

const roleNames = { EXHIBITOR: 'Exhibitor', VISITOR: 'Visitor', MEDIUM: 'Medium' };

/** Names in the input of what the REST body calls otherwise, and of all else that may be wrong. */
const inputNames = {
  roleName: 'role',
  companyName: 'companyName',
  contactName: 'contactName',
  email: 'email',
};

/** The payload of a change that has nothing to show but the server's sentence. */
const answered = (call: () => Promise<{ message: string }>, pathOf?: Record<string, string>) =>
  payload(
    async () => {
      const { message } = await call();
      return { message };
    },
    { message: null },
    pathOf,
  );

export const Mutation: Pick<MutationResolvers, 'confirmSubscription' | 'subscribe' | 'unsubscribe'> = {
  subscribe: (_root, { input }, context) => {
    const { role, companyName, contactName, email } = input;
    return answered(
      () =>
        subscriptionSource(context).subscribe({
          roleName: role ? roleNames[role] : undefined,
          companyName,
          contactName,
          email,
        }),
      inputNames,
    );
  },
  confirmSubscription: (_root, { input: { key } }, context) =>
    answered(() => subscriptionSource(context).confirm(key)),
  unsubscribe: (_root, { input: { key } }, context) =>
    answered(() => subscriptionSource(context).unsubscribe(key)),
};
