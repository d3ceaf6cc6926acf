import type { FastifyBaseLogger } from 'fastify';
import type { Trusts } from '../context/request-id.ts';
import type { Operations } from '../execution/operations.ts';
import type { OperationObserver } from '../graphql/answered-operation.ts';
import type { ArrivalLimits } from '@wirefair/service-kit/arrival';
import type { HttpMetrics } from '@wirefair/service-kit/request-metrics';
import type { KeyLedger } from '../partners/key-ledger.ts';
import type { RestClient } from '../rest/client.ts';
import type { Subscriptions } from '../graphql/subscriptions.ts';

/** What the steps of the pipeline use. */
export interface Services {
  log: FastifyBaseLogger;
  /** Balancers whose word about a browser's address and protocol counts; undefined: none. */
  trusts: Trusts | undefined;
  /** The configured origin of the site; null where requests name it. */
  siteOrigin: string | null;
  /** Whether the configured origin begins with https. */
  isSiteSecure: boolean;
  /** Whether the gateway stops: its answers end their connections. */
  isStopping: () => boolean;
  arrival: ArrivalLimits;
  /** Operations of each contract. */
  operations: Readonly<Record<'site' | 'partner', Operations>>;
  rest: RestClient;
  /** What test keys read; undefined where there is no demo edition to read. */
  testRest: RestClient | undefined;
  ledger: KeyLedger;
  subscriptions: Readonly<Record<'site' | 'partner', Subscriptions>>;
  /** How long the gateway serves one answer of the REST service to others, milliseconds. */
  publicTtlMs: number;
  /** Whether requests are parts of traces. */
  isTraced: boolean;
  httpMetrics: HttpMetrics;
  operationMetrics: OperationObserver;
  operationLog: OperationObserver;
}
