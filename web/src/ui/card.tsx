import { chakra } from '@chakra-ui/react';

/** A bordered surface. With a link inside that covers it (`CardLink`), the whole card answers to the pointer. */
export const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    bg: 'page',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    transition: 'border-color 150ms',
    _dark: { bg: 'raised' },
    '&:has(a[data-card-link]:hover)': { borderColor: 'line.strong' },
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

export const CardBody = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', flex: '1', p: '4', minWidth: '0' },
});

/** Two lines at most, and always the room of two, so that cards in a row keep one line of feet. */
export const CardTitle = chakra('h3', {
  base: { fontSize: 'md', fontWeight: 'semibold', lineHeight: '1.45', lineClamp: 2, minHeight: '2.9em' },
});
