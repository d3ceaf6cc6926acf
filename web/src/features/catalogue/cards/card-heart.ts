/** Look of the heart at the top right of a card: on a disc of its own, so that it shows over any picture. */
export const cardHeart = {
  position: 'absolute',
  top: '2',
  insetEnd: '2',
  zIndex: 2,
  borderRadius: 'full',
  width: { base: '10', md: '11' },
  height: { base: '10', md: '11' },
  bg: 'float',
  color: 'quiet',
  borderColor: 'line',
  _hover: { bg: 'float', color: 'accent', borderColor: 'line.strong' },
} as const;
