/** What Chakra's factory reads itself: none of it is an attribute. */
const own = new Set(['as', 'asChild', 'theme', 'unstyled', 'recipe']);

/**
 * Stands in for `@emotion/is-prop-valid`, whose list of all attributes Chakra asks which props an element gets (1.5 KiB
 * gzip). Types have proven that the others are attributes.
 */
export default function isElementProp(prop: string): boolean {
  return !own.has(prop);
}
