import { chakra } from '@chakra-ui/react';

/** A short word about a thing. Status tags carry an icon beside the word: colour alone says nothing. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    // Round at the ends of one line; of two, not as if it were a pill.
    borderRadius: 'card',
    px: '2.5',
    py: '0.5',
    fontSize: 'sm',
    lineHeight: '1.45',
  },
  variants: {
    tone: {
      accent: { bg: 'accent.soft', color: { base: 'accent.hover', _dark: 'accent' } },
      second: { bg: 'second.soft', color: 'second' },
      quiet: { bg: 'sunken', color: { base: 'ink', _dark: 'quiet' } },
      review: { bg: 'review.soft', color: 'review' },
      approved: { bg: 'approved.soft', color: 'approved' },
      rejected: { bg: 'rejected.soft', color: 'rejected' },
    },
  },
  defaultVariants: { tone: 'quiet' },
});
