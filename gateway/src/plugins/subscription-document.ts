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

/**
 * The document of a subscription, or what is wrong with it.
 * @param rules what documents are refused for besides their size
 * @throws GraphQLError where it cannot be parsed, LocalisedError where it costs too much
 */
export function readSubscription(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  { query, operationName, variables }: Subscribed,
): { document: DocumentNode; errors?: undefined } | { document?: undefined; errors: GraphQLError[] } {
  const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
  const errors = validate(schema, document, [...specifiedRules, limitDocuments(), ...rules]);
  if (errors.length > 0) {
    return {
      errors: errors.map(({ message, nodes, extensions }) => {
        const code = extensions['code'] ?? 'GRAPHQL_VALIDATION_FAILED';
        return new GraphQLError(message, { nodes: nodes ?? null, extensions: { ...extensions, code } });
      }),
    };
  }
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return { errors: [new LocalisedError(onlySubscriptions, 'BAD_USER_INPUT')] };
  }
  refuseCostly(schema, document, operation, variables);
  return { document };
}
