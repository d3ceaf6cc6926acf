import type { Metrics } from '@wirefair/service-kit/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { positionOf, type Position } from '../db/replicas/position.ts';
import { replicaMetrics, type ReadFrom } from '../db/replicas/replica-metrics.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { Refusal } from './errors.ts';

/** Domains whose calls without a session read public records and nothing else. */
const PUBLIC_DOMAINS = new Set(['catalogue', 'content', 'events', 'sourcing']);

/** Parts of a whole copy, which belong to a place in the log of changes: that is the primary's alone (decision 0039). */
const OF_THE_PRIMARY = /^\/app\/catalogue\/published(\/|$)/;

/** Tells with a request which writes its answer has to show at least: see {@link Position}. */
export const AT_LEAST = 'at-least-position';

/** Tells with the answer to a write which position shows it. */
export const POSITION = 'position';

/**
 * The position that a replica has to have reached for a request; undefined where the primary has to answer: for whoever has
 * a session, and for whoever does not say what it has to see.
 */
function positionFor({ headers }: FastifyRequest): Position | undefined {
  const isGuest = headers['token'] === undefined && headers.authorization === undefined;
  return isGuest ? positionOf(headers[AT_LEAST]) : undefined;
}

interface Parts {
  database: Pick<Database, 'readingFrom'>;
  replicas: Replicas;
  metrics: Metrics;
}

/** Wraps the handlers of public reads; it is to be installed after the envelope. */
function readFromReplicas(
  app: FastifyInstance,
  { database, replicas }: Parts,
  count: (from: ReadFrom) => void,
) {
  app.addHook('onRoute', (route) => {
    const { handler, schema, config, method, url } = route;
    const isPublic = (schema?.tags ?? []).some((tag) => PUBLIC_DOMAINS.has(tag));
    if (method !== 'GET' || !isPublic || config?.result === undefined || OF_THE_PRIMARY.test(url)) return;
    route.handler = async function (request, reply) {
      const position = positionFor(request);
      const replica = position === undefined ? undefined : await replicas.choose(position);
      if (!replica) {
        count('primary');
        return handler.call(this, request, reply);
      }
      try {
        const answer: unknown = await database.readingFrom(replica.orm, async () =>
          handler.call(this, request, reply),
        );
        count('replica');
        return answer;
      } catch (error) {
        if (error instanceof Refusal || reply.sent) throw error;
        // Whatever it is, the primary decides: reading once more changes nothing.
        request.log.info({ err: error, replica: replica.number }, 'a replica failed, the primary is read');
        replicas.failed(replica, error);
        count('again');
        return handler.call(this, request, reply);
      }
    };
  });
}

/**
 * Has replicas of the database answer public reads of gateways, where there are replicas. A gateway says with such a read
 * which writes it has to show (`at-least-position`): it knows from the answers to its own writes, and from the stream that
 * tells of changes. A replica that has not come so far yet is passed over, so nobody reads what was before a change that was
 * told, nor misses what was just written. A read that fails at a replica is made again at the primary.
 */
export function installReplicaReads(
  app: FastifyInstance,
  { database, metrics }: { database: Database; metrics: Metrics },
): void {
  const { replicas } = database;
  if (!replicas) return;
  readFromReplicas(app, { database, replicas, metrics }, replicaMetrics(metrics, replicas));
  app.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD' || reply.statusCode >= 400) return;
    // Without the header a gateway reads from the primary until it is told of a position.
    const position = await replicas.position().catch(() => undefined);
    if (position !== undefined) reply.header(POSITION, String(position));
  });
}
