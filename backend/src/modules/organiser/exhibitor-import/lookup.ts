import { notFound } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { JobRow, Jobs } from '../../../jobs/index.ts';
import type { ExhibitorImport, ExhibitorImportSummary } from './contract.ts';
import { what } from './messages.ts';
import { toRecord, toSummary } from './records.ts';
import type { ImportRow, ImportStore } from './store.ts';
import { IMPORT_JOB } from './work.ts';

/** Lines that are shown under the mapping. */
const SAMPLES = 5;
/** Wrong lines that a page shows; the file has all. */
const SHOWN_LINES = 100;

/** Reads of imports, with how far their jobs have come. */
export function importLookup(store: ImportStore, jobs: Jobs) {
  /** The newest job of an import; undefined before it is started. */
  const jobOf = async (id: string): Promise<JobRow | undefined> =>
    (await jobs.newest(IMPORT_JOB, [id])).get(id);

  return {
    jobOf,

    /** @param lock keeps others off until the transaction ends @throws Refusal 404 */
    async find(id: string, lock = false): Promise<ImportRow> {
      const row = isStorable(id) ? await store.find(id, lock) : undefined;
      if (!row) throw notFound(what);
      return row;
    },

    /** An import as its page shows it: with samples, what is wrong, and how far it has come. */
    async shown(row: ImportRow, language: Language): Promise<ExhibitorImport> {
      const [job, first, bad] = await Promise.all([
        jobOf(row.id),
        store.lines(row.id, undefined, SAMPLES),
        store.lines(row.id, 'bad', SHOWN_LINES),
      ]);
      return toRecord(row, job, { first, bad }, language);
    },

    /** Newest first. */
    async list(page: PageRequest): Promise<Page<ExhibitorImportSummary>> {
      const found = await store.list(page);
      const newest = await jobs.newest(
        IMPORT_JOB,
        found.records.map(({ id }) => id),
      );
      return { ...found, records: found.records.map((row) => toSummary(row, newest.get(row.id))) };
    },
  };
}

export type ImportLookup = ReturnType<typeof importLookup>;
