import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DisclosureProps {
  /** What is inside, with how much of it. */
  summary: string;
  children: ReactNode;
  /** Whether it begins open, and opens when this becomes true; people open and close it as they like. */
  isOpen?: boolean;
}

/** Things that matter less, closed at first. */
export function Disclosure({ summary, children, isOpen = false }: DisclosureProps) {
  return (
    <chakra.details open={isOpen} css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minHeight="11"
        cursor="pointer"
        listStyleType="none"
        color="accent"
        fontWeight="semibold"
      >
        {summary}
        <Icon name="chevronDown" size="18px" />
      </chakra.summary>
      <chakra.div mt="2">{children}</chakra.div>
    </chakra.details>
  );
}
