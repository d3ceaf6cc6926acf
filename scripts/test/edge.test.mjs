import { expect, it } from 'vitest';
import { startEdge } from '../lib/edge.mjs';
import { findNginx, requireNginx } from '../lib/nginx-binary.mjs';

it('nginx is the one that is named, and its absence is told with what to do', () => {
  expect(findNginx({ NGINX_PATH: process.execPath })).toBe(process.execPath);
  expect(() => findNginx({ NGINX_PATH: '/nowhere/nginx' })).toThrow('NGINX_PATH names /nowhere/nginx');
  expect(() => requireNginx({ NGINX_PATH: '/nowhere/nginx' })).toThrow(/there is no such file/);
});

it('an nginx that does not start is told in its own words, and leaves nothing', async () => {
  const before = process.env.NGINX_PATH;
  process.env.NGINX_PATH = process.execPath;
  try {
    // Node in its place refuses its options and ends.
    await expect(startEdge({ gateways: ['http://127.0.0.1:9'] })).rejects.toThrow(/nginx does not answer/);
  } finally {
    if (before === undefined) delete process.env.NGINX_PATH;
    else process.env.NGINX_PATH = before;
  }
});
