import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { JobRow, Jobs } from '../../../jobs/index.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import type { AuditChange } from '../audit/change.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { AuditAction } from '../audit/actions.ts';
import { namedCategories } from './categories.ts';
import type { LineChecks } from './check.ts';
import type { ExhibitorImport, ExhibitorImportSummary, MappingBody, StartBody } from './contract.ts';
import { fields, guessMapping, type Mapping } from './fields.ts';
import { importForm, reportFile } from './files.ts';
import { logged, MOST_LINES, prompts, what } from './messages.ts';
import { headsKeyOf, readImportFile } from './read-file.ts';
import { stateOf, toRecord, toSummary } from './records.ts';
import type { ImportRow, ImportStore } from './store.ts';
import { IMPORT_JOB } from './work.ts';

/** Lines that are shown under the mapping. */
const SAMPLES = 5;
/** Wrong lines that a page shows; the file has all. */
const SHOWN_LINES = 100;
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

const noted = (field: keyof typeof logged, after: string | number): AuditChange => ({
  field: logged[field],
  before: '',
  after: String(after),
});

/** @throws Refusal naming the field whose column is missing or none of the file's */
function readMapping({ fields: given }: MappingBody, heads: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const { key, column } of given) {
    if (column >= heads.length) throw new Refusal(prompts.unknownColumn).about(key);
    mapping[key] = column;
  }
  if (mapping.nameCn === undefined && mapping.nameEn === undefined)
    throw new Refusal(prompts.needsName).about('nameCn');
  for (const { key, isRequired } of fields)
    if (isRequired && mapping[key] === undefined) throw new Refusal(prompts.needsColumn).about(key);
  return mapping;
}

