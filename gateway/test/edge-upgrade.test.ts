import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { ask, standIn, useBalancer, useEdge } from './support/edge.ts';

const PATCH = join(ROOT, 'docker/upgrade-from-0.4.0.patch');

/** The patch with one opening a minute in the place of its rates, so that the second one waits for longer than a test. */
function onceAMinute(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-patch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'patch');
  writeFileSync(file, readFileSync(PATCH, 'utf8').replaceAll(/rate=\d+r\/s/g, 'rate=1r/m'));
  return file;
}

/** A server that answers everything, and who came to it. */
async function server() {
  const came: string[] = [];
  const url = await standIn((request, response) => {
    came.push(String(request.headers['x-name']));
    response.end('answered');
  });
  return { came, url };
}

const stream = { accept: 'text/event-stream' };

describe('spaced subscriptions, while servers of 0.4.0 are replaced', () => {
  it('pages wait for their turn at the edge; partners and everything else does not', async () => {
    const { came, url } = await server();
    const edge = await useEdge([url], { patch: onceAMinute() });
    const open = (name: string, headers = {}) =>
      ask(`${edge.url}/graphql/stream`, {
        method: 'POST',
        headers: { ...stream, ...headers, 'x-name': name },
      });
    const key = { authorization: `Bearer ${'k'.repeat(40)}` };

    expect((await open('first page')).status).toBe(200);
    // It is broken off with the edge, at the end of the test.
    const waiting = open('second page').catch(() => undefined);
    for (const name of ['first partner', 'second partner']) expect((await open(name, key)).status).toBe(200);
    const headers = { 'x-name': 'other request' };
    expect((await ask(`${edge.url}/graphql`, { method: 'POST', headers })).status).toBe(200);

    expect(came).toEqual(['first page', 'first partner', 'second partner', 'other request']);
    await edge.server.stop();
    await waiting;
    expect(came).not.toContain('second page');
  });

  it('gateways are refused more streams than a balancer may begin, and no other request', async () => {
    const { came, url } = await server();
    const balancer = await useBalancer([url], { patch: onceAMinute() });
    const call = async (headers = {}) =>
      (
        await ask(`${balancer.url}/app/consultations/events`, {
          headers: { ...headers, 'x-name': 'a gateway' },
        })
      ).status;

    const streams = [];
    for (let count = 0; count < 62; count += 1) streams.push(await call(stream));
    expect(streams).toEqual([...Array<number>(61).fill(200), 429]);
    expect([await call(), await call()]).toEqual([200, 200]);
    expect(came).toHaveLength(63);
  });

  it('without the patch nobody waits, and no stream is refused', async () => {
    const { url } = await server();
    const edge = await useEdge([url]);
    const balancer = await useBalancer([url]);
    const pages = Array.from({ length: 100 }, () => ask(`${edge.url}/graphql/stream`, { method: 'POST' }));
    const streams = Array.from({ length: 100 }, () => ask(`${balancer.url}/app/events`, { headers: stream }));
    const statuses = (await Promise.all([...pages, ...streams])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
