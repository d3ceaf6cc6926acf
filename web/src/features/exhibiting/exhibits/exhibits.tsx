import { Suspense } from 'react';
import { DetailSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { ExhibitDetail } from './exhibit-detail';
import { EditExhibit, NewExhibit } from './exhibit-editor';
import { ExhibitList } from './exhibit-list';
import { ImportExhibits } from './import';
import type { ExhibitsData } from './load';

/** A company's own exhibits (EXH-057..067). */
export function Exhibits({ data }: PanelProps<ExhibitsData>) {
  if (data.view === 'list') {
    return (
      <Suspense fallback={<RowListSkeleton count={5} />}>
        <ExhibitList status={data.status} page={data.page} query={data.query} />
      </Suspense>
    );
  }
  if (data.view === 'import') return <ImportExhibits report={data.report} />;
  return (
    <Suspense fallback={data.view === 'detail' ? <DetailSkeleton /> : <FormSkeleton />}>
      {data.view === 'add' ? <NewExhibit categories={data.categories} /> : null}
      {data.view === 'edit' ? (
        <EditExhibit key={data.id} query={data.query} categories={data.categories} />
      ) : null}
      {data.view === 'detail' ? <ExhibitDetail key={data.id} query={data.query} /> : null}
    </Suspense>
  );
}
