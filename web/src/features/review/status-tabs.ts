import type { ReviewStatus } from '../../gql/types';

/** The tabs over a list, as the address has them: 0 is all and leaves no trace (CONST-056). */
export const statusTabs = ['0', '1', '2', '3'] as const;
export type StatusTab = (typeof statusTabs)[number];

/** What the server is asked for; all when there is nothing here. */
export const statusOfTab: Partial<Record<StatusTab, ReviewStatus>> = {
  1: 'UNDER_REVIEW',
  2: 'APPROVED',
  3: 'REJECTED',
};

/** The tab that the address names; undefined for what is none. */
export const readStatusTab = (query: URLSearchParams): StatusTab | undefined => {
  const status = query.get('status');
  return statusTabs.find((tab) => tab === status);
};
