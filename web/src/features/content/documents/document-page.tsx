import type { ReactNode } from 'react';
import { Container, Page } from '../../../ui/container';
import { PageHead } from '../../../ui/page-head';
import { RowListSkeleton } from '../../../ui/skeleton';
import { PageBody } from '../../page-body';

interface DocumentPageProps {
  title: string;
  lead: string;
  /** Lists of documents are as wide as a text reads well; others take the whole width. */
  wide?: boolean;
  /** What the page's loader gave. */
  query: unknown;
  children: ReactNode;
}

/** Frame of the pages of documents. */
export function DocumentPage({ title, lead, wide, query, children }: DocumentPageProps) {
  return (
    <Page>
      <PageHead title={title} lead={lead} />
      <Container py={{ base: '6', md: '12' }}>
        <div style={wide ? undefined : { maxWidth: '56rem' }}>
          <PageBody query={query} skeleton={<RowListSkeleton />}>
            {children}
          </PageBody>
        </div>
      </Container>
    </Page>
  );
}
