import { pick } from '../../../context/locale.ts';
import type {
  BuyerPostConnectionResolvers,
  BuyerPostPageResolvers,
  BuyerPostResolvers,
  PublishType,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { instantOrNull, isoInstant, pageParent, searchPageFields } from '../../page.ts';
import { bilingualText, connectionFields, connectionParent, imageOf, nodeIdOf } from '../../shared/index.ts';
import { publishCode, publishTypes, purchaseCode, purchaseTypes } from '../dictionary.ts';
import { orders, postConditions } from './conditions.ts';
import { buyerPostSource } from './source.ts';

const publishTypeOf = (code: string): PublishType =>
  publishTypes.find((type) => type.code === code)?.value ?? 'ONE_OFF';

const purchaseTypesOf = (codes: string) =>
  codes.split(',').flatMap((code) => purchaseTypes.find((type) => type.code === code) ?? []);

export const BuyerPost: BuyerPostResolvers = {
  publishType: (record) => publishTypeOf(record.type),
  publishTypeLabel: (record, args, context) => {
    const type = publishTypes.find(({ code }) => code === record.type);
    return pick(context, args, type?.cn, type?.en);
  },
  purchaseTypes: (record) => purchaseTypesOf(record.postsClassify).map((type) => type.value),
  purchaseTypeLabels: (record, args, context) =>
    purchaseTypesOf(record.postsClassify).map((type) => pick(context, args, type.cn, type.en)),
  content: (record, args, context) =>
    pick(context, args, record.contentCn, record.contentEn) || record.content,
  quantity: (record, args, context) =>
    pick(context, args, record.postsNumberCn, record.postsNumberEn) || record.postsNumber,
  imageUrl: (record) => record.coverImage || null,
  applicantCount: (record) => record.countNumber,
  createdAt: (record) => isoInstant(record.createTime),
  nodeId: ({ id }) => nodeIdOf('BuyerPost', id),
  bilingualContent: (record, _args, context) => bilingualText(record.contentCn, record.contentEn, context),
  bilingualQuantity: (record, _args, context) =>
    bilingualText(record.postsNumberCn, record.postsNumberEn, context),
  image: ({ coverImage }) => imageOf(coverImage),
  updatedAt: ({ updateTime }) => instantOrNull(updateTime ?? ''),
};

export const BuyerPostConnection: BuyerPostConnectionResolvers = connectionFields;

export const BuyerPostPage: BuyerPostPageResolvers = searchPageFields;

export const Query: Pick<QueryResolvers, 'buyerPost' | 'buyerPostConnection' | 'buyerPosts'> = {
  buyerPostConnection: (_root, { filter, first, after, orderBy, reverse }, context) => {
    const source = buyerPostSource(context);
    const conditions = postConditions(filter ?? {});
    const query = { ...conditions, first, after: after ?? undefined, order: orders[orderBy], reverse };
    return connectionParent(source.connection(query), () => source.count(conditions));
  },
  buyerPost: (_root, { id }, context) => buyerPostSource(context).byId.load(id),
  buyerPosts: (_root, { filter, page, pageSize }, context) => {
    const typeCodes = [
      ...(filter?.publishTypes ?? []).map((type) => `t${publishCode(type)}`),
      ...(filter?.purchaseTypes ?? []).map((type) => `c${purchaseCode(type)}`),
    ];
    const posts = buyerPostSource(context).list({
      keyword: filter?.keyword,
      id: filter?.id,
      typeCodes,
      page,
      pageSize,
    });
    return pageParent(posts, { page, pageSize });
  },
};
