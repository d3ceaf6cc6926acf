import { UpstreamRefusal } from '../../../rest/errors.ts';
import type {
  ListProblemResolvers,
  MutationResolvers,
  ViewerResolvers,
  VisitGroupResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';

const VisitGroup: VisitGroupResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
  registeredAt: ({ registeredTime }) => registeredTime && isoInstant(registeredTime),
};

const ListProblem: ListProblemResolvers = {
  line: ({ line }) => line || null,
  column: ({ column }) => column || null,
};

const Viewer: Pick<ViewerResolvers, 'visitGroup'> = {
  visitGroup: ({ role }, { id }, { groups }) => (role === 'visitor' ? groups.find(id) : null),
};

const Mutation: Pick<MutationResolvers, 'registerVisitGroup'> = {
  registerVisitGroup: async (_root, { id }, { groups }) => {
    try {
      const { result, message } = await groups.register(id);
      return { group: result, message, errors: [] };
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
      const code = error.status === 409 ? ('DUPLICATE' as const) : ('INVALID' as const);
      return { group: null, message: null, errors: [{ code, message: error.message, path: null }] };
    }
  },
};

/** People who come as a group. */
export const groupResolvers = { VisitGroup, ListProblem, Viewer, Mutation };
