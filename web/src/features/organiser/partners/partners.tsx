import { Suspense } from 'react';
import { FactsSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import type { PartnersData } from './load';
import { PartnerList } from './partner-list';
import { PartnerPage } from './partner-page';

/** Organisations whose systems read the catalogue by keys. */
export function Partners({ data }: ConsolePanelProps<PartnersData>) {
  if (data.view === 'list') {
    return (
      <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
        <PartnerList query={data.partners} />
      </Suspense>
    );
  }
  const { partners, id, days, usage } = data;
  return (
    <Suspense fallback={<FactsSkeleton />}>
      <PartnerPage key={id} id={id} days={days} query={partners} usage={usage} />
    </Suspense>
  );
}
