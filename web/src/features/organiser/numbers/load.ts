import type { QueryRef } from '@apollo/client/react';
import { type DayRange, readDayRange } from '../../../lib/day-range';
import type { ConsoleApp } from '../console';
import {
  OrganiserNumbersDocument,
  type OrganiserNumbersQuery,
  type OrganiserNumbersQueryVariables,
} from './numbers.generated';

/** Days that the server tells at once. */
export const MOST_DAYS = 800;

export type Figures = NonNullable<OrganiserNumbersQuery['organiser']>['numbers'];

export interface NumbersData {
  /** As the address has it. */
  range: DayRange;
  query: QueryRef<OrganiserNumbersQuery, OrganiserNumbersQueryVariables>;
}

/** The figures of the days that the address names, the last 60 without any. */
export function loadNumbers(query: URLSearchParams, { preloadQuery }: ConsoleApp): NumbersData {
  const range = readDayRange(query, MOST_DAYS);
  return {
    range,
    query: preloadQuery(OrganiserNumbersDocument, { variables: { ...range }, fetchPolicy: 'network-only' }),
  };
}
