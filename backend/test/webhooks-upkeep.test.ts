import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { webhookDeliveries } from '../src/modules/webhooks/tables.ts';
import { required } from './support/required.ts';
import { useService } from './support/service.ts';

const service = useService();
const orm = () => service.database().orm();

/** Deliveries of an address that is gone. */
const MANY = 20_000;

it('removes the deliveries of an address that is gone, also where the planner believes that there are none', async () => {
  await orm().execute(sql`alter table webhook_delivery set (autovacuum_enabled = false)`);
  await orm().execute(sql`
    insert into webhook_delivery (webhook_id, event_id, type, record_id, changed_at, state, due_at, created_at, finished_at)
    select 1, n || '-1', 'exhibitor', '1', now(), 'failed', now(), now(), now() from generate_series(1, ${MANY}) n`);
  // What the table's figures are when it was empty as they were last taken, but its pages were not given back yet.
  await orm().execute(sql`
    update pg_class set relpages = 300, reltuples = 0 where oid = 'webhook_delivery'::regclass`);
  const sweep = required(service.jobs().find(({ name }) => name === 'removing old deliveries'));
  // A statement whose time grows with the square of the rows outlives the limit of the tests' statements, 5 s.
  await sweep.run(() => false);
  expect(await orm().$count(webhookDeliveries)).toBe(0);
});
