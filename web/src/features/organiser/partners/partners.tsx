import { Suspense } from 'react';
import { FactsSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { DeliveryPage } from './delivery-page';
import type { PartnersData } from './load';
import { PartnerList } from './partner-list';
import { PartnerPage } from './partner-page';
import { WebhookPage } from './webhook-page';

/** Organisations whose systems read the catalogue. */
export function Partners({ data }: ConsolePanelProps<PartnersData>) {
  switch (data.view) {
    case 'list':
      return (
        <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
          <PartnerList query={data.partners} />
        </Suspense>
      );
    case 'partner':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <PartnerPage key={data.id} data={data} />
        </Suspense>
      );
    case 'webhook':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <WebhookPage key={data.webhook} stretch={data} query={data.query} />
        </Suspense>
      );
    case 'delivery':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <DeliveryPage key={data.delivery} stretch={data} query={data.query} />
        </Suspense>
      );
  }
}
