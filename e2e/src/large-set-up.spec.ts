import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LargeSetUp, type PartName, startLargeSetUp } from '../../scripts/lib/large-set-up.mjs';
import { askEdge } from './https-ask.ts';

let system: LargeSetUp;
beforeAll(async () => {
  system = await startLargeSetUp({ demo: { exhibitors: 5 } });
});
afterAll(async () => {
  await system.stop();
  expect(system.parts.map((part) => part.pid())).toEqual(system.parts.map(() => undefined));
  expect(existsSync(system.folder)).toBe(false);
});

const ask = (path: string, query?: string) =>
  askEdge(`${system.url}${path}`, { ca: system.authority, ...(query === undefined ? {} : { query }) });

/** How many products there are, asked for with a page size that nobody has asked for, so that no kept answer is given. */
const count = async (pageSize: number): Promise<unknown> => {
  const { text } = await ask('/graphql', `{ products(pageSize: ${pageSize}) { totalCount } }`);
  return JSON.parse(text) as unknown;
};
const counted = { data: { products: { totalCount: expect.any(Number) as number } } };

/** Kills a part, asks the site without it, and starts it again. */
async function lose(name: PartName, pageSize: number): Promise<void> {
  const part = system.part(name);
  const before = part.pid();
  await part.kill();
  expect([part.pid(), part.residentMiB()]).toEqual([undefined, undefined]);
  expect(await count(pageSize)).toEqual(counted);
  await part.start();
  expect(part.pid()).not.toBe(before);
  expect((await fetch(`${part.url}/health/ready`)).status).toBe(200);
}

describe('the large set-up on one machine', () => {
  it('serves pages and GraphQL by TLS', async () => {
    const page = await ask('/d/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="zh-CN"');
    expect(await count(1)).toEqual(counted);
  });

  it('tells what each part uses, and where servers are measured', async () => {
    for (const part of system.parts) {
      expect(part.residentMiB(), part.name).toBeGreaterThan(1);
      expect(part.cpuSeconds(), part.name).toBeGreaterThanOrEqual(0);
      if (part.metricsUrl) expect((await fetch(part.metricsUrl)).status).toBe(200);
    }
    expect(system.parts.filter(({ metricsUrl }) => metricsUrl)).toHaveLength(4);
  });

  it('serves on without a backend or a gateway, and takes it back', async () => {
    await lose('backend-1', 2);
    await lose('gateway-2', 3);
  });

  it('loses the whole of PostgreSQL, and comes back on the same data', async () => {
    const before = await count(4);
    const primary = system.part('primary');
    await primary.kill();
    await primary.start();
    await expect.poll(() => count(5)).toEqual(before);
  });
});
