/**
 * The generator's own randomness: the same seed gives the same edition on every machine, and a record's
 * seed is its place, so that record one million costs as much as record one.
 */

/** FNV-1a over the joined parts, finished with a mixer so that neighbouring seeds differ in all bits. */
export function hash(...parts: readonly (string | number)[]): number {
  const text = parts.join('/');
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  int(below: number): number;
  /** An integer from low to high, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Mulberry32, seeded by the hash of the parts. */
export function seeded(...parts: readonly (string | number)[]): Random {
  let state = hash(...parts);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    between: (low, high) => low + int(high - low + 1),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(list.length)),
    sample: (list, count) => {
      const rest = [...list];
      const chosen = [];
      while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(rest.length), 1));
      return chosen;
    },
  };
}

/** The member at an index that the caller knows to be inside the list. */
export function at<T>(list: readonly T[], index: number): T {
  const member = list[index];
  if (member === undefined) throw new RangeError(`No member ${index} in a list of ${list.length}`);
  return member;
}

/** A fixed shuffle of 0 … length-1. */
export function shuffled(length: number, ...seed: readonly (string | number)[]): number[] {
  return seeded(...seed).sample(
    Array.from({ length }, (_, i) => i),
    length,
  );
}
