import type { QueryRef } from '@apollo/client/react';
import { pageQuery } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import { ExhibitorCard } from '../cards/exhibitor-card';
import { CardPage } from './card-page';
import {
  type RecommendedExhibitorsPageQuery,
  type RecommendedExhibitorsPageQueryVariables,
  useRecommendedExhibitorsPagePreloaded,
} from './recommended.generated';

export type RecommendedExhibitorsRef = QueryRef<
  RecommendedExhibitorsPageQuery,
  RecommendedExhibitorsPageQueryVariables
>;

/** Sixteen exhibitors a page, by logo and name (DIR-073, CONST-020). */
export function RecommendedExhibitors({ query, page }: { query: RecommendedExhibitorsRef; page: number }) {
  const { nodes, totalCount, totalCountIsEstimate, pageInfo } =
    useRecommendedExhibitorsPagePreloaded(query).data.recommendedExhibitors;
  return (
    <CardPage
      page={page}
      pageCount={pageInfo.pageCount}
      total={totalCount}
      totalIsEstimate={totalCountIsEstimate}
      minColumn="240px"
      twoOnPhone
      href={(target) => paths.recommendedExhibitors(pageQuery(target))}
    >
      {nodes.map((exhibitor, index) => (
        <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} eager={index < 4} titleAs="h2" />
      ))}
    </CardPage>
  );
}
