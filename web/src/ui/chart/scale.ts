/** The next round number: 1, 2 or 5 and noughts. Drawn to, it is read at a glance. */
export function roundUp(count: number): number {
  if (count <= 5) return Math.max(1, count);
  const noughts = 10 ** Math.floor(Math.log10(count));
  return ([1, 2, 5, 10].find((step) => step * noughts >= count) ?? 10) * noughts;
}
