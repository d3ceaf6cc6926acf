import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ChartFigureProps {
  title: string;
  /** A line below the title: what exactly is counted. */
  note?: string | undefined;
  /** Stands in place of the chart where there is nothing to draw. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A chart with its name. The drawing is silent; the same numbers stand in a table that is part of it. */
export function ChartFigure({ title, note, empty, children }: ChartFigureProps) {
  return (
    <chakra.figure minWidth="0">
      <chakra.figcaption mb="3">
        <chakra.span display="block" fontWeight="semibold">
          {title}
        </chakra.span>
        {note ? (
          <chakra.span display="block" color="quiet" fontSize="sm">
            {note}
          </chakra.span>
        ) : null}
      </chakra.figcaption>
      {empty === undefined ? children : <chakra.p color="quiet">{empty}</chakra.p>}
    </chakra.figure>
  );
}
