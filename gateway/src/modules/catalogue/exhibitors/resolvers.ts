import { pick } from '../../../context/locale.ts';
import type {
  DisplayedLogoResolvers,
  ExhibitorPageResolvers,
  ExhibitorResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { newsSource } from '../../content/index.ts';
import { pageParent, searchPageFields, splitTags } from '../../page.ts';
import { categorySource } from '../categories/source.ts';
import { productSource } from '../products/index.ts';
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
  category: async (record, _args, context) =>
    (await categorySource(context).classification()).byCode.get(record.classify) ?? null,
  products: (record, { page, pageSize }, context) =>
    pageParent(productSource(context).ofExhibitor(record.id, page, pageSize), { page, pageSize }),
  news: (record, { page, pageSize }, context) =>
    pageParent(newsSource(context).ofExhibitor(record.id, page, pageSize), { page, pageSize }),
};

export const DisplayedLogo: DisplayedLogoResolvers = {
  name: (record, args, context) => pick(context, args, record.title, record.titleEn),
  logoUrl: ({ coverImage }) => coverImage || null,
  linkUrl: ({ linkAddress }) => linkAddress || null,
};

export const ExhibitorPage: ExhibitorPageResolvers = searchPageFields;

export const Query: Pick<
  QueryResolvers,
  'displayedExhibitors' | 'displayedLogos' | 'exhibitor' | 'exhibitors' | 'recommendedExhibitors'
> = {
  exhibitor: (_root, { id }, context) => exhibitorSource(context).byId.load(id),
  exhibitors: (_root, { filter, page, pageSize }, context) =>
    pageParent(exhibitorSource(context).list({ ...filter, page, pageSize }), { page, pageSize }),
  recommendedExhibitors: (_root, args, context) =>
    pageParent(exhibitorSource(context).recommended(args), args),
  displayedLogos: (_root, { tab }, context) => exhibitorSource(context).displayed(tab),
  displayedExhibitors: async (_root, { tab }, context) => {
    const displayed = await exhibitorSource(context).displayed(tab);
    const exhibitors = await Promise.all(displayed.map(({ id }) => exhibitorSource(context).byId.load(id)));
    return exhibitors.filter((exhibitor) => exhibitor !== null);
  },
};
