import { Suspense } from 'react';
import { FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { EditEntry, NewEntry } from './entry-editor';
import { EntryList } from './entry-list';
import { EntryVersions } from './entry-versions';
import type { ContentData } from './load';
import { Overview } from './overview';

function View({ data }: ConsolePanelProps<ContentData>) {
  switch (data.view) {
    case 'overview':
      return <Overview query={data.query} />;
    case 'list':
      return <EntryList key={`${data.list} ${data.of} ${data.removed ?? ''}`} {...data} />;
    case 'add':
      return <NewEntry key={`${data.list} ${data.of}`} {...data} />;
    case 'edit':
      return <EditEntry key={data.id} {...data} />;
    case 'versions':
      return <EntryVersions key={data.id} {...data} />;
  }
}

/** All content of the site besides news and banners, for its editors. */
export function SiteContent({ data }: ConsolePanelProps<ContentData>) {
  const isList = data.view === 'list' || data.view === 'overview';
  return (
    <Suspense fallback={isList ? <RowListSkeleton isPlain count={6} /> : <FormSkeleton />}>
      <View data={data} />
    </Suspense>
  );
}
