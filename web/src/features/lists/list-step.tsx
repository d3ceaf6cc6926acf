import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** One of the steps from a blank form to what it brings: an item of a numbered list. */
export function ListStep({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <chakra.li display="grid" gridTemplateColumns="2.25rem minmax(0, 1fr)" columnGap="4">
      <Flex
        aria-hidden
        width="9"
        height="9"
        align="center"
        justify="center"
        borderRadius="full"
        bg="accent.soft"
        color={{ base: 'accent.hover', _dark: 'accent' }}
        fontWeight="semibold"
      >
        {number}
      </Flex>
      <chakra.div pt="1.5" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" justifyItems="start">
        <chakra.h3 fontSize="md" fontWeight="semibold">
          {title}
        </chakra.h3>
        {children}
      </chakra.div>
    </chakra.li>
  );
}
