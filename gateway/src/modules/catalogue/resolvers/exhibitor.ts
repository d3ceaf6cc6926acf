import { pick } from '../../../context/locale.ts';
import type {
  DisplayedLogoResolvers,
  ExhibitorResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { pageParent, searchPageFields, splitTags } from '../../page.ts';

export const Exhibitor: ExhibitorResolvers = {
  name: (record, args, context) => pick(context, args, record.companyNameCn, record.companyNameEn),
  description: (record, args, context) =>
    pick(context, args, record.companyDescriptionCn, record.companyDescriptionEn),
  address: (record, args, context) => pick(context, args, record.companyAddress, record.companyAddressEn),
  tags: (record, args, context) => splitTags(pick(context, args, record.tags, record.tagsEn)),
  website: (record) => record.companyWebsite || null,
  logoUrl: (record) => record.logoUrl || null,
  countryCode: (record) => record.country,
  category: async (record, _args, { catalogue }) =>
    (await catalogue.classification()).byCode.get(record.classify) ?? null,
  products: (record, { page, pageSize }, { catalogue }) =>
    pageParent(catalogue.productsOf(record.id, page, pageSize), { page, pageSize }),
  news: (record, { page, pageSize }, { content }) =>
    pageParent(content.newsOfExhibitor(record.id, page, pageSize), { page, pageSize }),
};

export const DisplayedLogo: DisplayedLogoResolvers = {
  name: (record, args, context) => pick(context, args, record.title, record.titleEn),
  logoUrl: ({ coverImage }) => coverImage || null,
  linkUrl: ({ linkAddress }) => linkAddress || null,
};

export const ExhibitorPage = searchPageFields;

export const exhibitorQueries: Pick<
  QueryResolvers,
  'displayedExhibitors' | 'displayedLogos' | 'exhibitor' | 'exhibitors' | 'recommendedExhibitors'
> = {
  exhibitor: (_root, { id }, { catalogue }) => catalogue.exhibitor.load(id),
  exhibitors: (_root, { filter, page, pageSize }, { catalogue }) =>
    pageParent(catalogue.exhibitors({ ...filter, page, pageSize }), { page, pageSize }),
  recommendedExhibitors: (_root, args, { catalogue }) =>
    pageParent(catalogue.recommendedExhibitors(args), args),
  displayedLogos: (_root, { tab }, { catalogue }) => catalogue.displayed(tab),
  displayedExhibitors: async (_root, { tab }, { catalogue }) => {
    const displayed = await catalogue.displayed(tab);
    const exhibitors = await Promise.all(displayed.map(({ id }) => catalogue.exhibitor.load(id)));
    return exhibitors.filter((exhibitor) => exhibitor !== null);
  },
};
