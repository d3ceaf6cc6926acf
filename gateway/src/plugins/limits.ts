import {
  GraphQLError,
  Kind,
  type ASTNode,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** How large a document may be (promises.md 10). Chosen well above what the site's own operations need. */
export interface DocumentLimits {
  /** Fields inside fields. */
  depth: number;
  /** Renamed fields. */
  aliases: number;
  /** Fields in all, fragments counted wherever they are spread. */
  fields: number;
  /** Fields multiplied by the list lengths asked for around them. */
  cost: number;
}

export const documentLimits: DocumentLimits = { depth: 12, aliases: 30, fields: 400, cost: 20_000 };

/** Tokens of a document; the parser gives up beyond. */
export const MAX_TOKENS = 2000;

/** A list without a page size counts as this many. */
const ASSUMED_LENGTH = 10;

interface Measure {
  depth: number;
  aliases: number;
  fields: number;
  cost: number;
}

const nothing: Measure = { depth: 0, aliases: 0, fields: 0, cost: 0 };
const introspection = /^__/;

function add(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
    cost: a.cost + b.cost,
  };
}

/** The page size a field asks for: a literal, or the largest allowed where a variable hides it. */
function pageSizeOf(field: FieldNode): number | undefined {
  const argument = field.arguments?.find(({ name }) => name.value === 'pageSize');
  if (!argument) return undefined;
  return argument.value.kind === Kind.INT ? Math.min(Number(argument.value.value), 100) : 20;
}

/** Measures a document without executing it; each fragment is measured once however often it is spread. */
class Meter {
  private readonly measured = new Map<string, Measure>();

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  /** @param listLength page size of the page type around, for its nodes */
  selection({ selections }: SelectionSetNode, listLength: number): Measure {
    let total = nothing;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) total = add(total, this.field(selection, listLength));
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        total = add(total, this.selection(selection.selectionSet, listLength));
      } else total = add(total, this.fragment(selection.name.value, listLength));
    }
    return total;
  }

  private field(field: FieldNode, listLength: number): Measure {
    // Reading the schema is deep by nature and costs no upstream call; tokens bound it.
    if (introspection.test(field.name.value)) return nothing;
    const pageSize = pageSizeOf(field);
    const inner = field.selectionSet
      ? this.selection(field.selectionSet, pageSize ?? (field.name.value === 'nodes' ? 1 : ASSUMED_LENGTH))
      : nothing;
    const times = field.name.value === 'nodes' ? listLength : 1;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      fields: inner.fields + 1,
      cost: 1 + inner.cost * times,
    };
  }

  private fragment(name: string, listLength: number): Measure {
    const key = `${name} ${listLength}`;
    const known = this.measured.get(key);
    if (known) return known;
    // A fragment inside itself is refused by another rule; here it must only come to an end.
    this.measured.set(key, nothing);
    const definition = this.fragments.get(name);
    const measure = definition ? this.selection(definition.selectionSet, listLength) : nothing;
    this.measured.set(key, measure);
    return measure;
  }
}

const names: Record<keyof Measure, string> = {
  depth: '嵌套层数',
  aliases: '别名数',
  fields: '字段数',
  cost: '开销',
};

// Apollo gives every validation error its own code, so what this one is stands beside it until it is told.
const tooCostly = (name: keyof Measure, value: number, limit: number, node: ASTNode) =>
  new GraphQLError(`The ${name} of this operation is ${value}; at most ${limit} is allowed.`, {
    nodes: node,
    extensions: { limit: { ZH: `该操作的${names[name]}为 ${value}，最多允许 ${limit}。` } },
  });

/** The Chinese words for an error of {@link limitDocuments}; undefined for any other error. */
export function limitError(error: GraphQLError): { ZH: string; EN: string } | undefined {
  const limit = error.extensions['limit'] as { ZH: string } | undefined;
  return limit && { ZH: limit.ZH, EN: error.message };
}

/** Refuses documents beyond `limits` with the code `TOO_COSTLY`. */
export function limitDocuments(limits: DocumentLimits = documentLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      const fragments = new Map<string, FragmentDefinitionNode>();
      for (const definition of document.definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      }
      const meter = new Meter(fragments);
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const measure = meter.selection(definition.selectionSet, ASSUMED_LENGTH);
        for (const name of ['depth', 'aliases', 'fields', 'cost'] as const) {
          if (measure[name] <= limits[name]) continue;
          context.reportError(tooCostly(name, measure[name], limits[name], definition));
          return;
        }
      }
    },
  });
}
