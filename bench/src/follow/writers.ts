import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pick } from '../support/random.ts';

type Random = () => number;

/** How many of the writers' transactions are taken back, and how many are held open for a while before they end. */
const TAKEN_BACK = 0.08;
const HELD_OPEN = 0.02;
const LONGEST_HELD_MS = 2000;
/** Statements of one transaction at most. */
const MOST_STATEMENTS = 4;

/** One thing that a writer may do, in a transaction. */
type Deed = (client: pg.Client, random: Random) => Promise<unknown>;

const someId = (table: string) => `(select id from ${table} order by random() limit 1)`;
const word = (random: Random) => Math.floor(random() * 1e9).toString(36);

const newProduct: Deed = (client, random) =>
  client.query(
    `insert into product (exhibitor_id, title_cn, title_en, category_code, tags_cn, tags_en, status, created_at, updated_at,
       submitted_at, search)
     select id, $1, $2, '101', array[$1::text], '{}', $3, now(), now(), now(), ''::tsvector
     from exhibitor order by random() limit 1`,
    [`产品${word(random)}`, `Product ${word(random)}`, pick(random, [1, 2, 2, 3])],
  );

const changedProduct: Deed = (client, random) =>
  client.query(`update product set title_en = $1, updated_at = now() where id = ${someId('product')}`, [
    `Renamed ${word(random)}`,
  ]);

/** What the review decides: a product is shown, or hidden; its time is not touched. */
const decision: Deed = (client, random) =>
  client.query(`update product set status = $1, reviewed_at = now() where id = ${someId('product')}`, [
    pick(random, [1, 2, 2, 3]),
  ]);

const removedProduct: Deed = (client) => client.query(`delete from product where id = ${someId('product')}`);

const changedExhibitor: Deed = (client, random) =>
  client.query(
    `update exhibitor set booth_number = $1, website = $2, updated_at = now() where id = ${someId('exhibitor')}`,
    [
      `N${Math.ceil(random() * 5)}-${word(random).slice(0, 3).toUpperCase()}`,
      `https://${word(random)}.example`,
    ],
  );

const newExhibitor: Deed = (client, random) =>
  client.query(
    `insert into exhibitor (id, name_cn, name_en, booth_number, country, category_code, tags_cn, tags_en, created_at,
       updated_at, search)
     values (nextval('record_id'), $1, $2, '', 'CN', '1', '{}', '{}', now(), now(), ''::tsvector)`,
    [`公司${word(random)}`, `Company ${word(random)}`],
  );

const removedExhibitor: Deed = (client) =>
  client.query(`delete from exhibitor where id = ${someId('exhibitor')}`);

/** Two companies become one: products move, and the one that goes says where to. */
async function merge(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id::text as id from exhibitor order by random() limit 2',
  );
  const [stays, goes] = rows;
  if (!stays || !goes) return;
  await client.query('update product set exhibitor_id = $1 where exhibitor_id = $2', [stays.id, goes.id]);
  await client.query(
    `select set_config('wirefair.removal_reason', 'MERGED', true), set_config('wirefair.merged_into', $1, true)`,
    [stays.id],
  );
  await client.query('delete from exhibitor where id = $1', [goes.id]);
  await client.query(
    `select set_config('wirefair.removal_reason', '', true), set_config('wirefair.merged_into', '', true)`,
  );
}

/** What changes nothing that everybody reads. */
const unseen: Deed = (client) =>
  client.query(
    `update product set recommended_rank = null, fingerprint = fingerprint where id = ${someId('product')}`,
  );

/** The deeds, the frequent ones more than once. More is added than removed, so that much is left to compare at the end. */
const deeds: readonly Deed[] = [
  ...[newProduct, newProduct, newProduct, newProduct, newProduct, newExhibitor, newExhibitor, newExhibitor],
  ...[changedProduct, changedProduct, changedProduct, decision, decision, changedExhibitor, changedExhibitor],
  ...[removedProduct, removedExhibitor, merge, unseen],
];

/** Waits for each other, and gives up when another one is in the way for good: then nothing of it is done. */
const CONFLICTS = new Set(['40P01', '23503', '23505', '40001']);

async function transaction(client: pg.Client, random: Random): Promise<number> {
  const count = 1 + Math.floor(random() * MOST_STATEMENTS);
  try {
    await client.query('begin');
    for (let index = 0; index < count; index += 1) await pick(random, deeds)(client, random);
    if (random() < HELD_OPEN) await wait(random() * LONGEST_HELD_MS);
    await client.query(random() < TAKEN_BACK ? 'rollback' : 'commit');
    return count;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof pg.DatabaseError && CONFLICTS.has(error.code ?? '')) return 0;
    throw error;
  }
}

/** Writes on a connection of its own until `left` says that it is enough. @param left takes what was done, gives what is left */
export async function write(
  databaseUrl: string,
  random: Random,
  left: (done: number) => number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Its statement fails with it.
  client.on('error', () => {});
  await client.connect();
  try {
    // Writers meet often, for each product counts in the same totals.
    await client.query(`set deadlock_timeout = '50ms'`);
    for (let done = 0; left(done) > 0;) done = await transaction(client, random);
  } finally {
    await client.end();
  }
}

/**
 * Adds a product of a new exhibitor in one transaction that stays open for long, while others begin later and end before it:
 * nothing of it and nothing of theirs may be missed.
 * @param heldMs for how long it is open, milliseconds
 */
export async function holdOpen(databaseUrl: string, random: Random, heldMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await newExhibitor(client, random);
    await client.query(
      `insert into product (exhibitor_id, title_cn, title_en, category_code, tags_cn, tags_en, status, created_at, updated_at,
         submitted_at, search)
       select max(id), '晚到的产品', 'Late product', '101', '{}', '{}', 2, now(), now(), now(), ''::tsvector from exhibitor`,
    );
    await wait(heldMs);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
