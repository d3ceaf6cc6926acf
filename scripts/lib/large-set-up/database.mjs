import { startCluster, startReplica } from '../postgres-cluster.mjs';
import { partOf } from './part.mjs';

/** What is acknowledged is on the disk: nothing of it is lost with a killed server. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** As docs/operations.md asks for: a pooler's connections cannot bring these limits with them. */
const LIMITS = { statement_timeout: '5s', idle_in_transaction_session_timeout: '30s' };

/** Log that is kept for a replica that is away. */
const KEPT_LOG = { wal_level: 'replica', wal_keep_size: '512MB' };

/** A read that is long does not hold up what comes from the primary (docs/operations.md). */
const STANDBY = { max_standby_streaming_delay: '2s', hot_standby_feedback: 'on' };

/** @param bin folder of PostgreSQL's programs */
export async function startPrimary(bin, { isPooled }) {
  const limits = isPooled ? LIMITS : {};
  const { url, server, stop } = await startCluster(bin, { ...DURABLE, ...KEPT_LOG, ...limits });
  return { part: partOf({ name: 'primary', url, server }), remove: stop };
}

export async function startStandby(bin, primaryUrl, { isPooled }) {
  const limits = isPooled ? LIMITS : {};
  const { url, server, remove } = await startReplica(bin, primaryUrl, { ...DURABLE, ...STANDBY, ...limits });
  return { part: partOf({ name: 'replica', url, server }), remove };
}
