import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { ExhibitorImportRecord, ExhibitorImportSummaryRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

const list = '/organiser/exhibitor-imports';
/** What is no id names nothing; it must not change the path of a call. */
const one = (id: string) => `${list}/${addressableId(id)}`;

/** Spreadsheets of exhibitors. @param caller whose token is that of the console */
export function exhibitorImportLoaders(rest: RestClient, caller: Caller) {
  return {
    list: (query: { pageNo: number; pageSize: number }) =>
      rest.readOwn<PageRecord<ExhibitorImportSummaryRecord>>(caller, list, query),

    /** null for one that is not there. */
    find: async (id: string): Promise<ExhibitorImportRecord | null> => {
      try {
        const found = await rest.readOwn<ExhibitorImportRecord>(caller, one(id));
        // Companies come in behind the calls: whoever watches them looks at the site next.
        if (found.addedCount > 0) rest.forgetPublic();
        return found;
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    check: (id: string, fields: readonly { key: string; column: number }[]) =>
      rest.put<ExhibitorImportRecord>(caller, `${one(id)}/mapping`, { fields }),

    start: (id: string, body: { mode: string; sendsLetters: boolean }) =>
      rest.post<ExhibitorImportRecord>(caller, `${one(id)}/start`, body),
  };
}
