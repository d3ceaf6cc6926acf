import { describe, expect, it } from 'vitest';
import { coreRadius, layCores, layStrands, seeded } from './motif-geometry';

describe('cable cross-section', () => {
  it('cores touch neither each other nor the bedding', () => {
    for (let n = 2; n <= 9; n += 1) {
      const [a, b] = layCores(n, 80);
      if (!a || !b) throw new Error('no cores');
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
      expect(Math.hypot(a.x, a.y) + a.r).toBeLessThan(80);
    }
    expect(coreRadius(3, 100)).toBeCloseTo(46.41, 2);
  });

  it('strands lie in rings of 1, 6, 12, 18 inside the conductor', () => {
    const core = { x: 0, y: 0, r: 40, conductor: 30 };
    const strands = layStrands(core, 3);
    expect(strands).toHaveLength(37);
    for (const { x, y, r } of strands) expect(Math.hypot(x, y) + r).toBeLessThanOrEqual(30);
  });

  it('the same seed draws the same cable', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seeded(seed));
    expect(draw('1200000101')).toEqual(draw('1200000101'));
    expect(draw('1200000101')).not.toEqual(draw('1200000102'));
  });
});
