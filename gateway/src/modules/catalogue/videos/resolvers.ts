import { pick } from '../../../context/locale.ts';
import type {
  QueryResolvers,
  VideoConnectionResolvers,
  VideoOrder,
  VideoPageResolvers,
  VideoResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import {
  absolute,
  bilingualText,
  connectionFields,
  connectionParent,
  imageOf,
  nodeIdOf,
} from '../../shared/index.ts';
import { exhibitorSource } from '../exhibitors/index.ts';
import { videoSource } from './source.ts';

/** Orders by the names of the REST contract. */
const orders = { ID: 'id', CREATED_AT: 'createTime' } as const satisfies Record<VideoOrder, string>;

export const Video: VideoResolvers = {
  nodeId: ({ id }) => nodeIdOf('Video', id),
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  bilingualTitle: (record, _args, context) => bilingualText(record.title, record.titleEn, context),
  description: (record, args, context) => pick(context, args, record.content, record.contentEn),
  bilingualDescription: (record, _args, context) => bilingualText(record.content, record.contentEn, context),
  coverUrl: (record) => record.coverImage,
  cover: (record) => imageOf(record.coverImage),
  file: (record, _args, context) => absolute(record.videoUrl, context),
  exhibitor: (record, _args, context) => exhibitorSource(context).byId.load(record.companyId),
  createdAt: (record) => isoInstant(record.createTime),
};

export const VideoConnection: VideoConnectionResolvers = connectionFields;

export const VideoPage: VideoPageResolvers = pageFields;

export const Query: Pick<QueryResolvers, 'videoConnection' | 'videos'> = {
  videos: (_root, args, context) => pageParent(videoSource(context).list(args.page, args.pageSize), args),
  videoConnection: (_root, { filter, first, after, orderBy, reverse }, context) => {
    const source = videoSource(context);
    const conditions = { companyId: filter?.exhibitorId ?? undefined };
    const query = { ...conditions, first, after: after ?? undefined, order: orders[orderBy], reverse };
    return connectionParent(source.connection(query), () => source.count(conditions));
  },
};
