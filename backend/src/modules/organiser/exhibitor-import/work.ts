import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { JobKind, JobProgress } from '../../../jobs/index.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { addExhibitors, boothStore } from '../../catalogue/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import type { AuditLog } from '../audit/log.ts';
import type { LineChecks } from './check.ts';
import { importLetter } from './letter.ts';
import { logged, MOST_LINES } from './messages.ts';
import type { RightLine } from './line-store.ts';
import type { ImportRow, ImportStore } from './store.ts';

/** Of the job that imports. */
export const IMPORT_JOB = 'exhibitor-import';
/** Lines of one step: a tenth of a second or so, and then everybody else has their turn. */
const BATCH = 100;

export interface WorkParts {
  database: Database;
  clock: Clock;
  store: ImportStore;
  checks: LineChecks;
  accounts: ExhibitorAccounts;
  audit: AuditLog;
  messages: Outbox;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
  /** The real time. */
  now: () => Date;
}

/**
 * The import as long work. Of `good` lines each step adds some. A `whole` is staged: its lines are compared step by step
 * with what is there by now, which takes the time and shows progress, and then written in one short transaction, so that
 * nobody ever sees a part of it. Letters follow when all companies are in.
 */
export function importWork(parts: WorkParts): JobKind {
  const { database, clock, store, checks, accounts, audit, messages, site, now } = parts;
  const booths = boothStore(database);

  /** Takes out what somebody else has by now. @returns the others */
  async function stillRight(importId: string, lines: readonly RightLine[]): Promise<RightLine[]> {
    const taken = await checks.taken(lines);
    await store.setChecked(
      importId,
      [...taken].map(([line, problems]) => ({ line, problems, state: 'bad', company: null })),
    );
    return lines.filter(({ line }) => !taken.has(line));
  }

  async function addBatch(importId: string, lines: readonly RightLine[]): Promise<void> {
    const at = clock.now();
    const ids = await addExhibitors(
      database,
      lines.map(({ company: { contact: _contact, mobile: _mobile, ...company } }) => ({ ...company, at })),
    );
    const added = lines.flatMap(({ line, company }, place) => {
      const exhibitorId = ids[place];
      return exhibitorId === undefined ? [] : [{ line, company, exhibitorId }];
    });
    await accounts.addAll(
      added
        .filter(({ company: { email, mobile } }) => email !== '' || mobile !== '')
        .map(({ exhibitorId, company: { email, mobile, contact, nameCn, nameEn } }) => ({
          exhibitorId,
          email: email || null,
          mobile: mobile || null,
          nickName: contact,
          companyName: nameCn || nameEn,
        })),
    );
    await store.setAdded(importId, added);
  }

  async function finish(row: ImportRow, outcome: 'done' | 'refused'): Promise<void> {
    const { good, bad, added, invited } = await store.counts(row.id);
    await store.change(row.id, {
      outcome,
      finishedAt: now(),
      addedCount: added,
      letterCount: invited,
      goodCount: good + added,
      badCount: bad,
    });
    await audit.record(
      { staffId: row.staffId, name: row.author, address: '' },
      {
        action: outcome === 'done' ? 'exhibitor-import.done' : 'exhibitor-import.refused',
        subjectKind: 'exhibitor-import',
        subjectId: row.id,
        subject: row.fileName,
        changes: [
          { field: logged.added, before: '', after: String(added) },
          { field: logged.bad, before: '', after: String(bad) },
        ],
      },
    );
  }

  /** Some lines of a whole are compared. */
  async function stage(row: ImportRow, lines: readonly RightLine[]): Promise<JobProgress> {
    const right = await stillRight(row.id, lines);
    await store.move(
      row.id,
      'good',
      'staged',
      right.map(({ line }) => line),
    );
    const { good, staged, bad } = await store.counts(row.id);
    return { phase: 'checking', done: staged + bad, total: good + staged + bad };
  }

  /** The whole at once, or nothing. @returns whether it was written */
  async function addWhole(row: ImportRow): Promise<boolean> {
    await booths.lockNumbers();
    const staged = await store.right(row.id, 'staged', MOST_LINES);
    const right = await stillRight(row.id, staged);
    const { bad } = await store.counts(row.id);
    if (bad > 0) {
      await store.move(row.id, 'staged', 'good');
      return false;
    }
    for (let at = 0; at < right.length; at += BATCH) await addBatch(row.id, right.slice(at, at + BATCH));
    return true;
  }

  async function addSome(row: ImportRow, lines: readonly RightLine[]): Promise<JobProgress> {
    await booths.lockNumbers();
    await addBatch(row.id, await stillRight(row.id, lines));
    const { good, added } = await store.counts(row.id);
    await store.change(row.id, { addedCount: added });
    return { phase: 'writing', done: added, total: added + good };
  }

  async function invite(row: ImportRow, lines: readonly RightLine[]): Promise<JobProgress> {
    for (const { company } of lines) await messages.post(importLetter(company, site));
    await store.setInvited(
      row.id,
      lines.map(({ line }) => line),
    );
    const { reachable, invited } = await store.counts(row.id);
    await store.change(row.id, { letterCount: invited });
    return { phase: 'letters', done: invited, total: reachable };
  }

  return {
    name: IMPORT_JOB,
    async step(importId) {
      const row = await store.find(importId, true);
      if (!row) return { phase: 'writing', done: 0, total: 0, isFinished: true };
      const good = await store.right(importId, 'good', BATCH);
      if (good.length > 0) {
        const progress = await (row.mode === 'whole' ? stage(row, good) : addSome(row, good));
        return { ...progress, isFinished: false };
      }
      const before = await store.counts(importId);
      if (row.mode === 'whole' && before.added === 0) {
        const isWritten = await addWhole(row);
        if (!isWritten) await finish(row, 'refused');
        const { added: done } = await store.counts(importId);
        return { phase: 'writing', done, total: row.goodCount, isFinished: !isWritten };
      }
      const uninvited = row.sendsLetters ? await store.uninvited(importId, BATCH) : [];
      if (uninvited.length > 0) return { ...(await invite(row, uninvited)), isFinished: false };
      await finish(row, 'done');
      return { phase: 'writing', done: before.added, total: before.added, isFinished: true };
    },
  };
}
