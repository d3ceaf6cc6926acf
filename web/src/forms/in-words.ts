import type { MessageId, useT } from '../i18n';

type Translate = ReturnType<typeof useT>;

/**
 * The sentences of mistakes that a check tells by message ids.
 * @param detailsOf what the sentence of a field names, such as its label
 */
export function inWords<Name extends string>(
  t: Translate,
  mistakes: { readonly [Field in Name]?: MessageId },
  detailsOf?: (field: Name) => Parameters<Translate>[1],
): { [Field in Name]?: string } {
  const words: { [Field in Name]?: string } = {};
  for (const field in mistakes) {
    const id = mistakes[field];
    if (id) words[field] = t(id, detailsOf?.(field));
  }
  return words;
}
