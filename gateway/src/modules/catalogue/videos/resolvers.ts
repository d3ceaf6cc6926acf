import { pick } from '../../../context/locale.ts';
import type {
  QueryResolvers,
  VideoPageResolvers,
  VideoResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { exhibitorSource } from '../exhibitors/index.ts';
import { videoSource } from './source.ts';

export const Video: VideoResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  description: (record, args, context) => pick(context, args, record.content, record.contentEn),
  coverUrl: (record) => record.coverImage,
  exhibitor: (record, _args, context) => exhibitorSource(context).byId.load(record.companyId),
  createdAt: (record) => isoInstant(record.createTime),
};

export const VideoPage: VideoPageResolvers = pageFields;

export const Query: Pick<QueryResolvers, 'videos'> = {
  videos: (_root, args, context) => pageParent(videoSource(context).list(args.page, args.pageSize), args),
};
