import type { JobKind, JobProgress } from '../../../jobs/index.ts';
import type { Outbox } from '../../../outbox/index.ts';
import type { AuditLog } from '../audit/log.ts';
import { BATCH, exhibitorAdding, type AddingParts } from './adding.ts';
import { importLetter } from './letter.ts';
import { logged } from './messages.ts';
import type { RightLine } from './line-store.ts';
import type { ImportRow } from './store.ts';

/** Of the job that imports. */
export const IMPORT_JOB = 'exhibitor-import';

export interface WorkParts extends AddingParts {
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
  const { store, audit, messages, site, now } = parts;
  const adding = exhibitorAdding(parts);

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
        const progress = await (row.mode === 'whole' ? adding.stage(row, good) : adding.addSome(row, good));
        return { ...progress, isFinished: false };
      }
      const before = await store.counts(importId);
      if (row.mode === 'whole' && before.added === 0) {
        const isWritten = await adding.addWhole(row);
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
