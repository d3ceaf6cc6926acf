import type { MutationResolvers, QueryResolvers, ViewerResolvers } from '../../schema/resolvers.generated.ts';
import { exhibitorSource } from '../catalogue/index.ts';
import { passwordMutations } from './mutations/password.ts';
import { signInMutations } from './mutations/sign-in.ts';
import { identitySource } from './source.ts';

export const Query: Pick<QueryResolvers, 'viewer'> = {
  viewer: (_root, _args, context) => identitySource(context).viewer(),
};

export const Viewer: Pick<ViewerResolvers, 'exhibitor' | 'role'> = {
  role: ({ role }) => (role === 'exhibitor' ? 'EXHIBITOR' : 'VISITOR'),
  exhibitor: ({ companyId }, _args, context) =>
    companyId === null ? null : exhibitorSource(context).byId.load(companyId),
};

export const Mutation: Pick<
  MutationResolvers,
  keyof typeof passwordMutations | keyof typeof signInMutations
> = {
  ...signInMutations,
  ...passwordMutations,
};
