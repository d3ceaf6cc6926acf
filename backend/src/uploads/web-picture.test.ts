import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadWebPicture, NoPicture } from './web-picture.ts';

describe('pictures by address', () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));

  it('reach nothing but the Internet: no number, name or port of this machine, no file, no password', async () => {
    const { port } = server.address() as AddressInfo;
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      'http://localhost/',
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest/meta-data/',
      'https://user:word@example.org/a.png',
      'https://example.org:8443/a.png',
      'file:///etc/passwd',
      'ftp://example.org/a.png',
      '/files/uploads/a.png',
      '',
    ]) {
      await expect(loadWebPicture(address), address).rejects.toBeInstanceOf(NoPicture);
    }
    expect(asked).toBe(0);
    await expect(loadWebPicture('http://localhost/')).rejects.toThrow('network of its own');
  });
});
