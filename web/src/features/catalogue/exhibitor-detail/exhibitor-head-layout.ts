/** Logo, what stands beside it, and on wide screens a third place: columns of a supplier's head. */
export const headLayout = {
  templateColumns: {
    base: '5.5rem minmax(0, 1fr)',
    md: '9rem minmax(0, 1fr)',
    lg: '9rem minmax(0, 1fr) auto',
  },
  columnGap: { base: '4', md: '8' },
  rowGap: '5',
  alignItems: 'center',
};
