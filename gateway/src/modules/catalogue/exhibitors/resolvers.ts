import { pick } from '../../../context/locale.ts';
import type {
  DisplayedLogoResolvers,
  ExhibitorConnectionResolvers,
  ExhibitorCountryResolvers,
  ExhibitorHallResolvers,
  ExhibitorPageResolvers,
  ExhibitorResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { newsSource } from '../../content/index.ts';
import { instantOrNull, pageParent, searchPageFields, splitTags } from '../../page.ts';
import {
  bilingualText,
  bilingualUrl,
  bilingualWords,
  connectionFields,
  connectionParent,
  imageOf,
  nodeIdOf,
} from '../../shared/index.ts';
import { categorySource } from '../categories/source.ts';
import { productListingSource, productSource } from '../products/index.ts';
import { boothOf } from './booth.ts';
import { exhibitorConditions, orders } from './conditions.ts';
import { exhibitorSource } from './source.ts';

export const Exhibitor: ExhibitorResolvers = {
  name: (record, args, context) => pick(context, args, record.companyNameCn, record.companyNameEn),
  description: (record, args, context) =>
    pick(context, args, record.companyDescriptionCn, record.companyDescriptionEn),
  address: (record, args, context) => pick(context, args, record.companyAddress, record.companyAddressEn),
  tags: (record, args, context) => splitTags(pick(context, args, record.tags, record.tagsEn)),
  website: (record) => record.companyWebsite || null,
  logoUrl: (record) => record.logoUrl || null,
  countryCode: (record) => record.country,
  nodeId: ({ id }) => nodeIdOf('Exhibitor', id),
  externalId: ({ externalId }) => externalId || null,
  bilingualName: (record, _args, context) =>
    bilingualText(record.companyNameCn, record.companyNameEn, context),
  bilingualDescription: (record, _args, context) =>
    bilingualText(record.companyDescriptionCn, record.companyDescriptionEn, context),
  bilingualAddress: (record, _args, context) =>
    bilingualText(record.companyAddress, record.companyAddressEn, context),
  bilingualTags: ({ tags, tagsEn }) => bilingualWords(tags, tagsEn),
  booth: ({ boothNumber }) => boothOf(boothNumber),
  logo: ({ logoUrl }) => imageOf(logoUrl),
  siteUrl: ({ id }, _args, context) => bilingualUrl(`/d/product/supplier-detail?id=${id}`, context),
  createdAt: ({ createTime }) => instantOrNull(createTime),
  updatedAt: ({ updateTime }) => instantOrNull(updateTime),
  category: async (record, _args, context) =>
    (await categorySource(context).classification()).byCode.get(record.classify) ?? null,
  products: (record, { page, pageSize }, context) =>
    pageParent(productSource(context).ofExhibitor(record.id, page, pageSize), { page, pageSize }),
  productConnection: ({ id }, { first, after }, context) =>
    productListingSource(context).stretchOfExhibitor(id, first, after ?? undefined),
  news: (record, { page, pageSize }, context) =>
    pageParent(newsSource(context).ofExhibitor(record.id, page, pageSize), { page, pageSize }),
};

export const DisplayedLogo: DisplayedLogoResolvers = {
  name: (record, args, context) => pick(context, args, record.title, record.titleEn),
  logoUrl: ({ coverImage }) => coverImage || null,
  linkUrl: ({ linkAddress }) => linkAddress || null,
};

export const ExhibitorConnection: ExhibitorConnectionResolvers = connectionFields;

export const ExhibitorHall: ExhibitorHallResolvers = { totalCount: ({ total }) => total };

export const ExhibitorCountry: ExhibitorCountryResolvers = {
  countryCode: ({ country }) => country,
  totalCount: ({ total }) => total,
};

export const ExhibitorPage: ExhibitorPageResolvers = searchPageFields;

export const Query: Pick<
  QueryResolvers,
  | 'displayedExhibitors'
  | 'displayedLogos'
  | 'exhibitor'
  | 'exhibitorConnection'
  | 'exhibitorPlaces'
  | 'exhibitors'
  | 'recommendedExhibitors'
> = {
  exhibitor: (_root, { id }, context) => exhibitorSource(context).byId.load(id),
  exhibitors: (_root, { filter, page, pageSize }, context) =>
    pageParent(exhibitorSource(context).list({ ...filter, page, pageSize }), { page, pageSize }),
  exhibitorConnection: (_root, { filter, first, after, orderBy, reverse }, context) => {
    const source = exhibitorSource(context);
    const conditions = exhibitorConditions(filter ?? {});
    const query = { ...conditions, first, after: after ?? undefined, order: orders[orderBy], reverse };
    return connectionParent(source.connection(query), () => source.count(conditions));
  },
  exhibitorPlaces: (_root, _args, context) => exhibitorSource(context).places(),
  recommendedExhibitors: (_root, args, context) =>
    pageParent(exhibitorSource(context).recommended(args), args),
  displayedLogos: (_root, { tab }, context) => exhibitorSource(context).displayed(tab),
  displayedExhibitors: async (_root, { tab }, context) => {
    const displayed = await exhibitorSource(context).displayed(tab);
    const exhibitors = await Promise.all(displayed.map(({ id }) => exhibitorSource(context).byId.load(id)));
    return exhibitors.filter((exhibitor) => exhibitor !== null);
  },
};
