import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { catalogueResolvers } from '../modules/catalogue/resolvers/index.ts';
import { consultationResolvers } from '../modules/consultations/resolvers/index.ts';
import { contentResolvers } from '../modules/content/resolvers/index.ts';
import { favouriteResolvers } from '../modules/favourites/resolvers/index.ts';
import { identityResolvers } from '../modules/identity/resolvers/index.ts';
import { outboxResolvers } from '../modules/outbox/resolvers/index.ts';
import { sourcingResolvers } from '../modules/sourcing/resolvers/index.ts';
import { enforceConstraints } from './constraints.ts';
import { scalarResolvers } from './scalars.ts';
import { typeDefinitions } from './type-definitions.generated.ts';

/** The executable schema of all modules, with the limits of its SDL enforced. */
export function createSchema(): GraphQLSchema {
  return enforceConstraints(
    makeExecutableSchema({
      typeDefs: typeDefinitions,
      resolvers: [
        scalarResolvers,
        catalogueResolvers,
        outboxResolvers,
        sourcingResolvers,
        contentResolvers,
        identityResolvers,
        favouriteResolvers,
        consultationResolvers,
      ],
    }),
  );
}
