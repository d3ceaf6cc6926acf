import { pick } from '../../../context/locale.ts';
import type {
  CategoryResolvers,
  HotTagResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';

export const Category: CategoryResolvers = {
  id: (record) => record.code,
  name: (record, args, context) => pick(context, args, record.name, record.nameEn),
  parent: async (record, _args, { catalogue }) =>
    record.parentCode === null
      ? null
      : ((await catalogue.classification()).byCode.get(record.parentCode) ?? null),
  children: async (record, _args, { catalogue }) =>
    (await catalogue.classification()).childrenOf.get(record.code) ?? [],
};

export const HotTag: HotTagResolvers = {
  id: (record) => record.code,
  name: (record, args, context) => pick(context, args, record.name, record.nameEn),
};

export const categoryQueries: Pick<QueryResolvers, 'categories' | 'hotTags'> = {
  categories: async (_root, _args, { catalogue }) => (await catalogue.classification()).roots,
  hotTags: (_root, _args, { catalogue }) => catalogue.hotTags(),
};
