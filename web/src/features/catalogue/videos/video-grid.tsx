import type { QueryRef } from '@apollo/client/react';
import { paths } from '../../../lib/paths';
import { pageQuery } from '../../../lib/page-number';
import { CardPage } from '../recommended/card-page';
import { useOnlyOnePlays } from './use-only-one-plays';
import { VideoCard } from './video-card';
import {
  type PopularVideosQuery,
  type PopularVideosQueryVariables,
  usePopularVideosPreloaded,
} from './video-page.generated';

export type PopularVideosRef = QueryRef<PopularVideosQuery, PopularVideosQueryVariables>;

/** Twelve videos a page, of which at most one plays (DIR-069, DIR-070, CONST-021). */
export function VideoGrid({ query, page }: { query: PopularVideosRef; page: number }) {
  const { videos } = usePopularVideosPreloaded(query).data;
  const { onPlay } = useOnlyOnePlays();
  return (
    <CardPage
      page={page}
      pageCount={videos.pageInfo.pageCount}
      total={videos.totalCount}
      minColumn="340px"
      href={(target) => paths.videos(pageQuery(target))}
    >
      {videos.nodes.map((video, index) => (
        <VideoCard key={video.id} video={video} onPlay={onPlay} eager={index < 3} titleAs="h2" />
      ))}
    </CardPage>
  );
}
