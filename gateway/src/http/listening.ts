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
 * Number of listening sockets at the gateway's port. Node accepts one connection of each listening socket in a turn of its
 * event loop. When another gateway is lost, thousands of pages connect at once, and with one socket every other new
 * connection waited until all of theirs were accepted, one in each turn. Linux distributes new connections evenly among
 * sockets that share a port (`SO_REUSEPORT`), so that up to sixteen are accepted in a turn.
 */
const SOCKETS = 16;
/** Other systems refuse a second socket at the same port, or give all connections to one of them. */
const canSharePort = process.platform === 'linux';

/** How long the check of the port waits for a connection, milliseconds. On the same machine it is made or refused at once. */
const PORT_CHECK_MS = 1000;

/**
 * Checks that no other process listens at the port: with `reusePort` the system reports no conflict. The check connects to
 * the port. It does not listen there, because it would accept the first requests of a balancer without answering them.
 * @throws `EADDRINUSE` when the connection is accepted
 */
async function checkPortIsFree({ host, port }: Address): Promise<void> {
  if (port === 0) return;
  const connection = net.connect({ host, port });
  try {
    await once(connection, 'connect', { signal: AbortSignal.timeout(PORT_CHECK_MS) });
  } catch {
    return;
  } finally {
    connection.destroy();
  }
  const text = `listen EADDRINUSE: address already in use ${host}:${port}`;
  throw Object.assign(new Error(text), { code: 'EADDRINUSE', port });
}

/**
 * Has the gateway listen at an address, by several sockets where the system distributes connections among them.
 * @param sockets number of listening sockets; more than one needs Linux
 * @returns the address as a URL
 * @throws what `listen` throws, such as `EADDRINUSE`
 */
export async function listen(
  app: FastifyInstance,
  address: Address,
  sockets = canSharePort ? SOCKETS : 1,
): Promise<string> {
  if (sockets === 1) return app.listen({ ...address });
  await checkPortIsFree(address);
  const shared = { ...address, reusePort: true };
  const url = await app.listen(shared);
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : address.port;
  for (let socket = 1; socket < sockets; socket++) {
    // The options with which `http.Server` accepts its own connections.
    const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      app.server.emit('connection', connection),
    );
    server.listen({ ...shared, port });
    await once(server, 'listening');
    app.otherListeners.push(server);
  }
  return url;
}
