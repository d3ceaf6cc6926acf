import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ExhibitorHead } from './exhibitor-head';
import { StatementSkeleton } from './exhibitor-skeleton';
import { KnownExhibitorFragmentDoc } from './known-exhibitor.generated';

interface KnownExhibitorProps {
  id: string;
  /** Where nothing is known of the supplier. */
  fallback: ReactNode;
  /** Below the head where the page's own answer did not come; without it that is still on its way. */
  failed?: ReactNode;
  /** What goes into the document's head. */
  meta: (name: string) => ReactNode;
}

/**
 * A supplier's page without its own answer: name, logo, country and booth as the list before has told them, where there
 * was one.
 */
export function KnownExhibitor({ id, fallback, failed, meta }: KnownExhibitorProps) {
  const { complete, data } = useFragment({
    fragment: KnownExhibitorFragmentDoc,
    fragmentName: 'KnownExhibitor',
    from: { __typename: 'Exhibitor', id },
  });
  if (!complete) return fallback;
  return (
    <>
      {meta(data.name)}
      <ExhibitorHead exhibitor={data} />
      {failed ?? <StatementSkeleton />}
    </>
  );
}
