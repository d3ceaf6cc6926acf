import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../button';

export interface Bar {
  key: string;
  label: string;
  /** Below the name, like since when. */
  note?: string | undefined;
  count: number;
  /** The number as people read it. */
  text: string;
  /** Beside the number, like its share. */
  aside?: string | undefined;
}

interface BarTableProps {
  /** Names of the columns, read aloud: what is counted, and how it is measured. */
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** What the longest possible bar stands for; by default the largest count. */
  most?: number;
  /** Bars that are shown at first; the rest behind a button. */
  limit?: number;
  /** Words of that button. */
  showAll?: string;
}

const Cell = chakra('td', {
  base: {
    py: '1.5',
    ps: '4',
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Counts side by side: a real table, with a bar under each name. */
export function BarTable({ heads, bars, most, limit = Infinity, showAll }: BarTableProps) {
  const [isWhole, setWhole] = useState(false);
  const longest = most ?? Math.max(1, ...bars.map(({ count }) => count));
  const shown = isWhole ? bars : bars.slice(0, limit);
  const hasAside = bars.some(({ aside }) => aside !== undefined);
  return (
    <>
      <chakra.table width="full" borderCollapse="collapse" fontSize="sm">
        <chakra.thead srOnly>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col" colSpan={hasAside ? 2 : 1}>
              {heads[1]}
            </th>
          </tr>
        </chakra.thead>
        <tbody>
          {shown.map(({ key, label, note, count, text, aside }) => (
            <tr key={key}>
              <chakra.th
                scope="row"
                width="full"
                py="1.5"
                textAlign="start"
                fontWeight="normal"
                overflowWrap="anywhere"
              >
                {label}
                {note === undefined ? null : (
                  <chakra.span display="block" color="quiet">
                    {note}
                  </chakra.span>
                )}
                <chakra.svg
                  aria-hidden
                  display="block"
                  width="full"
                  height="6px"
                  mt="1"
                  borderRadius="full"
                  bg="sunken"
                  color="second"
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                >
                  <rect width={Math.min(100, (100 * count) / longest)} height="6" fill="currentColor" />
                </chakra.svg>
              </chakra.th>
              <Cell fontWeight="semibold">{text}</Cell>
              {hasAside ? (
                <Cell color="quiet" minWidth="3.5rem">
                  {aside}
                </Cell>
              ) : null}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {showAll !== undefined && bars.length > shown.length ? (
        <Button variant="ghost" size="sm" mt="2" ms="-3.5" onClick={() => setWhole(true)}>
          {showAll}
        </Button>
      ) : null}
    </>
  );
}
