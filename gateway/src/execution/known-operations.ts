import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** An operation of a document that was parsed and validated, and whose first request was executed. */
export interface KnownOperation {
  /** Text of the document. */
  source: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Operations kept at most; the one that was not asked for the longest goes first. */
const MAX_OPERATIONS = 1000;
/** Characters of the documents of all kept operations together. A parsed document takes about 20 times as many bytes. */
const MAX_CHARACTERS = 2_000_000;

/** What an operation can be called; nothing else may stand before the end of a key's first line. */
const NAME = /^[_A-Za-z]\w*$/;

/** Tells the operations of all requests apart. A document may hold several, of which a request names one. */
const keyOf = (source: string, name = ''): string => `${name}\n${source}`;

/**
 * What is kept of operations from request to request, by the text of their document and their name. Only what passed
 * the validation is here, so whoever finds an operation need not validate it again.
 */
export class KnownOperations<Kept extends object> {
  private readonly kept = new LRUCache<string, Kept>({
    max: MAX_OPERATIONS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_kept, key) => key.length,
  });

  constructor(private readonly prepare: (operation: KnownOperation) => Kept) {}

  /** @param name the operation that a request names; undefined where it names none */
  find(source: string, name: string | undefined): Kept | undefined {
    if (name !== undefined && !NAME.test(name)) return undefined;
    return this.kept.get(keyOf(source, name));
  }

  /** Keeps an operation of a valid document; one that is kept already stays as it is. */
  learn(name: string | undefined, operation: KnownOperation): Kept {
    const key = keyOf(operation.source, name);
    const known = this.kept.get(key) ?? this.prepare(operation);
    this.kept.set(key, known);
    return known;
  }
}
