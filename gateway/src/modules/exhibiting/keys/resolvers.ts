import type {
  MutationResolvers,
  QueryResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { changedKey, issued, scopeCodes } from '../../api-keys/index.ts';
import { companyKeySource } from './source.ts';

export const Query: Pick<QueryResolvers, 'ownCompany'> = {
  ownCompany: (_root, _args, { program }) => (program?.actsFor === 'company' ? { isOfKey: true } : null),
};

export const Viewer: Pick<ViewerResolvers, 'apiKeys' | 'apiKeyUsage'> = {
  apiKeys: ({ role }, _args, context) => (role === 'exhibitor' ? companyKeySource(context).list() : null),
  apiKeyUsage: ({ role }, { days }, context) =>
    role === 'exhibitor' ? companyKeySource(context).usage(days) : null,
};

type Mutations = 'changeApiKey' | 'createApiKey' | 'revokeApiKey' | 'rotateApiKey';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  createApiKey: (_root, { input: { scopes, expiresInDays, ...key } }, context) =>
    issued(() =>
      companyKeySource(context).add({
        ...key,
        isTest: false,
        scopes: scopeCodes(scopes),
        expiresInDays: expiresInDays ?? null,
      }),
    ),
  changeApiKey: (_root, { input: { id, scopes, ...key } }, context) =>
    changedKey(() => companyKeySource(context).change(id, { ...key, scopes: scopeCodes(scopes) })),
  rotateApiKey: (_root, { input: { id, overlapHours = 24 } }, context) =>
    issued(() => companyKeySource(context).rotate(id, overlapHours)),
  revokeApiKey: (_root, { input: { id } }, context) => changedKey(() => companyKeySource(context).revoke(id)),
};
