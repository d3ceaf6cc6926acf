import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';

const ROOT_PACKAGE = new URL('../../package.json', import.meta.url);

describe('the running system', () => {
  it.each(['/health/live', '/health/ready'])('answers %s on both servers', async (path) => {
    for (const address of [inject('baseUrl'), inject('backendUrl')]) {
      expect((await fetch(address + path)).status).toBe(200);
    }
  });

  it.each(['/health/live', '/health/ready'])('tells its version at %s on both servers', async (path) => {
    const { version } = JSON.parse(readFileSync(ROOT_PACKAGE, 'utf8')) as { version: string };
    for (const address of [inject('baseUrl'), inject('backendUrl')])
      expect(await (await fetch(address + path)).json()).toMatchObject({ version });
  });

  it('does not describe its REST service to others, unless told', async () => {
    for (const path of ['/docs', '/docs/json'])
      expect((await fetch(inject('backendUrl') + path)).status).toBe(404);
  });
});
