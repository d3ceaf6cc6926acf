import { once } from 'node:events';
import { createSecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { makeCertificates } from '../../../../scripts/lib/large-set-up/certificates.mjs';
import { createReceivers } from './receivers.ts';

/** After so many calls the receiver ends a connection of HTTP/2, as nginx does after a thousand. */
const CALLS_OF_A_CONNECTION = 3;

/** A receiver by https that offers HTTP/2. @returns its address, and how often each body has come */
async function receiver() {
  const { authority, certificate, key } = await makeCertificates();
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, authority]);
  const bodies = new Map<string, number>();
  const calls = new Map<Http2Session, number>();
  const server = createSecureServer({ cert: certificate, key, allowHTTP1: true }, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.set(body, (bodies.get(body) ?? 0) + 1);
      setTimeout(() => response.end('well'), 20);
    });
    if (request.httpVersionMajor < 2) return;
    const { session } = request.stream;
    if (!session) return;
    calls.set(session, (calls.get(session) ?? 0) + 1);
    if (calls.get(session) === CALLS_OF_A_CONNECTION) session.goaway();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receivers = createReceivers([origin]);
  onTestFinished(async () => {
    await receivers.close();
    server.close();
    setDefaultCACertificates(trusted);
  });
  return { receivers, origin, bodies };
}

it('calls a receiver that offers HTTP/2 and ends connections without losing or doubling a call', async () => {
  const { receivers, origin, bodies } = await receiver();
  const sent = Array.from({ length: 40 }, (_, index) => `call ${index}`);
  const outcomes = await Promise.all(sent.map((body) => receivers.call(origin, {}, body)));
  expect(outcomes.filter(({ error }) => error !== '')).toEqual([]);
  expect([...bodies].sort()).toEqual(sent.map((body) => [body, 1]).sort());
});
