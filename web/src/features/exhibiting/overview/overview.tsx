import { Suspense } from 'react';
import { Bone, Loading } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { FactCards } from './fact-cards';
import type { OverviewRef } from './load';
import { ToDoList } from './to-do-list';

function Waiting() {
  return (
    <Loading>
      <Bone height={{ base: '12rem', xl: '6.5rem' }} borderRadius="card" />
      <Bone height="24rem" borderRadius="card" mt="9" />
    </Loading>
  );
}

/** What an exhibitor sees first: the company's booth, and what is left to hand in (EXH-043..047, CONFLICT-021). */
export function Overview({ data }: PanelProps<OverviewRef>) {
  return (
    <Suspense fallback={<Waiting />}>
      <FactCards query={data} />
      <ToDoList query={data} />
    </Suspense>
  );
}
