import type { QueryResolvers, ViewerResolvers } from '../../../schema/resolvers.generated.ts';
import { passwordMutations } from './password.ts';
import { identityMutations } from './sign-in.ts';

const Query: Pick<QueryResolvers, 'viewer'> = {
  viewer: (_root, _args, { identity }) => identity.viewer(),
};

const Viewer: ViewerResolvers = {
  role: ({ role }) => (role === 'exhibitor' ? 'EXHIBITOR' : 'VISITOR'),
  exhibitor: ({ companyId }, _args, { catalogue }) =>
    companyId === null ? null : catalogue.exhibitor.load(companyId),
};

/** Signing in and out, and who is signed in. */
export const identityResolvers = { Query, Mutation: { ...identityMutations, ...passwordMutations }, Viewer };
