/**
 * Receives what a webhook is told, and prints it, each delivery once.
 *
 *   WIREFAIR_WEBHOOK_SECRET=whsec_… npx tsx samples/receive-webhooks.ts 8080
 *
 * While one secret takes the place of another, name both, separated by a comma. The address that Wirefair calls begins with
 * https: put a server in front that has the certificate.
 */
import { createServer } from 'node:http';
import type { WebhookDelivery } from '@wirefair/client';
import { webhookReceiver } from './receiving.ts';

async function print({ id, type, eventId, data, errors }: WebhookDelivery): Promise<void> {
  console.log(JSON.stringify({ id, type, eventId, data, errors }));
}

const [port] = process.argv.slice(2);
const secrets = (process.env['WIREFAIR_WEBHOOK_SECRET'] ?? '').split(',').filter((secret) => secret !== '');

if (port === undefined || secrets.length === 0) {
  console.error('Usage: WIREFAIR_WEBHOOK_SECRET=whsec_… receive-webhooks <port>');
  process.exitCode = 2;
} else {
  const server = createServer(webhookReceiver({ secrets, take: print }));
  server.listen(Number(port), () => console.log(`Receiving at port ${port}.`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}
