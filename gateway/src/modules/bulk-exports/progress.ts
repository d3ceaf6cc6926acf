import { kinds } from '../changes/index.ts';
import { valueOf } from '../enum-codes.ts';
import type { BulkExportParent } from './parents.ts';

type Progress = Pick<BulkExportParent, 'bytes' | 'problem' | 'state' | 'types'>;

/** Resolvers of what partners and the organiser see of an export, in words of this schema. */
export const exportProgress = {
  types: ({ types }: Progress) =>
    types.flatMap((code) => kinds.find((kind) => kind.code === code)?.type ?? []),
  state: ({ state }: Progress) => valueOf(state),
  problem: ({ problem }: Progress) => problem && valueOf(problem),
  bytes: ({ bytes }: Progress) => String(bytes),
};
