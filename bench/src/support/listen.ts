import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportReady } from './child.ts';

/** Listens on a free port of the loopback and tells the parent where. */
export function listenAndReport(server: Server): void {
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    reportReady(`http://127.0.0.1:${port}`);
  });
}
