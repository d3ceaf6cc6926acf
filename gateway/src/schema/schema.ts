import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { countNodes } from './answer-nodes.ts';
import { enforceConstraints } from './constraints.ts';
import { moduleResolvers } from './module-resolvers.generated.ts';
import { scalarResolvers } from './scalars.ts';
import { takeSeparateArguments } from './separate-arguments.ts';
import { typeDefinitions } from './type-definitions.generated.ts';

function build(): GraphQLSchema {
  const schema = enforceConstraints(
    takeSeparateArguments(
      makeExecutableSchema({ typeDefs: typeDefinitions, resolvers: [scalarResolvers, ...moduleResolvers] }),
    ),
  );
  return countNodes(schema);
}

let built: GraphQLSchema | undefined;

/**
 * The executable schema of all modules, with the limits of its SDL enforced. It keeps nothing of any request: all
 * gateways of a process share one.
 */
export const executableSchema = (): GraphQLSchema => (built ??= build());
