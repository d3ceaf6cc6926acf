import type { Written } from '../../../rest/calls.ts';
import type { Input } from '../../../rest/operations.ts';
import { LocalisedError } from '../../../schema/errors.ts';
import type {
  ExhibitorImportPageResolvers,
  ExhibitorImportProgressResolvers,
  ExhibitorImportResolvers,
  ExhibitorImportSummaryResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { codeOf, valueOf } from '../../enum-codes.ts';
import type { ExhibitorImportParent } from './parents.ts';
import { exhibitorImportSource } from './source.ts';

/** A step that went well or was refused; fields have the names that the REST body has. */
const changed = (step: () => Promise<Written<ExhibitorImportParent>>) =>
  payload(
    async () => {
      const { result, message } = await step();
      return { import: result, message };
    },
    { import: null, message: null },
    (field) => [field],
  );

export const ExhibitorImportSummary: ExhibitorImportSummaryResolvers = {
  state: ({ state }) => valueOf(state),
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const ExhibitorImport: ExhibitorImportResolvers = {
  encoding: ({ encoding }) => encoding && valueOf(encoding),
  state: ({ state }) => valueOf(state),
  mode: ({ mode }) => mode && valueOf(mode),
  createdAt: ({ createTime }) => isoInstant(createTime),
  startedAt: ({ startTime }) => startTime && isoInstant(startTime),
  finishedAt: ({ finishTime }) => finishTime && isoInstant(finishTime),
};

export const ExhibitorImportProgress: ExhibitorImportProgressResolvers = {
  phase: ({ phase }) => valueOf(phase),
};

export const ExhibitorImportPage: ExhibitorImportPageResolvers = pageFields;

export const Organiser: Pick<OrganiserResolvers, 'exhibitorImport' | 'exhibitorImports'> = {
  exhibitorImports: (_record, { page, pageSize }, context) =>
    pageParent(exhibitorImportSource(context).list({ pageNo: page, pageSize }), { page, pageSize }),
  exhibitorImport: (_record, { id }, context) => exhibitorImportSource(context).find(id),
};

type Mapping = Input<'put', '/organiser/exhibitor-imports/{id}/mapping'>['body']['fields'][number];

/** Keys of the fields that a column can be read as. */
const keys: Record<Mapping['key'], true> = {
  nameCn: true,
  nameEn: true,
  country: true,
  category: true,
  boothNumber: true,
  boothKind: true,
  boothArea: true,
  contact: true,
  email: true,
  mobile: true,
  website: true,
  phone: true,
  addressCn: true,
  addressEn: true,
  descriptionCn: true,
  descriptionEn: true,
};
const isKey = (key: string): key is Mapping['key'] => Object.hasOwn(keys, key);

/** @throws LocalisedError for a key that no field has */
function mapped({ key, column }: { key: string; column: number }): Mapping {
  if (isKey(key)) return { key, column };
  throw new LocalisedError({ ZH: '没有这样的字段', EN: 'There is no such field' }, 'BAD_USER_INPUT');
}

export const Mutation: Pick<MutationResolvers, 'checkExhibitorImport' | 'startExhibitorImport'> = {
  checkExhibitorImport: (_root, { input: { id, columns } }, context) =>
    changed(() => exhibitorImportSource(context).check(id, { fields: columns.map(mapped) })),
  startExhibitorImport: (_root, { input: { id, mode, sendsLetters } }, context) =>
    changed(() => exhibitorImportSource(context).start(id, { mode: codeOf(mode), sendsLetters })),
};
