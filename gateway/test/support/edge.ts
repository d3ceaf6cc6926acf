import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { startEdge, startRestBalancer } from '../../../scripts/lib/edge.mjs';
import { listen } from '../../src/http/listening.ts';
import type { fakeRest } from './fake-rest.ts';
import { useGateway } from './gateway.ts';

type EdgeOptions = Omit<Parameters<typeof startEdge>[0], 'gateways'>;
type BalancerOptions = Parameters<typeof startRestBalancer>[1];

/** nginx with the configuration of docker/nginx before servers at these addresses; it ends with the test. */
export async function useEdge(gateways: readonly string[], options: EdgeOptions = {}) {
  const edge = await startEdge({ gateways, ...options });
  // Not a hook of this module: a worker loads it once for all files, and hooks are those of the first one.
  onTestFinished(edge.stop);
  return edge;
}

/** A server in the place of a gateway, for what no gateway does by itself. */
export async function standIn(serve: http.RequestListener) {
  const server = http.createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The balancer of docker/nginx before REST services at these addresses; it ends with the test. */
export async function useBalancer(backends: readonly string[], options: BalancerOptions = {}) {
  const balancer = await startRestBalancer(backends, options);
  onTestFinished(balancer.stop);
  return balancer;
}

/** A gateway that listens, and believes the edge, before a fake REST server. */
export async function listeningGateway(
  answers: Parameters<typeof fakeRest>[0],
  env: Record<string, string> = {},
) {
  const gateway = await useGateway(answers, { TRUSTED_PROXIES: 'loopback', ...env });
  const url = await listen(gateway.app, { port: 0, host: '127.0.0.1', backlog: 511 });
  return { ...gateway, url };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Certificate of the authority that is trusted. */
  ca?: string;
}

/** An answer with its headers as they came: names in pairs with values, so that one that came twice is seen twice. */
export interface Told {
  status: number;
  headers: http.IncomingHttpHeaders;
  raw: string[];
  body: string;
}

/** Asks over a connection of its own. @throws Error where the connection breaks before the answer */
export function ask(url: string, { method = 'GET', headers = {}, body, ca }: Asked = {}): Promise<Told> {
  const options = { method, headers, agent: false, ...(ca ? { ca } : {}) };
  return new Promise((resolve, reject) => {
    const take = (answer: http.IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          raw: answer.rawHeaders,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      answer.on('error', reject);
    };
    const request = url.startsWith('https:')
      ? https.request(url, options, take)
      : http.request(url, options, take);
    request.on('error', reject);
    request.end(body);
  });
}

/** How often an answer has a header. */
export const timesOf = ({ raw }: Told, name: string): number =>
  raw.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
