import { Suspense } from 'react';
import { FactsSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { CompanyList } from './company-list';
import { CompanyPage } from './company-page';
import type { CompaniesData } from './load';
import { MergePage } from './merge-page';

/** The companies of the show: who they are, where they stand, who signs in for them. */
export function Companies({ data }: ConsolePanelProps<CompaniesData>) {
  if (data.view === 'list') return <CompanyList filter={data} query={data.query} />;
  return (
    <Suspense fallback={<FactsSkeleton />}>
      {data.view === 'company' ? (
        <CompanyPage key={data.id} query={data.query} />
      ) : (
        <MergePage key={data.id} {...data} />
      )}
    </Suspense>
  );
}
