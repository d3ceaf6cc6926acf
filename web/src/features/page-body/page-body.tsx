import { type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { PartBoundary } from '../../ui/part-boundary';
import { BodyError } from './body-error';

interface PageBodyProps {
  /** What the page's loader gave; a new one is a new attempt. */
  query: unknown;
  skeleton: ReactNode;
  /** What stands where it did not come; without it an error with a retry. */
  failed?: (error: unknown, onRetry: () => void) => ReactNode;
  children: ReactNode;
}

const failedAlone = (error: unknown, onRetry: () => void) => <BodyError error={error} onRetry={onRetry} />;

/** That for which a page is there, below its head: the head stands while this waits, and when it did not come. */
export function PageBody({ query, skeleton, failed = failedAlone, children }: PageBodyProps) {
  const { revalidate } = useRevalidator();
  return (
    <PartBoundary resetKey={query} onRetry={() => void revalidate()} failed={failed}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </PartBoundary>
  );
}
