/** Numbers from 0 to 1 that are the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * One of several values.
 * @throws RangeError when there is none
 */
export function pick<T>(random: () => number, from: readonly T[]): T {
  const value = from[Math.floor(random() * from.length)];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}
