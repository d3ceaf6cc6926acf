/** Lets some works run at once; the others wait in line. */
export function gate(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // Whoever ends hands its place over, so nobody slips in between.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Counts what is under way, in all and for each owner. */
export function places(inAll: number, each: number) {
  let taken = 0;
  const byOwner = new Map<string, number>();
  return {
    /** @returns the way to give the place back, or undefined when there is none */
    take(owner: string): (() => void) | undefined {
      const own = byOwner.get(owner) ?? 0;
      if (taken >= inAll || own >= each) return undefined;
      taken += 1;
      byOwner.set(owner, own + 1);
      return () => {
        taken -= 1;
        const left = (byOwner.get(owner) ?? 1) - 1;
        if (left === 0) byOwner.delete(owner);
        else byOwner.set(owner, left);
      };
    },
  };
}
