import { pick } from '../../../context/locale.ts';
import type {
  BuyerPostPageResolvers,
  BuyerPostResolvers,
  PublishType,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent, searchPageFields } from '../../page.ts';
import { publishCode, publishTypes, purchaseCode, purchaseTypes } from '../dictionary.ts';
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
};

export const BuyerPostPage: BuyerPostPageResolvers = searchPageFields;

export const Query: Pick<QueryResolvers, 'buyerPost' | 'buyerPosts'> = {
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
