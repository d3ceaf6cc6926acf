import type { MessageId, useT } from '../i18n';

/** The sentences of mistakes that a check tells by message ids. */
export function inWords<Name extends string>(
  t: ReturnType<typeof useT>,
  mistakes: { readonly [Field in Name]?: MessageId },
): { [Field in Name]?: string } {
  const words: { [Field in Name]?: string } = {};
  for (const field in mistakes) {
    const id = mistakes[field];
    if (id) words[field] = t(id);
  }
  return words;
}
