import type { FastifyPluginAsync } from 'fastify';
import type { Indexed } from './fulltext/upkeep.ts';
import type { PeriodicJob } from './repeatedly.ts';
import type { RetentionRule } from './retention/index.ts';

/** What the service takes of each domain; its `create` function returns what other domains may use besides. */
export interface Domain {
  /** Registers the calls and files of the domain. */
  routes: FastifyPluginAsync;
  /** Its tables that are found by their texts. */
  searched?: readonly Indexed[];
  /** What the domain does again and again, where it does so. */
  jobs?: readonly PeriodicJob[];
  /** What of it is not kept for ever. */
  retention?: readonly RetentionRule[];
}

/** How often what has run out is removed. */
export const SWEEP_MS = 10 * 60_000;
