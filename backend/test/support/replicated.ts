import pg from 'pg';
import { afterAll } from 'vitest';
import { findPostgres } from '../../../scripts/lib/postgres-binaries.mjs';
import { startCluster, startReplica } from '../../../scripts/lib/postgres-cluster.mjs';
import { openDatabase } from '../../src/db/database.ts';
import { fill } from './fill.ts';
import { required } from './required.ts';
import { silencer } from './silencer.ts';

/** A server of its own with a streaming replica, for one test file; they are removed after it. */
export function useReplicated({ maxLagMs }: { maxLagMs: number }) {
  let cluster: Awaited<ReturnType<typeof startCluster>> | undefined;
  let replica: Awaited<ReturnType<typeof startReplica>> | undefined;
  let proxy: Awaited<ReturnType<typeof silencer>> | undefined;
  afterAll(async () => {
    proxy?.close();
    await replica?.remove();
    await cluster?.stop();
  });
  const url = () => required(replica, 'replica').url;
  return {
    replica: () => required(replica, 'replica'),
    /** What stands between the service and the replica. */
    proxy: () => required(proxy, 'proxy'),
    /** Opens the database of both, filled. */
    async openData() {
      const bin = required(findPostgres(), 'folder of initdb, pg_basebackup and postgres');
      cluster = await startCluster(bin, { wal_level: 'replica' });
      const filling = openDatabase({ url: cluster.url, poolSize: 2, statementTimeoutMs: 120_000 });
      await fill(filling);
      await filling.close();
      replica = await startReplica(bin, cluster.url);
      const readUrl = new URL(replica.url);
      proxy = await silencer(new URL(replica.url));
      readUrl.port = String(proxy.port);
      const database = openDatabase({
        url: cluster.url,
        readUrls: [readUrl.href],
        maxLagMs,
        poolSize: 8,
        statementTimeoutMs: 5000,
      });
      return { database, remove: async () => {} };
    },
    /** Asks the replica itself. */
    async ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
      const client = new pg.Client(url());
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
