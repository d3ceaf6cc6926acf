import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names and values of one row, beside each other where there is room. */
export const ShortFacts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', xl: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '3',
    mt: '3',
    fontSize: 'sm',
    '& dt': { color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

export function ShortFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minWidth="0">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
