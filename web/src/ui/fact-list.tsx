import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    // A long name wraps before it leaves its value a strip.
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    borderTopWidth: '1px',
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: '6',
    py: '3',
    borderBottomWidth: '1px',
    '& dt': { color: 'quiet' },
    // Booth numbers and addresses are words: tabular figures would widen their hyphens.
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'normal' },
  },
});

/** Names and values in two columns, like the head of a data sheet. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}
