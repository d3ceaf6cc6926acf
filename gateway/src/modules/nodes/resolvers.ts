import type { Context } from '../../context/context.ts';
import type { NodeResolvers, QueryResolvers } from '../../schema/resolvers.generated.ts';
import { partsOfNodeId } from '../shared/index.ts';
import { finders } from './finders.ts';
import type { NodeParent } from './parents.ts';

async function find(context: Context, nodeId: string): Promise<NodeParent | null> {
  const parts = partsOfNodeId(nodeId);
  return (parts && (await finders.get(parts.type)?.(context, parts.id))) ?? null;
}

export const Node: NodeResolvers = {
  __resolveType: ({ __typename }) => __typename,
};

export const Query: Pick<QueryResolvers, 'node' | 'nodes'> = {
  node: (_root, { id }, context) => find(context, id),
  nodes: (_root, { ids }, context) => Promise.all(ids.map((id) => find(context, id))),
};
