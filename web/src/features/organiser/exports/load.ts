import type { QueryRef } from '@apollo/client/react';
import { type DayRange, readDayRange } from '../../../lib/day-range';
import type { ConsoleApp } from '../console';
import {
  OrganiserExportsDocument,
  type OrganiserExportsQuery,
  type OrganiserExportsQueryVariables,
} from './exports.generated';

export interface ExportsData {
  range: DayRange;
  query: QueryRef<OrganiserExportsQuery, OrganiserExportsQueryVariables>;
}

/** The lists with how long they are on the days that the address names; whole without any. */
export function loadExports(query: URLSearchParams, { preloadQuery }: ConsoleApp): ExportsData {
  const range = readDayRange(query);
  return {
    range,
    query: preloadQuery(OrganiserExportsDocument, { variables: { ...range }, fetchPolicy: 'network-only' }),
  };
}
