import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { SearchField } from '../../../ui/search-field';
import { FactsSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { peoplePath } from './address';
import { FoundPeople } from './found-people';
import type { PeopleData } from './load';
import { PersonPage } from './person-page';

/** Visitors and exhibitors: found by what they say at the telephone, helped, exported, forgotten. */
export function People({ data }: ConsolePanelProps<PeopleData>) {
  const t = useT();
  const navigate = useNavigate();
  if (data.view === 'person') {
    return (
      <Suspense fallback={<FactsSkeleton />}>
        <PersonPage key={data.id} query={data.query} />
      </Suspense>
    );
  }
  const { q, query } = data;
  return (
    <>
      <SearchField
        placeholder={t('people.search')}
        defaultValue={q}
        mb="5"
        onSearch={(text) => void navigate(peoplePath({ view: 'search', q: text }))}
      />
      {query ? (
        <Suspense fallback={<RowListSkeleton isPlain count={6} />}>
          <FoundPeople query={query} />
        </Suspense>
      ) : (
        <EmptyState seed="people">{t('people.begin')}</EmptyState>
      )}
    </>
  );
}
