import { shanghaiText } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import type { JobRow } from '../../../jobs/index.ts';
import type { ExhibitorImport, ExhibitorImportSummary } from './contract.ts';
import { fields } from './fields.ts';
import { shown } from './packed-cell.ts';
import type { LineRow } from './line-store.ts';
import type { ImportRow } from './store.ts';

/** Where an import stands. @param job the newest one of it, where it was started */
export function stateOf(row: ImportRow, job: JobRow | undefined): ExhibitorImportSummary['state'] {
  if (row.outcome === 'done' || row.outcome === 'refused') return row.outcome;
  if (job && row.startedAt) {
    if (job.state === 'failed') return 'failed';
    return job.state === 'waiting' ? 'waiting' : 'running';
  }
  return row.checkedAt ? 'checked' : 'read';
}

export function toSummary(row: ImportRow, job: JobRow | undefined): ExhibitorImportSummary {
  const state = stateOf(row, job);
  const { id, fileName, author, lineCount, goodCount, badCount, problemCount, mode, sendsLetters } = row;
  const phase = job?.phase === 'letters' || job?.phase === 'writing' ? job.phase : 'checking';
  return {
    id,
    fileName,
    author,
    state,
    lineCount,
    goodCount,
    badCount,
    problemCount,
    sendsLetters,
    mode: mode === 'whole' || mode === 'good' ? mode : null,
    addedCount: row.addedCount,
    letterCount: row.letterCount,
    createTime: shanghaiText(row.createdAt),
    startTime: row.startedAt && shanghaiText(row.startedAt),
    finishTime: row.finishedAt && shanghaiText(row.finishedAt),
    progress:
      job && (state === 'waiting' || state === 'running' || state === 'failed')
        ? { phase, done: job.done, total: job.total }
        : null,
  };
}

/** @param first the first lines @param bad the first wrong ones */
export const toRecord = (
  row: ImportRow,
  job: JobRow | undefined,
  { first, bad }: { first: readonly LineRow[]; bad: readonly LineRow[] },
  language: Language,
): ExhibitorImport => ({
  ...toSummary(row, job),
  encoding: row.encoding,
  columns: row.heads.map((name, at) => ({ name, samples: first.map(({ cells }) => shown(cells[at])) })),
  fields: fields.map(({ key, name, isRequired }) => ({
    key,
    isRequired,
    label: name[language],
    column: row.mapping[key] ?? null,
  })),
  problems: bad.flatMap(({ line, problems }) =>
    problems.map(({ column, text }) => ({
      line,
      column: fields.find(({ key }) => key === column)?.name[language] ?? '',
      message: text[language],
    })),
  ),
});
