import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon';

interface ColumnTableProps {
  rows: readonly {
    key: string;
    label: string;
    /** The number as people read it. */
    text: string;
  }[];
  /** Names of the table's columns. */
  heads: readonly [string, string];
  /** What opens the table. */
  showTable: string;
}

/** The numbers of a chart as a table, closed at first. */
export function ColumnTable({ rows, heads, showTable }: ColumnTableProps) {
  return (
    <chakra.details mt="3" fontSize="sm" css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minHeight="9"
        cursor="pointer"
        listStyleType="none"
        color="accent"
        fontWeight="semibold"
      >
        {showTable}
        <Icon name="chevronDown" size="16px" />
      </chakra.summary>
      <chakra.div
        maxHeight="20rem"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={showTable}
        borderWidth="1px"
        borderRadius="control"
        mt="2"
      >
        <chakra.table width="full" borderCollapse="collapse">
          <thead>
            <tr>
              <chakra.th scope="col" px="3" py="2" textAlign="start" color="quiet" fontWeight="semibold">
                {heads[0]}
              </chakra.th>
              <chakra.th scope="col" px="3" py="2" textAlign="end" color="quiet" fontWeight="semibold">
                {heads[1]}
              </chakra.th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, text }) => (
              <chakra.tr key={key} borderTopWidth="1px">
                <chakra.th scope="row" px="3" py="1.5" textAlign="start" fontWeight="normal">
                  {label}
                </chakra.th>
                <chakra.td px="3" py="1.5" textAlign="end" fontVariantNumeric="tabular-nums">
                  {text}
                </chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </chakra.details>
  );
}
