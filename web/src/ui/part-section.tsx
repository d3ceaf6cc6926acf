import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useId } from 'react';
import { useRevalidator } from 'react-router-dom';
import { PartBoundary } from './part-boundary';
import { RowListSkeleton } from './skeleton';

interface PartSectionProps {
  title: string;
  /** One sentence about it. */
  lead: string;
  /** Level of its heading, below what stands above it; h3 unless told. */
  as?: 'h2' | 'h3';
  /** Data of the section; a new one is a new attempt. */
  query: unknown;
  /** What it says when it fails; else that the rest of the page is not affected. */
  failedText?: string;
  /** They may suspend and throw. */
  children: ReactNode;
}

/** A section of a page that waits, fails and tries again on its own. */
export function PartSection({ title, lead, as = 'h3', query, failedText, children }: PartSectionProps) {
  const heading = useId();
  const { revalidate } = useRevalidator();
  return (
    <chakra.section aria-labelledby={heading} mt="10" minWidth="0">
      <chakra.h3 as={as} id={heading} fontSize="lg">
        {title}
      </chakra.h3>
      <chakra.p color="quiet" fontSize="sm" mt="1" mb="3" maxWidth="46rem">
        {lead}
      </chakra.p>
      <PartBoundary resetKey={query} failedText={failedText} onRetry={() => void revalidate()}>
        <Suspense fallback={<RowListSkeleton isPlain count={2} />}>{children}</Suspense>
      </PartBoundary>
    </chakra.section>
  );
}
