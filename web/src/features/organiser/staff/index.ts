import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { StaffDocument, type StaffQuery } from './staff.generated';

export { Staff as Component } from './staff';

/** Everybody of the staff; others change it too, so it is asked for at each visit. */
export const loader = (_query: URLSearchParams, { preloadQuery }: ConsoleApp): QueryRef<StaffQuery> =>
  preloadQuery(StaffDocument, { fetchPolicy: 'cache-and-network' });
