import { OperationTypeNode } from 'graphql';
import type { Locale } from '../context/locale.ts';

/**
 * Where GraphQL requests come in: from browsers and programs without a key (`site`), from programs with a key (`partner`),
 * the same for subscriptions (`siteStream`, `partnerStream`), and from a page that the gateway renders (`page`).
 */
export const entranceNames = ['site', 'partner', 'siteStream', 'partnerStream', 'page'] as const;

export type EntranceName = (typeof entranceNames)[number];

/** How the steps of the pipeline act at one entrance. */
export interface Entrance {
  readonly name: EntranceName;
  /** Language of requests that name none. */
  readonly otherwise: Locale;
  /** Who asks: somebody with or without a session, a program with a key, or a guest for whom a page is rendered. */
  readonly asker: 'session' | 'key' | 'guest';
  /** The schema that operations are validated with. */
  readonly contract: 'site' | 'partner';
  readonly answer: 'json' | 'events';
  /** Methods of HTTP. */
  readonly methods: readonly string[];
  /** Largest body, bytes. */
  readonly maxBodyBytes: number;
  readonly kinds: readonly OperationTypeNode[];
}

/** A document with its variables. An article's two contents at their longest, in Chinese, are the largest. */
const MAX_OPERATION_BYTES = 512 * 1024;
const MAX_SUBSCRIPTION_BYTES = 100 * 1024;

const operations = {
  answer: 'json',
  methods: ['GET', 'POST'],
  maxBodyBytes: MAX_OPERATION_BYTES,
  kinds: [OperationTypeNode.QUERY, OperationTypeNode.MUTATION],
} as const;

const subscriptions = {
  answer: 'events',
  methods: ['POST'],
  maxBodyBytes: MAX_SUBSCRIPTION_BYTES,
  kinds: [OperationTypeNode.SUBSCRIPTION],
} as const;

const ofSite = { otherwise: 'ZH', asker: 'session', contract: 'site' } as const;
const ofPartners = { otherwise: 'EN', asker: 'key', contract: 'partner' } as const;

export const entrances: Readonly<Record<EntranceName, Entrance>> = {
  site: { name: 'site', ...ofSite, ...operations },
  partner: { name: 'partner', ...ofPartners, ...operations },
  siteStream: { name: 'siteStream', ...ofSite, ...subscriptions },
  partnerStream: { name: 'partnerStream', ...ofPartners, ...subscriptions },
  page: { name: 'page', ...ofSite, ...operations, asker: 'guest' },
};
