import { pick } from '../../../context/locale.ts';
import type {
  EditionAddressesResolvers,
  EditionResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { editionSource } from './source.ts';

export const Edition: EditionResolvers = {
  name: ({ name }, args, context) => pick(context, args, name.cn, name.en),
  venue: ({ venue }, args, context) => pick(context, args, venue.cn, venue.en),
  venueAddress: ({ venueAddress }, args, context) => pick(context, args, venueAddress.cn, venueAddress.en),
  city: ({ city }, args, context) => pick(context, args, city.cn, city.en),
  organiser: ({ organiser }, args, context) => pick(context, args, organiser.cn, organiser.en),
  preRegistrationClosesAt: (record) => isoInstant(record.preRegistrationClosesAt),
  hotSearches: ({ hotSearches }, args, context) =>
    hotSearches.map(({ cn, en }) => pick(context, args, cn, en)),
  now: (record) => isoInstant(record.now),
};

export const EditionAddresses: EditionAddressesResolvers = {
  visitorPortal: (record, args, context) =>
    pick(context, args, record.visitorPortalZh, record.visitorPortalEn) || null,
};

export const Query: Pick<QueryResolvers, 'edition'> = {
  edition: (_root, _args, context) => editionSource(context).read(),
};