/** Spreadsheets of exhibitors: read, mapped, checked without writing anything, imported as long work. */
export function importService(parts: ImportParts) {
  const { database, store, checks, jobs, audit, now } = parts;
  // Each holds a spreadsheet in the memory.
  const withPermit = createSemaphore(1, 4);

  const jobOf = async (id: string): Promise<JobRow | undefined> =>
    (await jobs.newest(IMPORT_JOB, [id])).get(id);

  async function find(id: string, lock = false): Promise<ImportRow> {
    const row = isStorable(id) ? await store.find(id, lock) : undefined;
    if (!row) throw notFound(what);
    return row;
  }

  async function shownTo(row: ImportRow, language: Language): Promise<ExhibitorImport> {
    const [job, first, bad] = await Promise.all([
      jobOf(row.id),
      store.lines(row.id, undefined, SAMPLES),
      store.lines(row.id, 'bad', SHOWN_LINES),
    ]);
    return toRecord(row, job, { first, bad }, language);
  }

  const note = (actor: Actor, action: AuditAction, { id, fileName }: ImportRow, changes: AuditChange[]) =>
    audit.record(actor, {
      action,
      subjectKind: 'exhibitor-import',
      subjectId: id,
      subject: fileName,
      changes,
    });

  /** @throws Refusal 409 while or after it is imported */
  async function assertOpen(row: ImportRow): Promise<void> {
    const state = stateOf(row, await jobOf(row.id));
    if (state !== 'read' && state !== 'checked' && state !== 'refused')
      throw new Refusal(prompts.underWay, 500, 409);
  }

  return {
    /**
     * Keeps a file with the mapping that the last one of the same heads had, or that its heads suggest. Nothing of it is
     * imported by this.
     * @throws Refusal naming `file` for one that holds no list, 429
     */
    receive: (actor: Actor, file: Buffer, fileName: string, language: Language) =>
      withPermit(async (): Promise<ExhibitorImport> => {
        const { heads, lines } = await readImportFile(file);
        const headsKey = headsKeyOf(heads);
        const at = now();
        const row = await database.transaction(async () => {
          await store.dropBefore(new Date(at.getTime() - KEPT_MS));
          const mapping = (await store.mappingOf(headsKey)) ?? guessMapping(heads);
          const added = await store.add(
            {
              staffId: actor.staffId,
              author: actor.name,
              fileName,
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
        return shownTo(row, language);
      }),

    /** Newest first. */
    async list(page: PageRequest): Promise<Page<ExhibitorImportSummary>> {
      const found = await store.list(page);
      const newest = await jobs.newest(
        IMPORT_JOB,
        found.records.map(({ id }) => id),
      );
      return { ...found, records: found.records.map((row) => toSummary(row, newest.get(row.id))) };
    },

    /** @throws Refusal 404 */
    find: async (id: string, language: Language): Promise<ExhibitorImport> =>
      shownTo(await find(id), language),

    /**
     * Keeps which column each field comes from, and checks every line by it: a dry run.
     * @throws Refusal 404, 409 while or after it is imported, naming the field whose column is missing, 429
     */
    check: (actor: Actor, id: string, body: MappingBody, language: Language) =>
      withPermit(async (): Promise<ExhibitorImport> => {
        const before = await find(id);
        await assertOpen(before);
        const mapping = readMapping(body, before.heads);
        const checked = await checks.all(await store.lines(id, undefined, MOST_LINES), mapping);
        const bad = checked.filter(({ state }) => state === 'bad');
        const row = await database.transaction(async () => {
          // Somebody may have started it while the lines were read.
          await assertOpen(await find(id, true));
          await store.setChecked(id, checked);
          const changed = await store.change(id, {
            mapping,
            checkedAt: now(),
            outcome: '',
            startedAt: null,
            finishedAt: null,
            mode: '',
            goodCount: checked.length - bad.length,
            badCount: bad.length,
            problemCount: bad.reduce((sum, { problems }) => sum + problems.length, 0),
          });
          await note(actor, 'exhibitor-import.check', changed, [
            noted('good', changed.goodCount),
            noted('bad', changed.badCount),
          ]);
          return changed;
        });
        return shownTo(row, language);
      }),

    /**
     * Starts the import; one that was given up goes on where it was. Done twice it is done once.
     * @throws Refusal 404, 409 before it was checked, naming `mode` for a whole with wrong lines, or without a right one
     */
    start: async (
      actor: Actor,
      id: string,
      body: StartBody,
      language: Language,
    ): Promise<ExhibitorImport> => {
      const row = await database.transaction(async () => {
        const before = await find(id, true);
        const job = await jobOf(id);
        const state = stateOf(before, job);
        if (state === 'waiting' || state === 'running' || state === 'done') return before;
        if (state === 'failed' && job) {
          await jobs.again(job.id);
          await note(actor, 'exhibitor-import.again', before, []);
          return before;
        }
        if (state === 'read') throw new Refusal(prompts.unchecked, 500, 409);
        const { mode, sendsLetters } = body;
        if (before.goodCount === 0) throw new Refusal(prompts.noneGood).about('mode');
        if (mode === 'whole' && before.badCount > 0) throw new Refusal(prompts.hasBad).about('mode');
        await jobs.add(IMPORT_JOB, id, before.goodCount);
        const changed = await store.change(id, {
          mode,
          sendsLetters,
          outcome: '',
          startedAt: now(),
          finishedAt: null,
          staffId: actor.staffId,
          author: actor.name,
        });
        await note(actor, 'exhibitor-import.start', changed, [
          noted('mode', mode),
          noted('lines', before.goodCount),
          noted('letters', sendsLetters ? '+' : '-'),
        ]);
        return changed;
      });
      return shownTo(row, language);
    },

    /** The blank form. */
    form: async (): Promise<Buffer> => {
      const all = await namedCategories(database);
      return importForm(all.filter(({ parentCode }) => parentCode === null));
    },

    /** All wrong lines with why. @throws Refusal 404 */
    report: async (id: string, language: Language): Promise<Buffer> =>
      reportFile(await find(id), await store.lines(id, 'bad', MOST_LINES), language),
  };
}

export type ImportService = ReturnType<typeof importService>;
