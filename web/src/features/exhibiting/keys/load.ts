import type { QueryRef } from '@apollo/client/react';
import { readUsageDays, type UsageDays } from '../../api-keys';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  OwnApiKeysDocument,
  type OwnApiKeysQuery,
  OwnApiKeyUsageDocument,
  type OwnApiKeyUsageQuery,
  type OwnApiKeyUsageQueryVariables,
} from './keys.generated';

export type OwnApiKeyUsageRef = QueryRef<OwnApiKeyUsageQuery, OwnApiKeyUsageQueryVariables>;

export interface KeysData {
  days: UsageDays;
  keys: QueryRef<OwnApiKeysQuery>;
  usage: OwnApiKeyUsageRef;
}

/** The company's keys, which colleagues change too, and what they asked for on the days that the address names. */
export function loadKeys({ query }: CentreAddress, { preloadQuery }: CentreApp): KeysData {
  const days = readUsageDays(query);
  return {
    days,
    keys: preloadQuery(OwnApiKeysDocument, { fetchPolicy: 'cache-and-network' }),
    usage: preloadQuery(OwnApiKeyUsageDocument, { variables: { days }, fetchPolicy: 'network-only' }),
  };
}
