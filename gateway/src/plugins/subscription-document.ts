import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { LocalisedError } from '../schema/errors.ts';
import { limitDocuments, MAX_TOKENS } from './limits.ts';
import { refuseCostly } from './operation-cost.ts';

const onlySubscriptions = { ZH: '此地址仅提供订阅', EN: 'Only subscriptions are served here' };

/** What somebody subscribes to. */
interface Subscribed {
  query: string;
  operationName: string | null | undefined;
  variables: Record<string, unknown>;
}

type Read = { document: DocumentNode; errors?: undefined } | { document?: undefined; errors: GraphQLError[] };

/**
 * Valid documents are remembered whose texts have so many characters together. The site's have a few hundred each; a parsed
 * document takes many times the memory of its text, so that strangers' documents must not fill it.
 */
const REMEMBERED_CHARACTERS = 200_000;

function refused({ message, nodes, extensions }: GraphQLError): GraphQLError {
  const code = extensions['code'] ?? 'GRAPHQL_VALIDATION_FAILED';
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { ...extensions, code } });
}

/**
 * @param rules what documents are refused for besides their size
 * @returns reads the document of a subscription, or what is wrong with it, and throws a GraphQLError where it cannot be
 * parsed, a LocalisedError where it costs too much
 */
export function subscriptionReader(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
): (subscribed: Subscribed) => Read {
  // Nearly all who subscribe send one of the site's few documents, and validating one takes half of a millisecond.
  const valid = new LRUCache<string, DocumentNode>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: (_document, query) => query.length,
  });

  function documentOf(query: string): Read {
    const known = valid.get(query);
    if (known) return { document: known };
    const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
    const errors = validate(schema, document, [...specifiedRules, limitDocuments(), ...rules]);
    if (errors.length > 0) return { errors: errors.map(refused) };
    valid.set(query, document);
    return { document };
  }

  return ({ query, operationName, variables }) => {
    const read = documentOf(query);
    if (read.errors) return read;
    const operation = getOperationAST(read.document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      return { errors: [new LocalisedError(onlySubscriptions, 'BAD_USER_INPUT')] };
    refuseCostly(schema, read.document, operation, variables);
    return read;
  };
}
