import { chakra } from '@chakra-ui/react';

/** A table of few columns, with room around its rows; wide ones turn to cards on a phone instead of scrolling. */
export const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', textAlign: 'start', fontSize: { base: 'sm', md: 'md' } },
});

/** A row that a link inside (`CardLink`) covers answers to the pointer as a whole. */
export const TableRow = chakra('tr', {
  base: {
    position: 'relative',
    borderBottomWidth: '1px',
    transition: 'background-color 150ms',
    '&:has(a[data-card-link]:hover)': { bg: 'raised' },
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  },
});

export const TableHead = chakra('th', {
  base: {
    px: { base: '2', md: '4' },
    py: '3',
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'quiet',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
  },
});

export const TableCell = chakra('td', {
  base: { px: { base: '2', md: '4' }, py: '3', verticalAlign: 'middle' },
});
