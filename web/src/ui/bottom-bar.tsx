import { chakra } from '@chakra-ui/react';

/**
 * A page's actions: at the bottom of the screen on a phone, where they stand otherwise. The first button takes the
 * room. `data-bottom-bar` makes room below the page and lifts what floats there (theme/global.ts).
 */
export const BottomBar = chakra('div', {
  base: {
    '& > *': { flex: { base: '1', md: 'none' } },
    '& > * > button:first-of-type': { flexGrow: { base: 1, md: 0 }, px: { base: '3', md: '5' } },
    mdDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'sticky',
      display: 'flex',
      px: 'var(--gutter)',
      pt: '3',
      pb: 'calc(0.75rem + env(safe-area-inset-bottom, 0px))',
      bg: 'page',
      borderTopWidth: '1px',
    },
  },
});
