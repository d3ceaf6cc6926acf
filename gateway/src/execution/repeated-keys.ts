import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../graphql/document-limits.ts';

/** The places of one response key. */
interface Places {
  fields: FieldNode[];
  hasCondition: boolean;
}

/** Collects the fields of selections by their response keys, those of fragments too, whatever their types are. */
function collect(
  selectionSet: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  isConditional: boolean,
  into: Map<string, Places>,
): void {
  for (const selection of selectionSet.selections) {
    const hasCondition = isConditional || (selection.directives ?? []).length > 0;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const places = into.get(key) ?? { fields: [], hasCondition: false };
      places.fields.push(selection);
      places.hasCondition ||= hasCondition;
      into.set(key, places);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(selection.selectionSet, fragments, hasCondition, into);
    } else {
      const definition = fragments.get(selection.name.value);
      if (definition) collect(definition.selectionSet, fragments, hasCondition, into);
    }
  }
}

/**
 * Whether a response key stands at several places of one selection, one of them under `@skip` or `@include`: then it
 * depends on the variables where the key stands in the answer.
 * @param operation of a valid document
 */
export function hasConditionalRepeats(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fragments = fragmentsOf(document);
  const isHit = (selectionSets: SelectionSetNode[]): boolean => {
    const byKey = new Map<string, Places>();
    for (const selectionSet of selectionSets) collect(selectionSet, fragments, false, byKey);
    return [...byKey.values()].some(({ fields, hasCondition }) => {
      if (hasCondition && fields.length > 1) return true;
      const inner = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      return inner.length > 0 && isHit(inner);
    });
  };
  return isHit([operation.selectionSet]);
}
