import {
  Kind,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { refusedDocument } from './refused-document.ts';
import { introspectionCost, introspectionLimit } from './introspection-cost.ts';

/** How large a document may be (docs/promises.md 10). Chosen well above what the site's own operations need. */
export interface DocumentLimits {
  /** Nested fields. Inside `__schema` and `__type`, graphql-js limits the nesting itself. */
  depth: number;
  /** Renamed fields, inside introspection too. */
  aliases: number;
  /** Fields in all, `__typename` and introspection included, fragments counted wherever they are spread. */
  fields: number;
}

export const documentLimits: DocumentLimits = { depth: 12, aliases: 30, fields: 400 };

/** Tokens of a document; the parser gives up beyond. */
export const MAX_TOKENS = 2000;

const nothing: DocumentLimits = { depth: 0, aliases: 0, fields: 0 };

function add(a: DocumentLimits, b: DocumentLimits): DocumentLimits {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
  };
}

/** The fragments of a document by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/** Measures a document without executing it; each fragment is measured once however often it is spread. */
class Meter {
  private readonly measured = new Map<string, DocumentLimits>();

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  selection({ selections }: SelectionSetNode): DocumentLimits {
    let total = nothing;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) total = add(total, this.field(selection));
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        total = add(total, this.selection(selection.selectionSet));
      } else total = add(total, this.fragment(selection.name.value));
    }
    return total;
  }

  private field(field: FieldNode): DocumentLimits {
    const inner = field.selectionSet ? this.selection(field.selectionSet) : nothing;
    const isIntrospection = field.name.value.startsWith('__');
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      fields: inner.fields + 1,
    };
  }

  private fragment(name: string): DocumentLimits {
    const known = this.measured.get(name);
    if (known) return known;
    // A fragment inside itself is refused by another rule; here it must only come to an end.
    this.measured.set(name, nothing);
    const definition = this.fragments.get(name);
    const measure = definition ? this.selection(definition.selectionSet) : nothing;
    this.measured.set(name, measure);
    return measure;
  }
}

const chineseNames: Record<keyof DocumentLimits, string> = {
  depth: '嵌套层数',
  aliases: '别名数',
  fields: '字段数',
};

const refusal = (ZH: string, EN: string, node: ASTNode) => refusedDocument({ ZH, EN }, 'TOO_COSTLY', node);

const tooLarge = (name: keyof DocumentLimits, value: number, limit: number, node: ASTNode) =>
  refusal(
    `该操作的${chineseNames[name]}为 ${value}，最多允许 ${limit}。`,
    `The ${name} of this operation is ${value}; at most ${limit} is allowed.`,
    node,
  );

const introspectionTooCostly = (node: ASTNode) =>
  refusal(
    '一次操作最多只能完整读取一次 schema。',
    'An operation may read the whole schema once at most; ask for fewer parts of it.',
    node,
  );

/**
 * Refuses documents beyond `limits`, and documents that read more than the whole schema, with the code
 * `TOO_COSTLY`. What depends on variables is checked later, when they are known (`operation-cost.ts`).
 */
export function limitDocuments(limits: DocumentLimits = documentLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      const fragments = fragmentsOf(document);
      const meter = new Meter(fragments);
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const measure = meter.selection(definition.selectionSet);
        for (const name of ['depth', 'aliases', 'fields'] as const) {
          if (measure[name] <= limits[name]) continue;
          context.reportError(tooLarge(name, measure[name], limits[name], definition));
          return;
        }
        const schema = context.getSchema();
        if (introspectionCost(schema, fragments, definition) > introspectionLimit(schema)) {
          context.reportError(introspectionTooCostly(definition));
          return;
        }
      }
    },
  });
}
