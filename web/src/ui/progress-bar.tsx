import { chakra } from '@chakra-ui/react';

/** A bar that shows how much of something is done, as wide as its place. It needs a label, `value` and `max`. */
export const ProgressBar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '2.5',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'sunken',
    '&::-webkit-progress-bar': { bg: 'sunken' },
    '&::-webkit-progress-value': { bg: 'accent', transition: 'width 250ms ease-out' },
    '&::-moz-progress-bar': { bg: 'accent' },
  },
});
