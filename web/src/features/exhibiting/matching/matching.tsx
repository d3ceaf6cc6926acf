import { Suspense } from 'react';
import { RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { DemandCards } from './demand-cards';
import type { MatchingData } from './load';

/** Buyers' requests that fit the company: the view from which it applies (ROLE-010, CONFLICT-018). */
export function MatchingPanel({ data: { page, query } }: PanelProps<MatchingData>) {
  return (
    <Suspense fallback={<RowListSkeleton isPlain count={5} />}>
      <DemandCards page={page} query={query} />
    </Suspense>
  );
}
