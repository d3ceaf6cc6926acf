import { ApolloClient, ApolloLink } from '@apollo/client/core';
import { InMemoryCache } from '@apollo/client/cache';
import { HttpLink } from '@apollo/client/link/http';
import type { Lang } from '../lib/storage';
import { OperationTypeNode } from 'graphql';
import { createErrorLink, type FailureHandler } from './error-link';
import { createEventLink } from './event-link';
import { createFreshReadsLink } from './fresh-reads-link';
import { typePolicies } from './policies';
import { possibleTypes } from './possible-types';
import { timeoutFetch } from './timeout-fetch';

export interface ClientOptions {
  /**
   * One client serves one language: the server answers in it, and a header is invisible to cache keys.
   */
  locale: Lang;
  uri: string;
  fetch?: typeof fetch;
  onFailure?: FailureHandler;
  /** On a server: no polling, no second request while rendering. */
  ssrMode?: boolean;
}

/**
 * So long a server's client holds what no component uses, milliseconds. Components on a server use nothing for good, and
 * 30 s, as Apollo has it, would keep every page of a flood in memory that long, with all its answers.
 */
const UNUSED_ON_SERVER_MS = 2000;

export function createClient({
  locale,
  uri,
  fetch: fetcher,
  onFailure,
  ssrMode,
}: ClientOptions): ApolloClient {
  const http = new HttpLink({
    uri,
    // Found at each call, so that tests and tools that wrap the global one are seen.
    fetch: timeoutFetch(fetcher ?? ((...args) => fetch(...args))),
    headers: { language: locale },
    credentials: 'same-origin',
  });
  const terminating = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createEventLink(`${uri}/stream`, locale),
    http,
  );
  const reported = onFailure ? [createErrorLink(onFailure)] : [];
  return new ApolloClient({
    link: ApolloLink.from([...reported, createFreshReadsLink(), terminating]),
    cache: new InMemoryCache({ possibleTypes, typePolicies }),
    dataMasking: true,
    ssrMode: ssrMode ?? false,
    defaultOptions: ssrMode ? { react: { suspense: { autoDisposeTimeoutMs: UNUSED_ON_SERVER_MS } } } : {},
    clientAwareness: { name: 'wirefair-web' },
  });
}
