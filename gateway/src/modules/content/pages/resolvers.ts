import { pick } from '../../../context/locale.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type {
  HotelResolvers,
  PageBlockResolvers,
  QueryResolvers,
  TrafficItemResolvers,
} from '../../../schema/resolvers.generated.ts';
import { yuan } from '../../money.ts';
import { pageSource } from './source.ts';

const sections = {
  EXHIBIT_RANGE: 'exhibit-range',
  VISITOR_TYPE: 'visitor-type',
  MEDIA_PARTNER: 'media-partner',
  FACTORY_COMPANY: 'factory-company',
  FACTORY_HIGHLIGHT: 'factory-highlight',
} as const;

export const PageBlock: PageBlockResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  body: (record, args, context) => sanitiseRichText(pick(context, args, record.content, record.contentEn)),
  imageUrl: (record, args, context) => pick(context, args, record.image, record.imageEn) || null,
  imageAlt: (record, args, context) => pick(context, args, record.imageAlt, record.imageAltEn),
  link: ({ link }) => link || null,
};

export const TrafficItem: TrafficItemResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  body: (record, args, context) => sanitiseRichText(pick(context, args, record.content, record.contentEn)),
};

export const Hotel: HotelResolvers = {
  name: (record, args, context) => pick(context, args, record.name, record.nameEn),
  address: (record, args, context) => pick(context, args, record.address, record.addressEn),
  nightPrice: ({ price }) => yuan(price),
  shuttle: (record, args, context) => pick(context, args, record.shuttle, record.shuttleEn),
};

export const Query: Pick<QueryResolvers, 'hotels' | 'pageBlocks' | 'trafficItems'> = {
  pageBlocks: (_root, { section }, context) => pageSource(context).blocks(sections[section]),
  trafficItems: (_root, _args, context) => pageSource(context).trafficItems(),
  hotels: (_root, _args, context) => pageSource(context).hotels(),
};
