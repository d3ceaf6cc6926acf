import { pick } from '../../../context/locale.ts';
import type {
  LiveEpisodeResolvers,
  OverseasFairResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { abroadSource } from './source.ts';

export const LiveEpisode: LiveEpisodeResolvers = {
  kind: ({ liveType }) => (liveType === 'link' ? 'LINK' : 'OTHER'),
  title: ({ title, titleEn }, args, context) => pick(context, args, title, titleEn),
  url: ({ link }) => link || null,
  coverUrl: ({ coverImage }) => coverImage || null,
};

export const OverseasFair: OverseasFairResolvers = {
  title: ({ title, titleEn }, args, context) => pick(context, args, title, titleEn),
  location: ({ location, locationEn }, args, context) => pick(context, args, location, locationEn),
  description: ({ description, descriptionEn }, args, context) =>
    pick(context, args, description, descriptionEn),
  coverUrl: ({ coverImage }) => coverImage || null,
};

export const Query: Pick<QueryResolvers, 'liveEpisodes' | 'overseasFairs'> = {
  liveEpisodes: (_root, _args, context) => abroadSource(context).episodes(),
  overseasFairs: (_root, _args, context) => abroadSource(context).fairs(),
};
