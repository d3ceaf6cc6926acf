import type { GraphQLSchema } from 'graphql';
import { Context } from '../../context/context.ts';
import { workExchange } from '../../context/exchange.ts';
import type { RestClient } from '../../rest/client.ts';
import type { Schemas } from '../../rest/operations.ts';
import { type ChangeParent, kindOf, type Selection, writeSelection } from '../changes/index.ts';
import { listings } from './listings.ts';
import type { Selections } from './selections.ts';

/** An export that a gateway has taken. */
export type Work = Schemas['BulkExportWork'];

/** Where an export goes on: in which of its kinds, and after which record of that. */
export type Place = Pick<Work, 'typeIndex' | 'after'>;

/**
 * Records that are read at once. Their lines are written in one go, while whoever else asks the gateway waits: for about 10 ms,
 * measured with products of 2 kB.
 */
const PAGE = 100;

/** What lines are written with. */
export interface LineParts {
  rest: RestClient;
  schema: GraphQLSchema;
  selections: Selections;
}

/** The context under which one page of records is read: their reads are made together, and kept for this page alone. */
function pageContext(rest: RestClient, { locale, origin }: Pick<Work, 'locale' | 'origin'>): Context {
  const context = new Context(rest, workExchange(locale, origin));
  // The cost of the selection bounds each line; the limit of one answer would be spent by the lines of a page together.
  context.answerSize.nodes = Number.NEGATIVE_INFINITY;
  return context;
}

/** One record as a line of the file. @throws UpstreamUnavailable */
async function lineOf(
  schema: GraphQLSchema,
  selection: Selection,
  record: Pick<ChangeParent, 'type' | 'recordId'>,
  context: Context,
): Promise<string> {
  const change = { ...record, reason: null, mergedInto: null, time: new Date().toISOString() };
  const { data, errors } = await writeSelection(schema, selection, change, context);
  // A line that could not be answered at all still says which record it is.
  const answered = data ?? { type: kindOf(change).type, recordId: change.recordId };
  return `${JSON.stringify(errors ? { ...answered, errors } : answered)}\n`;
}

/** Some lines of an export, and where it goes on after them. */
export interface Page {
  lines: string[];
  next: Place;
}

/**
 * Reads the next records of an export.
 * @param place of a kind that the export has
 * @throws UpstreamUnavailable where the REST service does not answer
 */
export async function readPage(parts: LineParts, work: Work, { typeIndex, after }: Place): Promise<Page> {
  const type = work.types[typeIndex];
  const selection = type && parts.selections.get(type);
  if (!selection) throw new Error('an export that has been read to its end has no further page');
  const context = pageContext(parts.rest, work);
  const found = await listings[type].read(context, work.filter, { first: PAGE, after });
  const lines = await Promise.all(
    found.records.map((recordId) => lineOf(parts.schema, selection, { type, recordId }, context)),
  );
  const next = found.hasNext
    ? { typeIndex, after: found.endCursor }
    : { typeIndex: typeIndex + 1, after: '' };
  return { lines, next };
}
