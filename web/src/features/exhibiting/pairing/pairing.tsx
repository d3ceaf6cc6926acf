import { Suspense } from 'react';
import { RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import type { PairingData } from './load';
import { PairingList } from './pairing-list';

/** The company's applications to buyers (EXH-178..183); what is recommended has a view of its own (EXH-181). */
export function PairingPanel({ data: { page, query } }: PanelProps<PairingData>) {
  return (
    <Suspense fallback={<RowListSkeleton isPlain count={5} />}>
      <PairingList page={page} query={query} />
    </Suspense>
  );
}
