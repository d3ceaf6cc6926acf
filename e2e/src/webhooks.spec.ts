import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleTokenFor } from './code-sign-in.ts';
import { type OwnSystem, ownSystem } from './own-system.ts';
import { ask, partnerKey } from './partner-key.ts';
import { required } from './required.ts';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}
interface Body {
  type: string;
  data: { operation: string; recordId: string; object: { name: string; boothNumber: string } | null };
}
interface Company {
  id: string;
  boothNumber: string;
  boothType: string;
  area: string;
}

const SELECTION = '{ operation recordId object { ... on Exhibitor { name boothNumber siteUrl { en } } } }';

/** A service that starts again, and deliveries that are tried again after 5, 10 and 20 seconds. */
const LONG_MS = 120_000;

/** Whether a call is signed by a secret, as a receiver checks it. */
function isSigned({ headers, body }: Call, secret: string): boolean {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

describe('webhooks in a running system', () => {
  const calls: Call[] = [];
  /** What the receiver answers; it is down for a while. */
  let status = 204;
  let receiver: Server;
  let system: OwnSystem;
  let organiser = '';
  let key = '';

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        if (status < 300) calls.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    system = await ownSystem({ WEBHOOK_ALLOWED_ORIGINS: `http://127.0.0.1:${port}` });
    organiser = await consoleTokenFor('organiser@wirefair.example', system);
    key = await partnerKey(system, organiser, { scopes: ['READ_EXHIBITORS', 'MANAGE_WEBHOOKS'] });
  });
  afterAll(async () => {
    await system.stop();
    receiver.closeAllConnections();
    receiver.close();
  });

  const mutate = <Data>(name: string, type: string, input: object, answer: string) =>
    ask<{ done: Data }>(
      system,
      `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${answer} errors { message path } } }`,
      { input },
      key,
    );
  const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  async function companies(): Promise<Company[]> {
    const { organiser: read } = await ask<{ organiser: { deskCompanies: { nodes: Company[] } } }>(
      system,
      '{ organiser { deskCompanies(pageSize: 100) { nodes { id boothNumber boothType area } } } }',
      {},
      organiser,
    );
    return read.deskCompanies.nodes;
  }

  async function move({ id, ...read }: Company, boothNumber: string): Promise<void> {
    const { setCompanyBooth } = await ask<{ setCompanyBooth: { errors: { message: string }[] } }>(
      system,
      `mutation ($input: SetCompanyBoothInput!) { setCompanyBooth(input: $input) { errors { message } } }`,
      { input: { id, booth: { ...read, boothNumber }, read } },
      organiser,
    );
    expect(setCompanyBooth.errors).toEqual([]);
  }

  it(
    'tell each change, signed, also where the receiver and the service were down',
    { timeout: LONG_MS },
    async () => {
      const { done } = await mutate<{ secret: string; webhook: { id: string; state: string } }>(
        'createWebhook',
        'CreateWebhookInput',
        { name: 'CRM', url: url(), types: ['EXHIBITOR'], selection: SELECTION },
        'secret webhook { id state }',
      );
      expect(done.webhook.state).toBe('ACTIVE');
      const all = (await companies()).slice(0, 6);
      const booths = new Map(all.map(({ id }, index) => [id, `E9-${String(101 + index)}`]));
      status = 503;
      const moveOf = (company: Company) => move(company, required(booths.get(company.id), 'a booth'));
      for (const company of all.slice(0, 3)) await moveOf(company);
      await system.crash();
      status = 204;
      const [next, ...others] = all.slice(3);
      const moveNext = () => moveOf(required(next, 'a company')).then(() => 'moved', String);
      // The gateway lets writes through again within five seconds after the service is back (docs/promises.md 16).
      await expect.poll(moveNext, { timeout: 5000 }).toBe('moved');
      for (const company of others) await moveOf(company);
      const last = () =>
        new Map(
          calls.map(({ body }) => {
            const { data } = JSON.parse(body) as Body;
            return [data.recordId, data.object?.boothNumber];
          }),
        );
      await expect.poll(last, { timeout: 40_000 }).toEqual(booths);
      expect(calls.every((call) => isSigned(call, done.secret))).toBe(true);
      const read = async () => {
        const query = '{ webhooks { waitingCount deliveries(first: 50) { nodes { state } } } }';
        const { webhooks } = await ask<{
          webhooks: { waitingCount: number; deliveries: { nodes: { state: string }[] } }[];
        }>(system, query, {}, key);
        const { waitingCount, deliveries } = required(webhooks[0], 'the webhook');
        return { waitingCount, states: [...new Set(deliveries.nodes.map(({ state }) => state))] };
      };
      await expect.poll(read).toEqual({ waitingCount: 0, states: ['DELIVERED'] });
    },
  );

  it('answer a test, and tell why a webhook is refused', async () => {
    const { webhooks } = await ask<{ webhooks: { id: string }[] }>(system, '{ webhooks { id } }', {}, key);
    const id = required(webhooks[0], 'the webhook').id;
    calls.length = 0;
    await mutate('testWebhook', 'WebhookInput', { id }, 'message delivery { id state }');
    await expect.poll(() => calls.map(({ body }) => (JSON.parse(body) as Body).type)).toEqual(['test']);
    const refused = await mutate<{ errors: { message: string; path: string[] }[] }>(
      'createWebhook',
      'CreateWebhookInput',
      { name: 'Inside', url: 'https://127.0.0.1/', types: ['EXHIBITOR'], selection: '{ type }' },
      'secret',
    );
    expect(refused.done.errors).toEqual([
      {
        message: 'Enter a public address that begins with https://, without a user name and a port',
        path: ['url'],
      },
    ]);
  });
});
