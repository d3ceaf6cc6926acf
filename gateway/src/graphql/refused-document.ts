import { type ASTNode, GraphQLError } from 'graphql';
import type { Bilingual, ErrorCode } from '../schema/errors.ts';

/** What a document was refused for. */
interface Refused {
  text: Bilingual;
  code: ErrorCode;
}

/** What documents were refused for, by their errors: Apollo gives every error of validation a code of its own. */
const refusals = new WeakMap<object, Refused>();

/**
 * The error of a rule of ours that refuses a document.
 * @param node what it is about
 */
export function refusedDocument(text: Bilingual, code: ErrorCode, node?: ASTNode): GraphQLError {
  const refused = {};
  refusals.set(refused, { text, code });
  return new GraphQLError(text.EN, { nodes: node ?? null, extensions: { refused } });
}

/** What a document was refused for by a rule of ours; undefined for any other error. */
export function refusalOfDocument({ extensions: { refused } }: GraphQLError): Refused | undefined {
  return typeof refused === 'object' && refused !== null ? refusals.get(refused) : undefined;
}
