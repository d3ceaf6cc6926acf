import { useOwnBillingPreloaded } from './billing.generated';
import { Suspense } from 'react';
import { FormSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { BillingForm } from './billing-form';
import type { OwnBillingRef } from './load';

function Loaded({ query }: { query: OwnBillingRef }) {
  const viewer = useOwnBillingPreloaded(query).data.viewer;
  if (!viewer?.billing) return null;
  const { taxId, email, companyName } = viewer.billing;
  const isNew = taxId === '';
  return (
    <BillingForm
      saved={{
        taxId,
        email,
        // Before the first time the company's own name stands in it already.
        companyName: isNew ? (viewer.exhibitor?.name ?? '') : companyName,
      }}
    />
  );
}

/** Whom the company's invoices are made out to (EXH-114, EXH-115). */
export function BillingPanel({ data }: PanelProps<OwnBillingRef>) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Loaded query={data} />
    </Suspense>
  );
}
