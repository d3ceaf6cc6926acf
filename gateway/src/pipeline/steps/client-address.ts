import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import proxyAddr from '@fastify/proxy-addr';
import { originNamed } from '../../context/exchange.ts';
import type { Trusts } from '../../context/request-id.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

const lastOf = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** Reads what a trusted balancer says in a header `x-forwarded-…`; its last entry is the nearest balancer's. */
function forwarded({ headers, socket }: IncomingMessage, name: string, trusts?: Trusts): string | undefined {
  const header = headers[name];
  if (header === undefined || !trusts?.(socket.remoteAddress ?? '', 0)) return undefined;
  return lastOf(header);
}

function isSecure(request: IncomingMessage, trusts: Trusts | undefined): boolean {
  const protocol = forwarded(request, 'x-forwarded-proto', trusts);
  return protocol === undefined ? request.socket instanceof TLSSocket : protocol === 'https';
}

/** Finds the network address of the client, its protocol, and the origin of the site. */
export function clientAddress({
  trusts,
  siteOrigin,
  isSiteSecure,
}: Pick<Services, 'trusts' | 'siteOrigin' | 'isSiteSecure'>): Step {
  return {
    name: 'client-address',
    notAt: { page: 'the gateway itself asks' },
    begin(exchange) {
      if (!exchange.http) return undefined;
      const { request } = exchange.http;
      exchange.ip = trusts ? proxyAddr.all(request, trusts).at(-1) : request.socket.remoteAddress;
      exchange.isSecure = isSiteSecure || isSecure(request, trusts);
      const host = forwarded(request, 'x-forwarded-host', trusts) ?? request.headers.host;
      exchange.origin = siteOrigin ?? originNamed(exchange.isSecure, host);
      return undefined;
    },
  };
}
