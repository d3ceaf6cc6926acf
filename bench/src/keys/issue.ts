import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** What a key may spend at once, as the service has it. */
export const CAPACITY = 100_000;

/** What a key may spend more each second, as the service has it. */
export const PER_SECOND = 2000;

/**
 * Makes a partner with keys, in the database; each may spend all of its {@link CAPACITY}.
 * @param scopes of the keys
 * @returns the keys
 */
export async function issueKeys(
  databaseUrl: string,
  count: number,
  scopes: readonly string[] = ['read:exhibitors', 'read:products'],
): Promise<string[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      `insert into partner (name, contact_name, contact_email, note, created_at)
       values ('Measured', 'Measured', 'measured@wirefair.example', '', now()) returning id`,
    );
    const keys = Array.from({ length: count }, () => `wf_live_${randomBytes(24).toString('base64url')}`);
    await database.query(
      `insert into api_key (partner_id, name, is_test, hash, beginning, scopes, origins, created_at, points, points_at)
       select $1, 'measured', false, hash, 'wf_live_', $4::text[], '{}', now(), $3, now()
       from unnest($2::text[]) as hash`,
      [rows[0]?.id, keys.map((key) => createHash('sha256').update(key).digest('hex')), CAPACITY, scopes],
    );
    return keys;
  } finally {
    await database.end();
  }
}
