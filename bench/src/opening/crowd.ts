import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { hashOfToken } from './ledger.ts';

/** Somebody with an account and a session. */
export interface Person {
  accountId: string;
  token: string;
  /** The loopback address that the person comes from. */
  from: string;
}

export interface Visitor extends Person {
  email: string;
  /** Code of the pass. */
  pass: string;
}

export interface Exhibitor extends Person {
  exhibitorId: string;
}

/** Everybody whom the simulation moves. */
export interface Crowd {
  /** Different in each run: stands in all addresses that are made. */
  run: string;
  visitors: Visitor[];
  /** By their companies. */
  exhibitors: Map<string, Exhibitor>;
  /** Session of a member of the staff who stands at the door. */
  door: { token: string };
  password: string;
}

/** As the pass codes of the service: letters that are not taken for each other. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';
const PASSWORD = 'copper drawn to wire 2025';
const DAYS = "interval '7 days'";

const newToken = () => randomBytes(32).toString('base64url');
const newPass = () => Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** The n-th address of the loopback network from a given one on: everybody has one, because limits count by address. */
export const addressOf = (second: number, index: number): string =>
  `127.${second + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

async function insertAccounts(
  client: pg.ClientBase,
  accounts: { role: string; email: string; passwordHash: string | null; exhibitorId: string | null }[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; email: string }>(
    `insert into account (role, email, password_hash, nick_name, company_name, exhibitor_id, created_at)
     select role, email, password_hash, 'Visitor', 'Measured Cables', exhibitor_id::bigint, now()
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (role, email, password_hash, exhibitor_id)
     returning id, email`,
    [
      accounts.map(({ role }) => role),
      accounts.map(({ email }) => email),
      accounts.map(({ passwordHash }) => passwordHash),
      accounts.map(({ exhibitorId }) => exhibitorId),
    ],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

const insertSessions = (client: pg.ClientBase, people: readonly Person[]) =>
  client.query(
    `insert into session (token_hash, account_id, created_at, expires_at, ends_at)
     select hash, account_id, now(), now() + ${DAYS}, now() + ${DAYS}
     from unnest($1::text[], $2::bigint[]) as given (hash, account_id)`,
    [people.map(({ token }) => hashOfToken(token)), people.map(({ accountId }) => accountId)],
  );

const insertRegistrations = (client: pg.ClientBase, visitors: readonly Visitor[]) =>
  client.query(
    `insert into visit_registration (key, key_ends_at, account_id, email, language, first_name, gender, country,
       company_name, contact_email, detail_address, state, invitation_code, created_at, finished_at)
     select key, now(), account_id, email, 'ZH', 'Visitor', '1', 'CN', 'Measured Cables', email, '', 'finished', pass,
       now(), now()
     from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as given (key, account_id, email, pass)`,
    [
      visitors.map(() => randomBytes(24).toString('base64url')),
      visitors.map(({ accountId }) => accountId),
      visitors.map(({ email }) => email),
      visitors.map(({ pass }) => pass),
    ],
  );

/** Rows that one statement takes. */
const ROWS_A_STATEMENT = 10_000;

async function makeVisitors(client: pg.ClientBase, run: string, count: number): Promise<Visitor[]> {
  const passwordHash = await hashOf(PASSWORD);
  const visitors: Visitor[] = [];
  for (let from = 0; from < count; from += ROWS_A_STATEMENT) {
    const emails = Array.from(
      { length: Math.min(ROWS_A_STATEMENT, count - from) },
      (_, index) => `v${from + index}@${run}.example`,
    );
    const ids = await insertAccounts(
      client,
      emails.map((email) => ({ role: 'visitor', email, passwordHash, exhibitorId: null })),
    );
    const some = emails.map((email, index) => ({
      accountId: ids.get(email) ?? '',
      email,
      token: newToken(),
      pass: newPass(),
      from: addressOf(16, from + index),
    }));
    await insertSessions(client, some);
    await insertRegistrations(client, some);
    visitors.push(...some);
  }
  return visitors;
}

async function makeExhibitors(client: pg.ClientBase, run: string, exhibitorIds: readonly string[]) {
  const email = (exhibitorId: string) => `e${exhibitorId}@${run}.example`;
  const ids = await insertAccounts(
    client,
    exhibitorIds.map((exhibitorId) => ({
      role: 'exhibitor',
      email: email(exhibitorId),
      passwordHash: null,
      exhibitorId,
    })),
  );
  const exhibitors = exhibitorIds.map((exhibitorId, index) => ({
    accountId: ids.get(email(exhibitorId)) ?? '',
    exhibitorId,
    token: newToken(),
    from: addressOf(12, index),
  }));
  await insertSessions(client, exhibitors);
  return new Map(exhibitors.map((one) => [one.exhibitorId, one]));
}

async function makeDoor(client: pg.ClientBase, run: string): Promise<{ token: string }> {
  const token = newToken();
  await client.query(
    `with member as (
       insert into staff (name, email, language, rights, authenticator_secret, created_at)
       values ('Door', $1, 'ZH', array['door'], '', now()) returning id)
     insert into staff_session (token_hash, staff_id, created_at, ends_at)
     select $2, id, now(), now() + interval '1 day' from member`,
    [`door@${run}.example`, hashOfToken(token)],
  );
  return { token };
}

/** As the service keeps passwords: argon2id of the MD5 that the site sends (backend/src/modules/identity/secrets.ts). */
function hashOf(password: string): Promise<string> {
  const md5 = createHash('md5').update(password).digest('hex');
  return hash(md5, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
}

/** A word that is different in each run. */
export const newRun = (): string => `opening-${randomBytes(4).toString('hex')}`;

/**
 * Makes accounts, sessions and passes in the database: signing forty thousand people in one by one would take longer than
 * what is to be measured.
 * @param exhibitorIds companies that get an account each
 */
export async function makeCrowd(
  database: pg.Pool,
  run: string,
  { visitors, exhibitorIds }: { visitors: number; exhibitorIds: readonly string[] },
): Promise<Crowd> {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0');
    return {
      run,
      visitors: await makeVisitors(client, run, visitors),
      exhibitors: await makeExhibitors(client, run, exhibitorIds),
      door: await makeDoor(client, run),
      password: PASSWORD,
    };
  } finally {
    client.release();
  }
}

/** Leaves a letter to each visitor in the outbox, as one statement of a mailing would. */
export async function postMailing(
  database: pg.Pool,
  { run, visitors }: Crowd,
  letters: number,
): Promise<void> {
  await database.query(
    `insert into outgoing_message (channel, recipient, language, subject, body, html, created_at, due_at)
     select 'email', recipient, 'ZH', $2, $3, '', now(), now() from unnest($1::text[]) as recipient`,
    [
      visitors.slice(0, letters).map(({ email }) => email),
      `${mailingWordOf(run)} opens today`,
      'The doors open at nine. Your pass is in the visitor centre.\n'.repeat(20),
    ],
  );
}

/** Stands at the beginning of the subject of a mailing's letters. */
export const mailingWordOf = (run: string): string => `Mailing of ${run}`;
