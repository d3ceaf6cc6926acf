import { codeOf } from '@wirefair/service-kit/thrown';
import type pg from 'pg';

const NOT_ALLOWED = '42501';

/**
 * Which database a connection leads to: the number of its cluster, which a primary and its replicas share, and its name.
 * Without the number where this role may not read it, as at some hosts.
 */
export async function identityOf(pool: pg.Pool): Promise<string> {
  const ask = async (cluster: string) => {
    const { rows } = await pool.query<{ identity: string }>(
      `select ${cluster} || '/' || current_database() as identity`,
    );
    return rows[0]?.identity ?? '';
  };
  try {
    return await ask('(select system_identifier::text from pg_control_system())');
  } catch (error) {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
    return ask(`''`);
  }
}
