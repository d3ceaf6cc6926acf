import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Container, Section } from './container';
import { HydrateOnApproach } from './hydrate-on-approach';
import { PartBoundary } from './part-boundary';
import { SectionHeading } from './section-heading';

interface PartProps {
  title: string;
  lead?: string;
  moreTo?: string;
  /** Data of the part; a new one is a new attempt. */
  query: unknown;
  skeleton: ReactNode;
  children: ReactNode;
  /** Where the page changes its tone. */
  tone?: 'page' | 'raised' | 'navy';
  after?: ReactNode;
}

/** A section of a page that waits, fails and tries again on its own. */
export function Part(props: PartProps) {
  const { title, lead, moreTo, query, skeleton, children, tone = 'page', after } = props;
  // The loader asks again for what failed; the rest comes from the cache.
  const { revalidate } = useRevalidator();
  return (
    <Section
      // Dark inside either theme: everything in it takes the colours of the dark one.
      className={tone === 'navy' ? 'dark' : undefined}
      colorScheme={tone === 'navy' ? 'dark' : undefined}
      bg={tone === 'raised' ? 'raised' : 'page'}
      color="ink"
    >
      <Container>
        <SectionHeading title={title} {...(moreTo ? { moreTo } : {})} {...(lead ? { lead } : {})} />
        <PartBoundary resetKey={query} onRetry={() => void revalidate()}>
          <HydrateOnApproach fallback={skeleton}>{children}</HydrateOnApproach>
        </PartBoundary>
        {after}
      </Container>
    </Section>
  );
}
