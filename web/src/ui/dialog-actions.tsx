import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where a screen is too low for both, there is more use in the form than in its buttons. */
const HIGH_ENOUGH = '@media (min-height: 30rem)';

/**
 * The last row of a dialog, the main button last. On a phone the buttons fill the lines that they take. Where the dialog
 * is longer than the screen, they stay at its lower edge, and what scrolls below them fades out.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Flex
      data-dialog-actions=""
      justify="end"
      gap="3"
      wrap="wrap"
      // As wide as the dialog: the padding is that of ui/dialog.tsx.
      mx={{ base: '-5', md: '-7' }}
      mb={{ base: '-5', md: '-7' }}
      px={{ base: '5', md: '7' }}
      pb={{ base: '5', md: '7' }}
      bg="float"
      css={{
        '& > *': { flexGrow: { base: 1, md: 0 } },
        [HIGH_ENOUGH]: { position: 'sticky', bottom: '0', zIndex: 1 },
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '100%',
          height: '4',
          bg: 'linear-gradient(to top, {colors.float}, transparent)',
          pointerEvents: 'none',
          display: 'none',
          [HIGH_ENOUGH]: { display: 'block' },
        },
      }}
    >
      {children}
    </Flex>
  );
}
