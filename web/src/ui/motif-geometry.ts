/** Geometry of a cable's cross-section, in a circle of radius 100 around 0, 0. Pure, so that tests can measure it. */
export interface Core {
  x: number;
  y: number;
  /** Outer radius of the insulation. */
  r: number;
  /** Radius of the conductor inside. */
  conductor: number;
}

/** Largest radius of `n` equal circles in a ring inside a circle of radius R; one core keeps its bedding. */
export function coreRadius(n: number, R: number): number {
  if (n <= 1) return R * 0.86;
  const sin = Math.sin(Math.PI / n);
  return (R * sin) / (1 + sin);
}

export function layCores(n: number, R: number): Core[] {
  const full = coreRadius(n, R);
  const r = full * (n === 1 ? 1 : 0.94);
  const ring = n === 1 ? 0 : R - full;
  return Array.from({ length: n }, (_, index) => {
    const angle = (2 * Math.PI * index) / n - Math.PI / 2;
    return { x: ring * Math.cos(angle), y: ring * Math.sin(angle), r, conductor: r * 0.68 };
  });
}

export interface Strand {
  x: number;
  y: number;
  r: number;
}

/** One strand in the middle, then rings of 6, 12, 18 … around it. */
export function layStrands(core: Core, rings: number): Strand[] {
  const pitch = core.conductor / (rings + 0.5) / 2;
  const r = pitch * 0.94;
  const strands: Strand[] = [{ x: core.x, y: core.y, r }];
  for (let ring = 1; ring <= rings; ring += 1) {
    const count = 6 * ring;
    for (let index = 0; index < count; index += 1) {
      const angle = (2 * Math.PI * index) / count + ring * 0.26;
      strands.push({
        x: core.x + 2 * pitch * ring * Math.cos(angle),
        y: core.y + 2 * pitch * ring * Math.sin(angle),
        r,
      });
    }
  }
  return strands;
}

/** Small seeded generator: the same id always draws the same cable, on server and client. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Many circles as one path: a motif stays at a dozen DOM nodes however many strands it has. */
export function circlesPath(circles: Strand[]): string {
  return circles
    .map(({ x, y, r }) => {
      const d = round(2 * r);
      return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${d} 0a${round(r)} ${round(r)} 0 1 0 ${-d} 0`;
    })
    .join('');
}
