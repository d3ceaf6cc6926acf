import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A receiver of webhooks at a free port of this machine. It answers each call with the status that its path names, like
 * `/500`, and says so.
 */
export async function startWebhookReceiver() {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const status = Number((request.url ?? '').slice(1));
      response.writeHead(status).end(status === 204 ? undefined : `status ${status}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
