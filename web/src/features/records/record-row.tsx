import { chakra } from '@chakra-ui/react';

/** The card of one record in a list: state on the left, what can be done on the right, the rest below. */
export const RecordRow = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '2',
    px: { base: '4', md: '5' },
    py: { base: '4', md: '5' },
    borderWidth: '1px',
    borderRadius: 'card',
    bg: { base: 'page', _dark: 'raised' },
    transition: 'border-color 150ms',
    '&:has(a[data-card-link]:hover)': { borderColor: 'line.strong' },
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
