import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookDelivery } from '@wirefair/client';
import { webhookReceiver } from './receiving.ts';

const KEY = Buffer.from('a key of thirty-two bytes, first');
const BODY = JSON.stringify({
  eventId: '731-12',
  type: 'change',
  changedAt: '2026-11-26T09:59:58.000Z',
  data: { operation: 'UPSERT', recordId: '17' },
});

describe('a receiver of webhooks', () => {
  let taken: WebhookDelivery[] = [];
  /** What the work on a delivery does besides; nothing unless a test says it. */
  let work = async () => {};
  let server: Server;
  let address = '';

  beforeEach(async () => {
    taken = [];
    work = async () => {};
    server = createServer(
      webhookReceiver({
        secrets: [`whsec_${KEY.toString('base64')}`],
        take: async (delivery) => {
          await work();
          taken.push(delivery);
        },
      }),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('it listens at a port');
    address = `http://127.0.0.1:${place.port}/`;
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  /** Sends a delivery. @returns the status of the answer */
  async function send(id: string, body = BODY, key = KEY): Promise<number> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    return (await fetch(address, { method: 'POST', headers, body })).status;
  }

  it('takes a delivery, and does nothing when it comes again', async () => {
    expect(await send('1')).toBe(204);
    expect(await send('1')).toBe(204);
    expect(await send('2')).toBe(204);
    expect(taken.map(({ id }) => id)).toEqual(['1', '2']);
    expect(taken[0]?.data).toEqual({ operation: 'UPSERT', recordId: '17' });
  });

  it('does the work once where the same delivery comes twice at a time', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    work = () => {
      begun();
      return finished;
    };
    const answers = Promise.all([send('1'), send('1')]);
    await isBegun;
    finish();
    expect(await answers).toEqual([204, 204]);
    expect(taken).toHaveLength(1);
  });

  it('answers 500 where the work fails, and does it when the delivery comes again', async () => {
    const { error } = console;
    const printed: unknown[] = [];
    console.error = (cause: unknown) => printed.push(cause);
    try {
      work = () => Promise.reject(new Error('the database is away'));
      expect(await send('1')).toBe(500);
      expect(printed).toEqual([new Error('the database is away')]);
    } finally {
      console.error = error;
    }
    work = async () => {};
    expect(await send('1')).toBe(204);
    expect(taken).toHaveLength(1);
  });

  it('refuses what does not come from Wirefair', async () => {
    expect(await send('1', BODY, Buffer.from('a key of somebody else'))).toBe(401);
    expect((await fetch(address, { method: 'POST', body: BODY })).status).toBe(401);
    expect((await fetch(address)).status).toBe(405);
    expect(await send('2', 'x'.repeat(600 * 1024))).toBe(413);
    expect(taken).toEqual([]);
  });
});
