import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Motif } from './motif';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  title?: ReactNode;
  /** One way on: a ButtonLink or Button. */
  action?: ReactNode;
  seed?: string;
  /** A page title when the state is the whole page; below the heading of a part where it stands in one. */
  as?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ children, title, action, seed = 'empty', as = 'h2' }: EmptyStateProps) {
  return (
    <Flex
      data-empty=""
      direction="column"
      align="center"
      textAlign="center"
      gap="5"
      py={{ base: '12', md: '16' }}
      px="4"
    >
      <Motif cores={3} rings={3} seed={seed} width="112px" />
      {title ? (
        <chakra.h2 as={as} fontSize={{ base: 'xl', md: '2xl' }}>
          {title}
        </chakra.h2>
      ) : null}
      <chakra.p color="quiet" maxWidth="36em">
        {children}
      </chakra.p>
      {action}
    </Flex>
  );
}
