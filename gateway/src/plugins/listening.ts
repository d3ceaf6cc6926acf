import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Address {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** How many connections may wait at each socket until they are accepted. */
  backlog: number;
}

/**
 * Node accepts one connection of a socket in each turn of its event loop. When a gateway is lost, thousands of pages come to
 * another one within two seconds, and each turn takes some milliseconds there: all who come after them, whatever they ask,
 * waited for as many turns. Several sockets at one port, among which the system shares out the connections, are asked for
 * one each in every turn.
 */
const SOCKETS = 16;
/** Whether the system shares out connections among sockets at one port; others refuse a second one, or give all to it. */
const isShared = process.platform === 'linux';

/** So long it is waited for whoever may listen already, milliseconds. A machine answers itself at once. */
const CLAIM_MS = 1000;

/**
 * Asks whether somebody listens there, for with `reusePort` the system lets both of them. It is not tried by listening:
 * a balancer would send its first requests there.
 * @throws `EADDRINUSE` where somebody does
 */
async function claim({ host, port }: Address): Promise<void> {
  if (port === 0) return;
  const asked = net.connect({ host, port });
  try {
    await once(asked, 'connect', { signal: AbortSignal.timeout(CLAIM_MS) });
  } catch {
    return;
  } finally {
    asked.destroy();
  }
  const text = `listen EADDRINUSE: address already in use ${host}:${port}`;
  throw Object.assign(new Error(text), { code: 'EADDRINUSE', port });
}

/**
 * Listens for connections, by several sockets where the system can share them out.
 * @returns the address as a URL
 * @throws what `listen` throws, such as `EADDRINUSE`
 */
export async function listen(
  app: FastifyInstance,
  address: Address,
  sockets = isShared ? SOCKETS : 1,
): Promise<string> {
  if (sockets === 1) return app.listen({ ...address });
  await claim(address);
  const shared = { ...address, reusePort: true };
  const url = await app.listen(shared);
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : address.port;
  for (let socket = 1; socket < sockets; socket++) {
    // As an HTTP server has its connections.
    const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      app.server.emit('connection', connection),
    );
    server.listen({ ...shared, port });
    await once(server, 'listening');
    app.otherListeners.push(server);
  }
  return url;
}
