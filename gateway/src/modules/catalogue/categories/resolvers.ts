import { pick } from '../../../context/locale.ts';
import type {
  CategoryResolvers,
  HotTagResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { categorySource } from './source.ts';

export const Category: CategoryResolvers = {
  id: (record) => record.code,
  name: (record, args, context) => pick(context, args, record.name, record.nameEn),
  parent: async (record, _args, context) =>
    record.parentCode === null
      ? null
      : ((await categorySource(context).classification()).byCode.get(record.parentCode) ?? null),
  children: async (record, _args, context) =>
    (await categorySource(context).classification()).childrenOf.get(record.code) ?? [],
};

export const HotTag: HotTagResolvers = {
  id: (record) => record.code,
  name: (record, args, context) => pick(context, args, record.name, record.nameEn),
};

export const Query: Pick<QueryResolvers, 'categories' | 'hotTags'> = {
  categories: async (_root, _args, context) => (await categorySource(context).classification()).roots,
  hotTags: (_root, _args, context) => categorySource(context).hotTags(),
};
