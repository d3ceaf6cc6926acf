import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The last row of a dialog, the main button last. On a phone the buttons fill the lines that they take. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Flex justify="end" gap="3" wrap="wrap" css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}>
      {children}
    </Flex>
  );
}
