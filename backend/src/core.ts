import { createMetrics, type Metrics } from '@wirefair/service-kit/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import { createJobs, type Jobs } from './jobs/index.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { createLive, type Live } from './live/live.ts';
import type { Channel } from './outbox/message.ts';
import type { Outbox } from './outbox/outbox.ts';
import { type CountRemoved, removedMetrics } from './retention/retention-metrics.ts';
import type { Review } from './review/review.ts';
import type { Seal } from './sealing/seal.ts';
import type { UploadStorage } from './uploads/storage/storage.ts';

/** What the caller decides about the service. */
export interface CoreParts {
  database: Database;
  /** The edition's time, for deadlines and dates of records. */
  clock: Clock;
  /** The real time, for what runs out: sessions, codes, pictures. */
  realTime: () => Date;
  /**
   * What the records of the console are dated by: who did what when, scans, imports, accounts. The real time by default;
   * the demo dates them by its own clock, so that people see one time only.
   */
  recordTime?: () => Date;
  /** Where messages to people go. */
  messages: Outbox;
  /** Where uploaded files are kept. */
  storage: UploadStorage;
  /** Whether everybody may read what was sent, as in the demo. */
  demoEdition: boolean;
  /** Whether it is a demo that other machines can reach; false by default. */
  isPublicDemo?: boolean;
  /** Where the service's reviewed kinds are made known, and decided on. */
  review: Review;
  /** After how many seconds the demo decides by itself; null where people review. */
  demoReviewSeconds: number | null;
  /** Where the site stands, for links in messages: https://fair.example/d. */
  site: string;
  /** Encrypts what a copy of the database must not tell. */
  seal: Seal;
  /** Where the service measures; of nobody else unless told. */
  metrics?: Metrics;
  /** Ways to people that are set up; none by default, and messages wait. */
  channels?: readonly Channel[];
}

/** What all domains share; it is created once for a service. */
export interface Core extends Required<CoreParts> {
  /** How often something may happen. */
  limits: Limits;
  /** Hints that something has changed; closed with the service. */
  live: Live;
  /** Long work that outlives its call. */
  jobs: Jobs;
  /** Counts what was removed because it had been kept long enough. */
  countRemoved: CountRemoved;
  log: FastifyBaseLogger;
}

/** Creates what all domains share. The caller closes `live` with the service. */
export function createCore(parts: CoreParts, log: FastifyBaseLogger): Core {
  const { database, clock, realTime, messages, storage, review, seal, site } = parts;
  const { demoEdition, demoReviewSeconds, metrics = createMetrics() } = parts;
  return {
    database,
    clock,
    realTime,
    messages,
    storage,
    review,
    seal,
    site,
    demoEdition,
    demoReviewSeconds,
    recordTime: parts.recordTime ?? realTime,
    isPublicDemo: parts.isPublicDemo ?? false,
    limits: createLimits(database.pool),
    live: createLive(database, log),
    jobs: createJobs({ database, now: realTime, log, metrics }),
    metrics,
    countRemoved: removedMetrics(metrics),
    channels: parts.channels ?? [],
    log,
  };
}
