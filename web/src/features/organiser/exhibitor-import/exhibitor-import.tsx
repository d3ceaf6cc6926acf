import { Suspense } from 'react';
import { DetailSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { ImportHome } from './import-home';
import type { ImportData } from './load';
import { OneImport } from './one-import';

/** Exhibitors from a spreadsheet: how it goes and what there was, or one import. */
export function ExhibitorImportPanel({ data }: ConsolePanelProps<ImportData>) {
  if (data.view === 'list') return <ImportHome page={data.page} query={data.query} />;
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <OneImport key={data.id} query={data.query} />
    </Suspense>
  );
}
