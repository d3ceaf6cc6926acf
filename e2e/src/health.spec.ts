import { describe, expect, inject, it } from 'vitest';

describe('the running system', () => {
  it.each(['/health/live', '/health/ready'])('answers %s on both servers', async (path) => {
    for (const address of [inject('baseUrl'), inject('backendUrl')]) {
      expect((await fetch(address + path)).status).toBe(200);
    }
  });
});
