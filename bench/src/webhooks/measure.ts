import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { askByKey, type Partner } from '../keys/ask.ts';
import { issueKeys } from '../keys/issue.ts';
import { startSite } from '../pages/site.ts';
import { median, quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { type Receivers, startReceivers, type Taken } from './receivers.ts';

export interface WebhooksOptions {
  serverUrl: string;
  rounds: number;
}

/** Products that one transaction changes. */
const CHANGES = 500;
/** A turn that takes longer has lost deliveries. */
const PATIENCE_MS = 120_000;

const SCOPES = ['read:exhibitors', 'read:products', 'manage:webhooks'];
const SELECTION = '{ recordId object { ... on Product { title exhibitor { id name } } } }';

/** Adds a webhook at a path of the receivers. @returns its id */
async function addWebhook(partner: Partner, receivers: Receivers, path: string): Promise<string> {
  const { createWebhook } = await askByKey<{
    createWebhook: { secret: string | null; webhook: { id: string } | null; errors: unknown[] };
  }>(
    partner,
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } errors { message } } }',
    { input: { name: path, url: `${receivers.origin}${path}`, types: ['PRODUCT'], selection: SELECTION } },
  );
  if (!createWebhook.secret || !createWebhook.webhook) throw new Error(JSON.stringify(createWebhook.errors));
  receivers.secrets.set(path, createWebhook.secret);
  return createWebhook.webhook.id;
}

const removeWebhook = (partner: Partner, id: string) =>
  askByKey(partner, 'mutation ($input: WebhookInput!) { deleteWebhook(input: $input) { message } }', {
    input: { id },
  });

/** Waits until a number of deliveries has been taken. */
async function untilTaken(receivers: Receivers, count: number, title: string): Promise<Taken[]> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const taken = receivers.taken().filter((one) => one.title === title);
    if (new Set(taken.map(({ path, recordId }) => `${path} ${recordId}`)).size >= count) return taken;
    if (performance.now() > until) throw new Error(`${taken.length} of ${count} deliveries arrived`);
    await wait(10);
  }
}

interface Turn {
  /** Deliveries a second, from the change to the last of them. */
  rate: number;
  late: number[];
}

/** Changes products in one transaction and waits until every webhook that is well knows it. */
async function turn(database: pg.Client, receivers: Receivers, well: number): Promise<Turn> {
  receivers.forget();
  const title = `Measured ${performance.now()}`;
  const startedAt = performance.now();
  await database.query(
    `update product set title_en = $1 where id in (select id from product where status = 2 order by id limit $2)`,
    [title, CHANGES],
  );
  const taken = await untilTaken(receivers, well * CHANGES, title);
  const seconds = (performance.now() - startedAt) / 1000;
  return { rate: (well * CHANGES) / seconds, late: taken.map(({ lateMs }) => lateMs) };
}

/** How many deliveries a second one gateway and one REST service make and send, and how late those of a webhook are beside dead ones. */
export async function measureWebhooks(
  { serverUrl, rounds }: WebhooksOptions,
  tell: (text: string) => void,
): Promise<string> {
  const receivers = await startReceivers();
  const site = await startSite(serverUrl, tell, {
    settings: { WEBHOOK_ALLOWED_ORIGINS: receivers.origin },
  });
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    const [key = ''] = await issueKeys(site.databaseUrl, 1, SCOPES);
    const partner = { gatewayUrl: site.gateway.url, key };
    const rows: string[][] = [];
    for (const [well, silent] of [
      [1, 0],
      [8, 0],
      [8, 8],
    ] as const) {
      const paths = [
        ...Array.from({ length: well }, (_one, index) => `/well/${index}`),
        ...Array.from({ length: silent }, (_one, index) => `/silent/${index}`),
      ];
      const ids: string[] = [];
      for (const path of paths) ids.push(await addWebhook(partner, receivers, path));
      const turns: Turn[] = [];
      for (let round = 0; round < rounds; round += 1) turns.push(await turn(database, receivers, well));
      for (const id of ids) await removeWebhook(partner, id);
      const late = turns.flatMap((one) => one.late);
      const row = [
        `${well} webhooks${silent > 0 ? `, and ${silent} that never answer` : ''}`,
        median(turns.map(({ rate }) => rate)).toFixed(0),
        median(late).toFixed(0),
        quantile(late, 0.99).toFixed(0),
        Math.max(...late).toFixed(0),
      ];
      tell(row.join('  '));
      rows.push(row);
    }
    return table(
      [`${CHANGES} products changed at once`, 'deliveries/s', 'late, median ms', 'p99', 'most'],
      rows,
    );
  } finally {
    await database.end();
    await site.stop();
    await receivers.close();
  }
}
