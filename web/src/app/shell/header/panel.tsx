import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';

/** The wide sheet below the header. */
export function HeaderPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      id="header-panel"
      role="region"
      aria-label={label}
      position="absolute"
      top="100%"
      left="0"
      right="0"
      bg="float"
      color="ink"
      borderTopWidth="1px"
      boxShadow="float"
      maxHeight="calc(100dvh - 4rem)"
      overflowY="auto"
      animation="drop 180ms {easings.out}"
    >
      <Container py={{ base: '6', lg: '10' }}>{children}</Container>
    </chakra.div>
  );
}
