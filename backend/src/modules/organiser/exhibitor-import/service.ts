import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Jobs } from '../../../jobs/index.ts';
import type { TextEncoding } from '../../../spreadsheets/index.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { namedCategories } from './categories.ts';
import type { LineChecks } from './check.ts';
import type {
  EncodingReading,
  ExhibitorImport,
  ExhibitorImportSummary,
  MappingBody,
  StartBody,
} from './contract.ts';
import { guessMapping } from './fields.ts';
import { importForm, reportFile } from './files.ts';
import { freeBooth } from './free-booth.ts';
import { importLookup } from './lookup.ts';
import { mappingCheck } from './mapping.ts';
import { MOST_LINES } from './messages.ts';
import { importNotes, noted } from './notes.ts';
import { headsKeyOf, readImportFile, readingsOfFile } from './read-file.ts';
import { importStart } from './start.ts';
import type { ImportRow, ImportStore } from './store.ts';

/** Files that nobody imports are kept so long. */
const KEPT_MS = 30 * 24 * 3_600_000;

export interface ImportParts {
  database: Database;
  store: ImportStore;
  checks: LineChecks;
  jobs: Jobs;
  audit: AuditLog;
  /** The real time. */
  now: () => Date;
}

/** A file as it was sent in. */
export interface SentFile {
  content: Buffer;
  name: string;
  /** Of a .csv, as its sender says; left out, it is recognised. */
  encoding?: TextEncoding | undefined;
}

/** Spreadsheets of exhibitors: read, mapped, checked without writing anything, imported as long work. */
export function importService(parts: ImportParts) {
  const { database, store, jobs, audit, now } = parts;
  const lookup = importLookup(store, jobs);
  const note = importNotes(audit);
  const check = mappingCheck({ ...parts, lookup, note });
  const start = importStart({ ...parts, lookup, note });
  // Each holds a spreadsheet in the memory.
  const withPermit = createSemaphore(1, 4);

  /** @throws Refusal naming `file` for one that holds no list, or `encoding` where another one may read it */
  async function receive(actor: Actor, sent: SentFile): Promise<ImportRow> {
    const { encoding, heads, lines } = await readImportFile(sent.content, sent.encoding);
    const headsKey = headsKeyOf(heads);
    const at = now();
    return database.transaction(async () => {
      await store.dropBefore(new Date(at.getTime() - KEPT_MS));
      const mapping = (await store.mappingOf(headsKey)) ?? guessMapping(heads);
      const added = await store.add(
        {
          staffId: actor.staffId,
          author: actor.name,
          fileName: sent.name,
          encoding,
          heads,
          headsKey,
          mapping,
          lineCount: lines.length,
          createdAt: at,
        },
        lines,
      );
      await note(actor, 'exhibitor-import.upload', added, [noted('lines', lines.length)]);
      return added;
    });
  }

  return {
    /**
     * Keeps a file with the mapping that the last one of the same heads had, or that its heads suggest. Nothing of it is
     * imported by this.
     * @throws Refusal naming `file` for one that holds no list, or `encoding` where another one may read it; 429
     */
    receive: (actor: Actor, sent: SentFile, language: Language): Promise<ExhibitorImport> =>
      withPermit(async () => lookup.shown(await receive(actor, sent), language)),

    /** How each encoding reads a .csv, the most likely first; nothing is kept. @throws Refusal 429 */
    readings: (content: Buffer): Promise<EncodingReading[]> =>
      withPermit(() => Promise.resolve(readingsOfFile(content))),

    /** Newest first. */
    list: (page: PageRequest): Promise<Page<ExhibitorImportSummary>> => lookup.list(page),

    /** @throws Refusal 404 */
    find: async (id: string, language: Language): Promise<ExhibitorImport> =>
      lookup.shown(await lookup.find(id), language),

    /**
     * Keeps which column each field comes from, and checks every line by it: a dry run.
     * @throws Refusal 404, 409 while or after it is imported, naming the field whose column is missing, 429
     */
    check: (actor: Actor, id: string, body: MappingBody, language: Language): Promise<ExhibitorImport> =>
      withPermit(async () => lookup.shown(await check(actor, id, body), language)),

    /**
     * Starts the import; one that was given up goes on where it was. Done twice it is done once.
     * @throws Refusal 404, 409 before it was checked, naming `mode` for a whole with wrong lines, or without a right one
     */
    start: async (actor: Actor, id: string, body: StartBody, language: Language): Promise<ExhibitorImport> =>
      lookup.shown(await start(actor, id, body), language),

    /** The blank form. */
    form: async (): Promise<Buffer> => {
      const all = await namedCategories(database);
      return importForm(
        all.filter(({ parentCode }) => parentCode === null),
        all,
        await freeBooth(database),
      );
    },

    /** All wrong lines with why. @throws Refusal 404 */
    report: async (id: string, language: Language): Promise<Buffer> =>
      reportFile(await lookup.find(id), await store.lines(id, 'bad', MOST_LINES), language),
  };
}

export type ImportService = ReturnType<typeof importService>;
