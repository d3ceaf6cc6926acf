import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileRequests } from './file-request.ts';

/** A server of plain connections, and what asks it. @param answer what it does on each request */
async function asking(answer: (socket: Socket) => void, silenceMs?: number) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const files = fileRequests(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, silenceMs);
  onTestFinished(() => {
    files.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { sockets, send: () => files.send({ method: 'GET', path: '/files/a', headers: {} }) };
}

const head = (bytes: number, more = '') => `HTTP/1.1 200 OK\r\nContent-Length: ${bytes}\r\n${more}\r\n`;

describe('a file that is asked for', () => {
  // Version 7 of undici ended the process for some of these sizes.
  it.each([16, 64, 80, 96, 256])(
    'of %d KiB arrives whole, although the server is gone before anybody reads',
    async (size) => {
      const body = Buffer.alloc(size * 1024, 'a');
      const { send, sockets } = await asking((socket) => {
        socket.write(head(body.length, 'Connection: close\r\n'));
        socket.end(body);
      });
      const answer = await send();
      await expect.poll(() => sockets[0]?.writableFinished).toBe(true);
      expect((await buffer(answer)).length).toBe(body.length);
    },
  );

  it('fails where the server says nothing, at the beginning or on the way', async () => {
    const silent = await asking(() => {}, 200);
    await expect(silent.send()).rejects.toThrow('silent');
    const stuck = await asking((socket) => socket.write(`${head(10)}01234`), 200);
    await expect(buffer(await stuck.send())).rejects.toThrow(/aborted|silent/);
  });

  it('waits for a reader that takes nothing for longer than a server may be silent', async () => {
    const body = Buffer.alloc(1024 * 1024, 'a');
    const { send } = await asking(
      (socket) => void socket.write(Buffer.concat([Buffer.from(head(body.length)), body])),
      50,
    );
    const answer = await send();
    await expect.poll(() => answer.readableLength).toBeGreaterThan(0);
    // Several of the times after which a silent server is given up.
    await once(answer.socket, 'timeout');
    await once(answer.socket, 'timeout');
    expect((await buffer(answer)).length).toBe(body.length);
  });

  it('is asked for again where a kept connection was closed just then', async () => {
    let asked = 0;
    const { send, sockets } = await asking((socket) => {
      asked += 1;
      if (asked === 2) socket.resetAndDestroy();
      else socket.write(`${head(1)}a`);
    });
    expect((await buffer(await send())).toString()).toBe('a');
    expect((await buffer(await send())).toString()).toBe('a');
    expect([asked, sockets.length]).toEqual([3, 2]);
  });

  it('fails where nothing listens, and for a path that is none', async () => {
    const files = fileRequests('http://127.0.0.1:9');
    await expect(files.send({ method: 'GET', path: '/files/a', headers: {} })).rejects.toThrow(
      'ECONNREFUSED',
    );
    await expect(files.send({ method: 'GET', path: '/files/a b', headers: {} })).rejects.toThrow('unescaped');
    files.close();
  });
});
