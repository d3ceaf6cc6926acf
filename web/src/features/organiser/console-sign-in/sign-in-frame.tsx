import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Page } from '../../../ui/container';
import { Motif } from '../../../ui/motif';

/** A narrow page before the console: its title, a line, and a form. */
export function SignInFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page bg="raised">
      <Container py={{ base: '8', md: '16' }} maxWidth="calc(30rem + 2 * var(--gutter))">
        <chakra.div
          bg={{ base: 'page', _dark: 'float' }}
          borderWidth="1px"
          borderRadius="card"
          p={{ base: '5', md: '8' }}
        >
          <Motif cores={3} rings={3} seed="organiser" width="72px" />
          <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }} mt="4">
            {title}
          </chakra.h1>
          <chakra.p color="quiet" mt="1" mb="6">
            {lead}
          </chakra.p>
          {children}
        </chakra.div>
      </Container>
    </Page>
  );
}
