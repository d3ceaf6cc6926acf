import type { ExhibitorImportRecord } from '../../../rest/contract.ts';
import type {
  ExhibitorImportMode,
  ExhibitorImportPageResolvers,
  ExhibitorImportPhase,
  ExhibitorImportProgressResolvers,
  ExhibitorImportResolvers,
  ExhibitorImportState,
  ExhibitorImportSummaryResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

/** A step that went well or was refused; fields have the names that the REST body has. */
async function outcome(step: Promise<{ result: ExhibitorImportRecord; message: string }>) {
  try {
    const { result, message } = await step;
    return { import: result, message, errors: [] };
  } catch (error) {
    return { import: null, message: null, errors: userErrors(error, (field) => [field]) };
  }
}

export const ExhibitorImportSummary: ExhibitorImportSummaryResolvers = {
  state: ({ state }) => state.toUpperCase() as ExhibitorImportState,
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const ExhibitorImport: ExhibitorImportResolvers = {
  state: ({ state }) => state.toUpperCase() as ExhibitorImportState,
  mode: ({ mode }) => mode && (mode.toUpperCase() as ExhibitorImportMode),
  createdAt: ({ createTime }) => isoInstant(createTime),
  startedAt: ({ startTime }) => startTime && isoInstant(startTime),
  finishedAt: ({ finishTime }) => finishTime && isoInstant(finishTime),
};

export const ExhibitorImportProgress: ExhibitorImportProgressResolvers = {
  phase: ({ phase }) => phase.toUpperCase() as ExhibitorImportPhase,
};

export const ExhibitorImportPage: ExhibitorImportPageResolvers = pageFields;

export const organiserExhibitorImports: Pick<OrganiserResolvers, 'exhibitorImport' | 'exhibitorImports'> = {
  exhibitorImports: (_record, { page, pageSize }, { exhibitorImports }) =>
    pageParent(exhibitorImports.list({ pageNo: page, pageSize }), { page, pageSize }),
  exhibitorImport: (_record, { id }, { exhibitorImports }) => exhibitorImports.find(id),
};

export const exhibitorImportMutations: Pick<
  MutationResolvers,
  'checkExhibitorImport' | 'startExhibitorImport'
> = {
  checkExhibitorImport: (_root, { id, columns }, { exhibitorImports }) =>
    outcome(exhibitorImports.check(id, columns)),
  startExhibitorImport: (_root, { id, mode, sendsLetters }, { exhibitorImports }) =>
    outcome(exhibitorImports.start(id, { mode: mode.toLowerCase(), sendsLetters })),
};
