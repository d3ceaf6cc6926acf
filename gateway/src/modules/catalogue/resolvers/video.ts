import { pick } from '../../../context/locale.ts';
import type { QueryResolvers, VideoResolvers } from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';

export const Video: VideoResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  description: (record, args, context) => pick(context, args, record.content, record.contentEn),
  coverUrl: (record) => record.coverImage,
  exhibitor: (record, _args, { catalogue }) => catalogue.exhibitor.load(record.companyId),
  createdAt: (record) => isoInstant(record.createTime),
};

export const VideoPage = pageFields;

export const videoQueries: Pick<QueryResolvers, 'videos'> = {
  videos: (_root, args, { catalogue }) => pageParent(catalogue.videos(args.page, args.pageSize), args),
};
