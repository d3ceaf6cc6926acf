import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLError,
  GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Context } from '../../context/context.ts';
import { neededScopes } from '../../partners/scopes.ts';
import { MAX_TOKENS, limitDocuments } from '../../graphql/document-limits.ts';
import { operationCost } from '../../graphql/operation-cost.ts';
import { refusalOfDocument } from '../../graphql/refused-document.ts';
import { UpstreamUnavailable } from '../../rest/errors.ts';
import { type Bilingual, explain, fault } from '../../schema/errors.ts';
import type { ChangeParent } from './parents.ts';

/** Largest cost of a selection, counted as of any operation: it is paid for by nobody, once for each record. */
export const MAX_SELECTION_COST = 1000;

/** A selection that was checked against the schema. */
export interface Selection {
  document: DocumentNode;
  /** Scopes of the fields and types that it names. */
  scopes: ReadonlySet<string>;
  cost: number;
}

/** Why a text is no selection that can be used. */
export interface UnusableSelection {
  problem: Bilingual;
}

const both = (text: string): UnusableSelection => ({
  problem: { ZH: `所选字段无效：${text}`, EN: `The selection is not valid: ${text}` },
});

const oneQuery = {
  problem: {
    ZH: '所选字段须为一个不带变量的 query，例如 { type recordId }',
    EN: 'The selection has to be one query without variables, like { type recordId }',
  },
};

/**
 * The schema of selections: its root is a change, so that `{ type object { ... on Product { name } } }` is an operation.
 * @param partners the partners' contract
 */
function selectionSchema(partners: GraphQLSchema): GraphQLSchema {
  const change = partners.getType('Change');
  if (!isObjectType(change)) throw new Error('the partners’ contract has the type Change');
  const { types, directives } = partners.toConfig();
  return new GraphQLSchema({ types, directives, query: change });
}

const selectionSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The schema of selections of a schema, made once for each. */
export function selectionSchemaOf(schema: GraphQLSchema): GraphQLSchema {
  const made = selectionSchemas.get(schema) ?? selectionSchema(schema);
  selectionSchemas.set(schema, made);
  return made;
}

/** The one operation of a document; undefined where it has none, several or one that is no plain query. */
function onlyQuery({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const isPlain =
    operation?.operation === OperationTypeNode.QUERY && (operation.variableDefinitions ?? []).length === 0;
  return operations.length === 1 && isPlain ? operation : undefined;
}

/**
 * Checks the text of a selection: that it is one query on a change, within the limits of documents and
 * {@link MAX_SELECTION_COST}.
 * @param schema see {@link selectionSchemaOf}
 */
export function readSelection(schema: GraphQLSchema, text: string): Selection | UnusableSelection {
  let document: DocumentNode;
  try {
    document = parse(text, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    return both(error instanceof Error ? error.message : String(error));
  }
  const [mistake] = validate(schema, document, [...specifiedRules, limitDocuments()], { maxErrors: 1 });
  if (mistake) {
    const refused = refusalOfDocument(mistake);
    return refused ? { problem: refused.text } : both(mistake.message);
  }
  const operation = onlyQuery(document);
  if (!operation) return oneQuery;
  const cost = operationCost(schema, document, operation, {})?.cost ?? Number.POSITIVE_INFINITY;
  if (cost > MAX_SELECTION_COST)
    return {
      problem: {
        ZH: `所选字段的开销为 ${cost}，每条记录最多允许 ${MAX_SELECTION_COST}`,
        EN: `The selection costs ${cost} for each record; at most ${MAX_SELECTION_COST} is allowed`,
      },
    };
  return { document, scopes: neededScopes(schema, document, operation), cost };
}

export const isUsable = (read: Selection | UnusableSelection): read is Selection => 'document' in read;

/** An error of a selection as its reader is told it. @throws UpstreamUnavailable, for the work to be done again later */
function toldError({ path, originalError, message }: GraphQLError, { locale }: Context) {
  if (originalError instanceof UpstreamUnavailable) throw originalError;
  const known = explain(originalError);
  // Without a cause it is about the selection itself.
  const { text, code } =
    known ?? (originalError ? fault : { text: { ZH: message, EN: message }, code: 'INVALID' });
  return { message: text[locale], ...(path ? { path } : {}), extensions: { code } };
}

/** What a selection answers of a change. */
export interface Written {
  data: ExecutionResult['data'];
  /** Missing where nothing went wrong. */
  errors?: ReturnType<typeof toldError>[];
}

/**
 * Answers a selection for one change, with the record as it is now.
 * @param selection one that {@link readSelection} has checked with the same schema
 * @throws UpstreamUnavailable where the REST service does not answer
 */
export async function writeSelection(
  schema: GraphQLSchema,
  { document }: Pick<Selection, 'document'>,
  change: ChangeParent,
  contextValue: Context,
): Promise<Written> {
  const { data, errors = [] } = await execute({ schema, document, rootValue: change, contextValue });
  if (errors.length === 0) return { data: data ?? null };
  return { data: data ?? null, errors: errors.map((error) => toldError(error, contextValue)) };
}
