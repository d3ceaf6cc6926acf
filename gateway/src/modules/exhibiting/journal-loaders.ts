import type { Caller, RestClient } from '../../rest/client.ts';
import type { JournalEntryRecord } from '../../rest/contract.ts';
import { completeJournalEntry } from './records.ts';

/** What the REST call takes of an entry. */
export interface JournalInput {
  companyCn: string;
  companyEn: string;
  companyAddress: string;
  phone: string;
  fax: string;
  webSite: string;
  contentCn: string;
  contentEn: string;
  classify: string;
}

/** Reads and writes of the journal entry of the caller's company; never shared. */
export function journalLoaders(rest: RestClient, caller: Caller) {
  return {
    own: () =>
      rest
        .readOwn<Partial<JournalEntryRecord> | null>(caller, '/app/exhibiting/journal')
        .then((entry) => completeJournalEntry(entry ?? {})),
    save: (input: JournalInput) => rest.post<JournalEntryRecord>(caller, '/app/exhibiting/journal', input),
  };
}
