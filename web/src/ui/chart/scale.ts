/** Ends of a scale within one power of ten; close enough together that a chart fills more than two thirds of its height. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The lowest round number that is not below `count`: 60 for 52, 2,000 for 1,600. At most 5: the count itself, at least 1. */
export function roundUp(count: number): number {
  if (count <= 5) return Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(count));
  const ends = STEPS.map((step) => Math.round(step * power)).filter((end) => end >= count);
  return Math.min(...ends);
}
