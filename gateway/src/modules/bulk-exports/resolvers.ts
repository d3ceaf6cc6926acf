import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../context/context.ts';
import { scopeMissing } from '../../partners/refusals.ts';
import type {
  BulkExportResolvers,
  ChangeType,
  ExportPayload,
  MutationResolvers,
  QueryResolvers,
  StartExportInput,
} from '../../schema/resolvers.generated.ts';
import { type Kind, kinds, kindsOf, missingScopes, selectionSchemaOf } from '../changes/index.ts';
import { absolute, sinceText } from '../shared/index.ts';
import { payload } from '../user-errors.ts';
import type { ChangeCode } from './default-selection.ts';
import { type ExportFilter, listings } from './listings.ts';
import { exportProgress } from './progress.ts';
import { readSelections, scopesOf } from './selections.ts';
import { bulkExportSource, type NewExport } from './source.ts';

export const BulkExport: BulkExportResolvers = {
  ...exportProgress,
  createdAt: ({ createTime }) => createTime,
  finishedAt: ({ finishTime }) => finishTime,
  expiresAt: ({ expireTime }) => expireTime,
  downloadUrl: ({ address }, _args, context) => address && absolute(address, context),
};

export const Query: Pick<QueryResolvers, 'bulkExport' | 'bulkExports'> = {
  bulkExport: (_root, { id }, context) => bulkExportSource(context).find(id),
  bulkExports: (_root, _args, context) => bulkExportSource(context).list(),
};

/** Where the conditions of the REST body stand in the input. */
const paths: Record<string, string[]> = {
  updatedSince: ['filter', 'updatedSince'],
  classify: ['filter', 'categoryCode'],
  country: ['filter', 'countryCode'],
};
const pathOf = (field: string): string[] => paths[field] ?? [field];

const filterOf = ({ filter }: StartExportInput): ExportFilter => ({
  updatedSince: sinceText(filter?.updatedSince) ?? '',
  classify: filter?.categoryCode ?? '',
  country: filter?.countryCode?.toUpperCase() ?? '',
});

/** How many records there are of these kinds. */
async function countOf(
  codes: readonly ChangeCode[],
  filter: ExportFilter,
  context: Context,
): Promise<number> {
  const counts = await Promise.all(codes.map((code) => listings[code].count(context, filter)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Kinds of an export: those that are named, or all that the key may read. @throws GraphQLError SCOPE_MISSING */
function kindsFor(types: readonly ChangeType[], scopes: readonly string[]): Kind[] {
  if (types.length === 0) return kinds.filter((kind) => missingScopes([kind], scopes).length === 0);
  const missing = missingScopes(kindsOf(types), scopes);
  if (missing.length > 0) throw scopeMissing(missing);
  return kindsOf(types);
}

/**
 * What the REST service is asked for, or why it is not.
 * @throws GraphQLError SCOPE_MISSING for a kind or a field that the key may not read
 */
async function newExport(
  input: StartExportInput,
  context: Context,
  schema: GraphQLSchema,
): Promise<NewExport | Pick<ExportPayload, 'errors'>> {
  const scopes = context.program?.scopes ?? [];
  const types = kindsFor(input.types ?? [], scopes).map(({ code }) => code);
  const selection = input.selection?.trim() ?? '';
  const read = readSelections(selectionSchemaOf(schema), { types, text: selection, scopes });
  if ('problem' in read) {
    const message = read.problem[context.locale];
    return { errors: [{ code: 'INVALID', message, path: ['selection'] }] };
  }
  const missing = missingScopes([], scopes, scopesOf(read));
  if (missing.length > 0) throw scopeMissing(missing);
  const filter = filterOf(input);
  return {
    types,
    locale: input.locale ?? context.locale,
    filter,
    selection,
    total: await countOf(types, filter, context),
  };
}

const nothing = { export: null };

export const Mutation: Pick<MutationResolvers, 'cancelExport' | 'startExport'> = {
  startExport: async (_root, { input }, context, { schema }) => {
    const source = bulkExportSource(context);
    const asked = await newExport(input, context, schema);
    if ('errors' in asked) return { ...nothing, ...asked };
    return payload(async () => ({ export: await source.start(asked) }), nothing, pathOf);
  },
  cancelExport: (_root, { input: { id } }, context) =>
    payload(async () => ({ export: await bulkExportSource(context).cancel(id) }), nothing, pathOf),
};
