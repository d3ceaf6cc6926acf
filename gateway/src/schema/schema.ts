import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { catalogueResolvers } from '../modules/catalogue/resolvers/index.ts';
import { consultationResolvers } from '../modules/consultations/resolvers/index.ts';
import { contentResolvers } from '../modules/content/resolvers/index.ts';
import { couponResolvers } from '../modules/coupons/resolvers/index.ts';
import { formResolvers } from '../modules/forms/resolvers/index.ts';
import { eventResolvers } from '../modules/events/resolvers/index.ts';
import { exhibitingResolvers } from '../modules/exhibiting/resolvers/index.ts';
import { pressResolvers } from '../modules/exhibiting/resolvers/press.ts';
import { favouriteResolvers } from '../modules/favourites/resolvers/index.ts';
import { identityResolvers } from '../modules/identity/resolvers/index.ts';
import { groupResolvers } from '../modules/groups/resolvers/index.ts';
import { otherResolvers } from '../modules/registration/resolvers/others.ts';
import { ReviewState } from '../modules/review.ts';
import { invitationResolvers } from '../modules/invitations/resolvers/index.ts';
import { organiserResolvers } from '../modules/organiser/resolvers/index.ts';
import { outboxResolvers } from '../modules/outbox/resolvers/index.ts';
import { registrationResolvers } from '../modules/registration/resolvers/index.ts';
import { searchResolvers } from '../modules/search/resolvers/index.ts';
import { sourcingResolvers } from '../modules/sourcing/resolvers/index.ts';
import { countNodes } from './answer-nodes.ts';
import { enforceConstraints } from './constraints.ts';
import { moduleResolvers } from './module-resolvers.generated.ts';
import { scalarResolvers } from './scalars.ts';
import { typeDefinitions } from './type-definitions.generated.ts';

/** The executable schema of all modules, with the limits of its SDL enforced. */
export function createSchema(): GraphQLSchema {
  const schema = enforceConstraints(
    makeExecutableSchema({
      typeDefs: typeDefinitions,
      resolvers: [
        scalarResolvers,
        { ReviewState },
        ...moduleResolvers,
        catalogueResolvers,
        outboxResolvers,
        sourcingResolvers,
        contentResolvers,
        identityResolvers,
        exhibitingResolvers,
        pressResolvers,
        favouriteResolvers,
        consultationResolvers,
        couponResolvers,
        eventResolvers,
        formResolvers,
        registrationResolvers,
        groupResolvers,
        invitationResolvers,
        organiserResolvers,
        otherResolvers,
        searchResolvers,
      ],
    }),
  );
  return countNodes(schema);
}
