import { Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { PartBoundary } from '../../../ui/part-boundary';
import { Bone, Loading } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { FactCards } from './fact-cards';
import type { OverviewData } from './load';
import { Matters } from './matters-list';
import { ToDoList } from './to-do-list';

function Waiting() {
  return (
    <Loading>
      <Bone height="4.5rem" borderRadius="card" />
      <Bone height="24rem" borderRadius="card" mt="9" />
      <Bone height={{ base: '12rem', xl: '6.5rem' }} borderRadius="card" mt="9" />
    </Loading>
  );
}

/**
 * What an exhibitor sees first: what was rejected or waits for an answer, what is left to hand in, and the company's
 * booth (EXH-043..047, CONFLICT-021).
 */
export function Overview({ data }: PanelProps<OverviewData>) {
  const { revalidate } = useRevalidator();
  return (
    // All of it at once: a list that came after the other would push it down the page.
    <Suspense fallback={<Waiting />}>
      <PartBoundary resetKey={data} onRetry={() => void revalidate()}>
        <Matters data={data} />
      </PartBoundary>
      <ToDoList query={data.overview} />
      <FactCards query={data.overview} />
    </Suspense>
  );
}
