import type { Context } from '../../context/context.ts';
import type {
  ChangeConnectionResolvers,
  ChangedObjectResolvers,
  ChangeResolvers,
  ChangeType,
  QueryResolvers,
  SubscriptionResolvers,
} from '../../schema/resolvers.generated.ts';
import { scopeMissing } from '../../partners/refusals.ts';
import { categorySource } from '../catalogue/index.ts';
import { finders } from '../nodes/index.ts';
import { nodeIdOf } from '../shared/index.ts';
import { kindOf, kinds, missingScopes } from './kinds.ts';
import type { ChangedObjectParent, ChangeNoticeParent, ChangeParent } from './parents.ts';
import { changeSource } from './source.ts';

/**
 * The kinds that are asked for, in the words of the REST contract. They are always named, also where all are asked for:
 * a later REST service may tell of kinds that this schema has no word for.
 * @throws GraphQLError SCOPE_MISSING for one that the key may not read
 */
function codesFor(types: readonly ChangeType[], { program }: Context): string {
  const asked = types.length > 0 ? kinds.filter(({ type }) => types.includes(type)) : kinds;
  const missing = program ? missingScopes(asked, program.scopes) : [];
  if (types.length > 0 && missing.length > 0) throw scopeMissing(missing);
  return asked
    .filter(({ scope }) => scope === undefined || !missing.includes(scope))
    .map(({ code }) => code)
    .join(',');
}

async function objectOf(change: ChangeParent, context: Context): Promise<ChangedObjectParent | null> {
  if (change.reason !== null) return null;
  const { typename } = kindOf(change);
  if (typename !== 'Category') return (await finders.get(typename)?.(context, change.recordId)) ?? null;
  const category = (await categorySource(context).classification()).byCode.get(change.recordId);
  return category ? { ...category, __typename: 'Category' } : null;
}

export const Change: ChangeResolvers = {
  type: (change) => kindOf(change).type,
  nodeId: (change) => {
    const { typename } = kindOf(change);
    return typename === 'Category' ? null : nodeIdOf(typename, change.recordId);
  },
  operation: ({ reason }) => (reason === null ? 'UPSERT' : 'REMOVE'),
  mergedIntoId: ({ mergedInto }) => mergedInto,
  changedAt: ({ time }) => time,
  object: (change, _args, context) => objectOf(change, context),
};

export const ChangedObject: ChangedObjectResolvers = {
  __resolveType: ({ __typename }) => __typename,
};

export const ChangeConnection: ChangeConnectionResolvers = {
  nodes: ({ records }) => records,
  pageInfo: ({ hasNext, endCursor }) => ({ hasNextPage: hasNext, endCursor }),
};

export const Subscription: Pick<SubscriptionResolvers, 'changed'> = {
  changed: {
    subscribe: (_root, _args, context) => changeSource(context).notices(),
    resolve: (notice: ChangeNoticeParent) => notice,
  },
};

export const Query: Pick<QueryResolvers, 'changeCursor' | 'changes'> = {
  changes: (_root, { after, types, first }, context) =>
    changeSource(context).after({ after: after ?? '', first, types: codesFor(types ?? [], context) }),
  changeCursor: (_root, _args, context) => changeSource(context).cursor(),
};
