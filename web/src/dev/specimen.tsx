import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Heading = chakra('h2', { base: { fontSize: 'lg', fontWeight: 'semibold', mb: '4' } });

/** A group of components under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" borderColor="line" py="6">
      <Heading>{title}</Heading>
      <Flex direction="column" gap="5" minWidth="0">
        {children}
      </Flex>
    </Box>
  );
}

/** Components in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="3" align="center">
      {children}
    </Flex>
  );
}
