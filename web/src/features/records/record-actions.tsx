import { chakra } from '@chakra-ui/react';

/** What can be done with a record, above the link that fills its card. A bin at the end stands in line with the card's text. */
export const RecordActions = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    mt: '-1',
    '& > button[aria-label]:last-child': { me: '-3' },
  },
});
