import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  Kind,
  print,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import { refusedDocument } from '../graphql/refused-document.ts';

/** Directives that the site's client takes out of a document before it sends it. */
const OF_CLIENT = new Set(['unmask']);

/** What the site's client adds to selections by itself. */
const isAdded = (node: ASTNode): boolean =>
  node.kind === Kind.FIELD && node.name.value === '__typename' && node.alias === undefined;

/**
 * What tells an operation from others, whatever its client has added to it or taken away: SHA-256 of its definitions in
 * alphabetical order, without `__typename` and without directives of the client, hexadecimal.
 */
export function operationHash(document: DocumentNode): string {
  const bare = visit(document, {
    Field: (node) => (isAdded(node) ? null : undefined),
    Directive: (node) => (OF_CLIENT.has(node.name.value) ? null : undefined),
  });
  const text = bare.definitions
    .map((definition) => print(definition))
    .toSorted()
    .join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Reads a list that `npm run codegen` has written: the operations of the present site and of the last release, so that
 * pages that are open while a new release starts go on.
 * @returns names of operations by their hashes
 * @throws Error where the file is missing, or no such list
 */
export function readListedOperations(file: string): ReadonlyMap<string, string> {
  const listed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof listed !== 'object' || listed === null) throw new Error(`${file} is no list of operations.`);
  return new Map(Object.entries(listed).map(([hash, name]) => [hash, String(name)]));
}

const text = {
  ZH: '未携带密钥的请求只能执行本站自身的操作；开发者请参阅 /d/developers',
  EN: 'Without a key only the site’s own operations are answered; see /d/developers',
};

/** Refuses documents that the site does not send itself, with the code `OPERATION_NOT_LISTED`. */
export function onlyListed(listed: ReadonlyMap<string, string>): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      if (listed.has(operationHash(document))) return;
      context.reportError(refusedDocument(text, 'OPERATION_NOT_LISTED'));
    },
  });
}
