import Type from 'typebox';
import { parseJson } from '../../parse-json.ts';
import type { Seal } from '../../sealing/seal.ts';
import { addressOf } from './address.ts';
import { type BulkExport, BulkExportFilter, type PartnerExport } from './contract.ts';
import type { ExportRow } from './store.ts';

/** As it is kept: a version with other conditions may have written it. */
const KeptFilter = Type.Partial(BulkExportFilter);

const noFilter: BulkExportFilter = { updatedSince: '', classify: '', country: '' };

/** The conditions of an export, as they are kept. */
export const writeFilter = (filter: BulkExportFilter): string => JSON.stringify(filter);

/** Reads what {@link writeFilter} has written; a condition of which nothing is kept sets none. */
export const readFilter = (kept: string): BulkExportFilter => ({
  ...noFilter,
  ...parseJson(KeptFilter, kept),
});

const isEnded = ({ state }: ExportRow): boolean => state !== 'waiting' && state !== 'running';

/** An export as the organiser sees it. */
export const toPartnerExport = (row: ExportRow): PartnerExport => ({
  id: row.id,
  types: row.types,
  state: row.state,
  problem: row.problem,
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  expiresAt: isEnded(row) ? row.expiresAt.toISOString() : null,
});

/** An export as its partner sees it. */
export function toBulkExport(row: ExportRow, seal: Pick<Seal, 'sign'>): BulkExport {
  const { createdAt, finishedAt, expiresAt, ...progress } = toPartnerExport(row);
  return {
    ...progress,
    locale: row.locale === 'EN' ? 'EN' : 'ZH',
    cursor: row.cursor,
    sha256: row.sha256,
    createTime: createdAt,
    finishTime: finishedAt,
    expireTime: expiresAt,
    address: row.state === 'done' ? addressOf(row, seal) : null,
  };
}
