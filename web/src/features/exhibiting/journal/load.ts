import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import {
  OwnJournalEntryDocument,
  type OwnJournalEntryQuery,
  type OwnJournalEntryQueryVariables,
} from './journal.generated';

export interface JournalData {
  query: QueryRef<OwnJournalEntryQuery, OwnJournalEntryQueryVariables>;
}

/** The entry as it is now: its state changes without this page. */
export const loadJournal = (_address: CentreAddress, { preloadQuery }: CentreApp): JournalData => ({
  query: preloadQuery(OwnJournalEntryDocument, { fetchPolicy: 'network-only' }),
});
