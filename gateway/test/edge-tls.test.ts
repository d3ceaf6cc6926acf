import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type ConnectionOptions } from 'node:tls';
import { createClient } from 'graphql-sse';
import { generate } from 'selfsigned';
import { Agent, fetch as fetchBy } from 'undici';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask, listeningGateway, timesOf, useEdge } from './support/edge.ts';
import { EventAnswer } from './support/fake-rest.ts';
import { catalogue } from './support/records.ts';
import { required } from './support/required.ts';

interface Certificate {
  certificate: string;
  key: string;
}

/** @param signer the authority that signs it; without one it is an authority itself */
async function certified(name: string, signer?: Certificate): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: signer === undefined, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
    ...(signer ? { ca: { cert: signer.certificate, key: signer.key } } : {}),
  });
  return { certificate: made.cert, key: made.private };
}

let authority: Certificate;
let certificate: Certificate;
beforeAll(async () => {
  authority = await certified('authority');
  certificate = await certified('first', authority);
});

const token = 'a'.repeat(43);
const viewer = {
  id: '7',
  role: 'visitor',
  nickName: '王工',
  companyName: '',
  mobile: '+8613800138000',
  email: null,
  companyId: null,
  hasPassword: true,
};
const consultation = { id: '1', title: '第一次', type: 3, status: 1, linkId: '1', isMine: true, unread: 1 };

/** The edge with TLS before a gateway of a site under https. */
async function secureEdge() {
  const listeners: ServerResponse[] = [];
  const siteOrigin = 'https://127.0.0.1';
  const answers = {
    ...catalogue(),
    '/app/login/loginBySmsCode': () => token,
    '/app/login/login': () => token,
    '/app/identity/viewer': () => viewer,
    '/app/consultations/detail/1': () => consultation,
    '/app/consultations/events': () => new EventAnswer((response) => void listeners.push(response)),
  };
  const { url, rest } = await listeningGateway(answers, { SITE_ORIGIN: siteOrigin });
  const edge = await useEdge([url], { edge: 'tls', siteOrigin });
  edge.useCertificate(certificate);
  return { edge, rest, listeners, plain: `http://127.0.0.1:${edge.ports.http}` };
}

/** The name of the certificate by which a port answers a handshake. */
async function nameAt(port: number, options: ConnectionOptions = {}): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, ca: authority.certificate, ...options });
  try {
    await once(socket, 'secureConnect');
    return String(socket.getPeerCertificate().subject.CN);
  } finally {
    socket.destroy();
  }
}

describe('the edge with TLS', () => {
  it('cookies are Secure, and every answer tells once of https, the edge’s own ones too', async () => {
    const { edge } = await secureEdge();
    const ca = authority.certificate;
    const signIn =
      'mutation { signInByCode(input: { recipient: "13900139000", code: "123456" }) { viewer { id } } }';
    const signedIn = await ask(`${edge.url}/graphql`, {
      method: 'POST',
      ca,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: signIn }),
    });
    for (const cookie of required(signedIn.headers['set-cookie'])) expect(cookie).toMatch(/; Secure$/);
    const large = { method: 'POST', ca, headers: { 'content-length': '200000', expect: '100-continue' } };
    const answers = [
      signedIn,
      await ask(`${edge.url}/d/`, { ca }),
      await ask(`${edge.url}/unknown`, { ca }),
      await ask(`${edge.url}/files/unknown.jpg`, { ca }),
      await ask(`${edge.url}/d/`, large),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 404, 404, 413]);
    for (const answer of answers) {
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(timesOf(answer, 'strict-transport-security')).toBe(1);
    }
  });

  it('who comes without TLS is sent to the site, whatever host was named; challenges are answered', async () => {
    const { edge, plain } = await secureEdge();
    edge.answerChallenge('a-token', 'a-token.proof');
    const sent = await ask(`${plain}/d/product/home?page=2`, { headers: { host: 'evil.example' } });
    expect([sent.status, sent.headers.location]).toEqual([308, 'https://127.0.0.1/d/product/home?page=2']);
    const challenge = await ask(`${plain}/.well-known/acme-challenge/a-token`);
    expect([challenge.status, challenge.body]).toEqual([200, 'a-token.proof']);
    expect((await ask(`${plain}/.well-known/acme-challenge/other`)).status).toBe(404);
  });

  it('a certificate counts from the next handshake on; before the first one is there nothing is served', async () => {
    const { url } = await listeningGateway({});
    const edge = await useEdge([url], { edge: 'tls' });
    await expect(nameAt(edge.ports.tls)).rejects.toThrow();
    edge.useCertificate(certificate);
    expect(await nameAt(edge.ports.tls)).toBe('first');
    edge.useCertificate(await certified('second', authority));
    expect(await nameAt(edge.ports.tls)).toBe('second');
  });

  it('speaks TLS 1.2 and 1.3, nothing older', async () => {
    const { edge } = await secureEdge();
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
      expect(await nameAt(edge.ports.tls, { minVersion: version, maxVersion: version })).toBe('first');
    // The ciphers of old versions are off in Node, too, unless told.
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
    await expect(nameAt(edge.ports.tls, old)).rejects.toThrow(/protocol version|alert/);
  });

  it('HTTP/2 is spoken, and events of a subscription come as they happen', async () => {
    const { edge, listeners } = await secureEdge();
    const dispatcher = new Agent({ connect: { ca: authority.certificate }, allowH2: true });
    onTestFinished(() => dispatcher.destroy());
    const client = createClient({
      url: `${edge.url}/graphql/stream`,
      headers: { cookie: `session=${token}` },
      retryAttempts: 0,
      fetchFn: (address: string, init: Parameters<typeof fetchBy>[1]) =>
        fetchBy(address, { ...init, dispatcher }),
    });
    const events = client.iterate({ query: 'subscription { consultationChanged { id question } }' });
    for (let count = 1; count <= 3; count += 1) {
      const next = events.next();
      await expect.poll(() => listeners.length).toBe(1);
      listeners[0]?.write('data: {"id":"1"}\n\n');
      expect((await next).value).toEqual({ data: { consultationChanged: { id: '1', question: '第一次' } } });
    }
    await events.return?.();
  });
});
