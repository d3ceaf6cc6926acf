import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names and values of one record in full, one below the other on a phone. */
export const Facts = chakra('dl', {
  base: {
    borderTopWidth: '1px',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '9rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '0.5',
      py: '3.5',
      borderBottomWidth: '1px',
    },
    '& dt': { color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
