import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One delivery that a receiver has taken. */
export interface Taken {
  /** Path of the webhook. */
  path: string;
  recordId: string;
  title: string;
  /** From the change to its arrival, milliseconds. */
  lateMs: number;
}

interface Body {
  changedAt: string;
  data: { recordId: string; object: { title: string } | null };
}

/** The delivery, where it is signed by the secret of its webhook and carries what the webhook asked for. @throws Error */
function checked(path: string, headers: IncomingHttpHeaders, body: string, secret: string): Taken {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  if (headers['webhook-signature'] !== expected) throw new Error(`${path}: a delivery has a wrong signature`);
  const { changedAt, data } = JSON.parse(body) as Body;
  if (!data.object) throw new Error(`${path}: a delivery has no product: ${body.slice(0, 200)}`);
  return {
    path,
    recordId: data.recordId,
    title: data.object.title,
    lateMs: Date.now() - new Date(changedAt).getTime(),
  };
}

/** Receivers of webhooks: those below `/well/` take everything, those below `/silent/` never answer. */
export async function startReceivers() {
  const secrets = new Map<string, string>();
  const taken: Taken[] = [];
  const faults: Error[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (!path.startsWith('/well/')) return;
      try {
        const body = Buffer.concat(parts).toString('utf8');
        taken.push(checked(path, request.headers, body, secrets.get(path) ?? ''));
      } catch (error) {
        faults.push(error instanceof Error ? error : new Error(String(error)));
      }
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Secrets by the path of their webhook. */
    secrets,
    /** What was taken; @throws Error where a delivery was not what it should be */
    taken: (): Taken[] => {
      const [fault] = faults;
      if (fault) throw fault;
      return taken;
    },
    forget: () => void (taken.length = 0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receivers = Awaited<ReturnType<typeof startReceivers>>;
