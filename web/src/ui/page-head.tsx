import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { Container } from './container';

interface PageHeadProps {
  title: ReactNode;
  /** One quiet line below. */
  lead?: ReactNode;
  /** Ways back, the page itself last; none where a page stands by itself. */
  crumbs?: ComponentProps<typeof Breadcrumb>['crumbs'];
  /** A control that belongs to the whole page, e.g. its search. */
  children?: ReactNode;
}

/** The band at the top of a page of lists or texts: where it stands, what it is. */
export function PageHead({ title, lead, crumbs, children }: PageHeadProps) {
  const top = crumbs ? undefined : { base: '6', md: '10' };
  return (
    <chakra.div bg="raised" borderBottomWidth="1px" pt={top} pb={{ base: '6', md: '10' }}>
      <Container>
        {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h1>
        {lead ? (
          <chakra.p color="quiet" mt="2" maxWidth="text">
            {lead}
          </chakra.p>
        ) : null}
        {children ? <chakra.div mt="5">{children}</chakra.div> : null}
      </Container>
    </chakra.div>
  );
}
