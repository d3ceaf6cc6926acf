import { chakra, Flex } from '@chakra-ui/react';
import { ColumnTable } from './column-table';
import { roundUp } from './scale';

export interface Column {
  key: string;
  /** In full, for the table and the pointer: 1 June 2025. */
  label: string;
  count: number;
  /** The number as people read it. */
  text: string;
}

interface ColumnChartProps {
  columns: readonly Column[];
  /** Names of the table's columns. */
  heads: readonly [string, string];
  /** What opens the table. */
  showTable: string;
  /** The highest number on the scale as people read it. */
  format: (count: number) => string;
}

const HEIGHT = 100;
/** Part of a column's room that it fills. */
const FILL = 0.72;

/** Counts over time. The drawing has a fixed height, so that nothing moves when others come in its place. */
export function ColumnChart({ columns, heads, showTable, format }: ColumnChartProps) {
  const top = roundUp(Math.max(0, ...columns.map(({ count }) => count)));
  const [first, last] = [columns.at(0), columns.at(-1)];
  return (
    <>
      <chakra.div aria-hidden>
        <Flex gap="2">
          <chakra.svg
            flex="1"
            minWidth="0"
            height={{ base: '9rem', md: '12rem' }}
            color="second"
            viewBox={`0 0 ${columns.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            {[0, HEIGHT / 2, HEIGHT].map((y) => (
              <chakra.line
                key={y}
                x1="0"
                x2={columns.length}
                y1={y}
                y2={y}
                stroke="line"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {columns.map(({ key, label, count, text }, at) => (
              <g key={key}>
                <title>{[label, text].join(': ')}</title>
                {/* The whole room answers to the pointer: a nought has no column. */}
                <rect x={at} width="1" height={HEIGHT} fill="transparent" />
                <rect
                  x={at + (1 - FILL) / 2}
                  width={FILL}
                  y={HEIGHT - (HEIGHT * count) / top}
                  height={(HEIGHT * count) / top}
                  fill="currentColor"
                />
              </g>
            ))}
          </chakra.svg>
          <Flex
            direction="column"
            justify="space-between"
            my="-0.7em"
            minWidth="2ch"
            color="quiet"
            fontSize="sm"
            fontVariantNumeric="tabular-nums"
          >
            <span>{format(top)}</span>
            <span>{format(0)}</span>
          </Flex>
        </Flex>
        <Flex justify="space-between" gap="4" mt="2" color="quiet" fontSize="sm">
          <span>{first?.label}</span>
          {last === first ? null : <span>{last?.label}</span>}
        </Flex>
      </chakra.div>
      <ColumnTable rows={columns} heads={heads} showTable={showTable} />
    </>
  );
}
