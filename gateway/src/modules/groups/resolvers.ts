import type {
  ListProblemResolvers,
  MutationResolvers,
  ViewerResolvers,
  VisitGroupResolvers,
} from '../../schema/resolvers.generated.ts';
import { isoInstant } from '../page.ts';
import { payload } from '../user-errors.ts';
import { groupSource } from './source.ts';

export const VisitGroup: VisitGroupResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
  registeredAt: ({ registeredTime }) => registeredTime && isoInstant(registeredTime),
};

export const ListProblem: ListProblemResolvers = {
  line: ({ line }) => line || null,
  column: ({ column }) => column || null,
};

export const Viewer: Pick<ViewerResolvers, 'visitGroup'> = {
  visitGroup: ({ role }, { id }, context) => (role === 'visitor' ? groupSource(context).find(id) : null),
};

export const Mutation: Pick<MutationResolvers, 'registerVisitGroup'> = {
  registerVisitGroup: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { result, message } = await groupSource(context).register(id);
        return { group: result, message };
      },
      { group: null, message: null },
    ),
};
