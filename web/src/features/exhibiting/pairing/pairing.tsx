import { Suspense } from 'react';
import { RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { ChosenPost } from './chosen-post';
import type { PairingData } from './load';
import { PairingList } from './pairing-list';

/** The company's applications to buyers (EXH-178..183); what is recommended has a view of its own (EXH-181). */
export function PairingPanel({ data: { page, query, post } }: PanelProps<PairingData>) {
  return (
    <>
      <Suspense fallback={<RowListSkeleton isPlain count={5} />}>
        <PairingList page={page} query={query} />
      </Suspense>
      {post ? (
        <Suspense fallback={null}>
          <ChosenPost query={post} page={page} />
        </Suspense>
      ) : null}
    </>
  );
}
