import type { ReactNode } from 'react';
import { Container, Section } from '../../ui/container';
import { SectionHeading } from '../../ui/section-heading';
import { CardGridSkeleton } from '../../ui/skeleton';

interface StripProps {
  title: string;
  moreTo?: string | undefined;
  /** Makes the heading a target of links. */
  id?: string | undefined;
  children: ReactNode;
}

/** A part of a detail page with a heading of its own. */
export function Strip({ title, moreTo, id, children }: StripProps) {
  return (
    <Section pb="0">
      <Container>
        <SectionHeading title={title} {...(moreTo ? { moreTo } : {})} {...(id ? { id } : {})} />
        {children}
      </Container>
    </Section>
  );
}

export function StripSkeleton({ title }: { title: string }) {
  return (
    <Strip title={title}>
      <CardGridSkeleton count={4} />
    </Strip>
  );
}
