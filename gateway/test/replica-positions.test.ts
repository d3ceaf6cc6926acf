import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { EventAnswer, RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';
import { required } from './support/required.ts';

const list = '{ products(pageSize: 2) { nodes { id } } }';
const longerList = '{ products(pageSize: 3) { nodes { id } } }';
const sendCode =
  'mutation { sendCode(input: { channel: SMS, recipient: "13800138000" }) { errors { message } } }';
const removeProduct = 'mutation { deleteProducts(ids: ["7"]) { errors { message } } }';

/** What a server whose database has replicas answers to a write. */
const writtenAt = (position: string) =>
  new RawReply(200, JSON.stringify({ success: true, code: 200, message: '', result: null, timestamp: 0 }), {
    'content-type': 'application/json',
    position,
  });

/** A gateway that is told of changes by a server whose database has replicas. */
async function toldGateway() {
  const positions: (string | undefined)[] = [];
  let stream: ServerResponse | undefined;
  const records = catalogue();
  const entries = required(records['/app/info/getEntriesList']);
  const { app, query } = await useGateway(
    {
      ...records,
      '/app/info/getEntriesList': (url: URL, request: IncomingMessage) => {
        const position = request.headers['at-least-position'];
        positions.push(typeof position === 'string' ? position : undefined);
        return entries(url);
      },
      '/app/live/public-changes': () => new EventAnswer((response) => (stream = response)),
      '/app/login/smsCode': () => writtenAt('300'),
      '/app/exhibiting/exhibits': () => writtenAt('400'),
    },
    { PUBLIC_TTL_MS: '1000' },
  );
  app.followPublicChanges();
  await expect.poll(() => stream !== undefined).toBe(true);
  return {
    query,
    positions,
    tell: (event: object) => required(stream).write(`data: ${JSON.stringify(event)}\n\n`),
  };
}

it('public reads say which writes they have to show: what was told, and nothing before', async () => {
  const { query, positions, tell } = await toldGateway();
  await query(list);
  expect(positions).toEqual([undefined]);
  for (const position of ['200', '250']) {
    tell({ changed: true, position });
    await expect
      .poll(async () => {
        await query(list);
        return positions.at(-1);
      })
      .toBe(position);
  }
});

it('everybody reads what was written here when it has changed something public, and need not wait for more', async () => {
  const { query, positions, tell } = await toldGateway();
  tell({ changed: true, position: '200' });
  await expect
    .poll(async () => {
      await query(list);
      return positions.at(-1);
    })
    .toBe('200');
  expect((await query(sendCode)).errors).toBeUndefined();
  await query(longerList);
  expect(positions.at(-1)).toBe('200');
  expect((await query(removeProduct, { headers: { token: 'a'.repeat(43) } })).errors).toBeUndefined();
  await query(list);
  expect(positions.at(-1)).toBe('400');
});
