import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Container, Page } from '../../../ui/container';
import { PageBody } from '../../page-body';

interface ListPageProps {
  title: string;
  lead: string;
  /** What the page's loader gave. */
  query: unknown;
  /** Shape of what comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Frame of the grids behind 'See more' of the product home. */
export function ListPage({ title, lead, query, skeleton, children }: ListPageProps) {
  const t = useT();
  return (
    <Page>
      <chakra.div bg="raised" borderBottomWidth="1px" pb={{ base: '6', md: '10' }}>
        <Container>
          <Breadcrumb crumbs={[{ label: t('catalogue.home'), to: paths.productHome() }, { label: title }]} />
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h1>
          <chakra.p color="quiet" mt="2" maxWidth="text">
            {lead}
          </chakra.p>
        </Container>
      </chakra.div>
      <Container py={{ base: '6', md: '12' }}>
        <PageBody query={query} skeleton={skeleton}>
          {children}
        </PageBody>
      </Container>
    </Page>
  );
}
