import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Carousel } from '../../../ui/carousel';
import { EmptyState } from '../../../ui/empty-state';
import { BuyerPostLine } from './buyer-post-line';
import {
  type NewestBuyerPostsQuery,
  type NewestBuyerPostsQueryVariables,
  useNewestBuyerPostsPreloaded,
} from './buyer-posts-carousel.generated';

export type NewestBuyerPostsRef = QueryRef<NewestBuyerPostsQuery, NewestBuyerPostsQueryVariables>;

const Sheet = chakra('div', {
  base: {
    bg: 'page',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

/** The newest requests, seven lines a slide on a desktop (DIR-004). */
export function BuyerPostsCarousel({ query, label }: { query: NewestBuyerPostsRef; label: string }) {
  const t = useT();
  const { nodes } = useNewestBuyerPostsPreloaded(query).data.buyerPosts;
  if (nodes.length === 0) {
    return (
      <EmptyState seed="needs" action={<ButtonLink to={paths.release()}>{t('sourcing.release')}</ButtonLink>}>
        {t('sourcing.none')}
      </EmptyState>
    );
  }
  return (
    <Sheet pb="4">
      <Carousel
        label={label}
        items={nodes}
        perSlide={{ base: 4, md: 7, lg: 7 }}
        columns="minmax(0, 1fr)"
        gap="0"
        keyOf={({ id }) => id}
        renderItem={(post) => <BuyerPostLine post={post} />}
      />
    </Sheet>
  );
}
