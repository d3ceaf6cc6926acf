/** Follows the name of a field that may stay blank (`ui.optional` of the site's messages). */
const OPTIONAL = / ?(?:\(optional\)|（选填）)/.source;

/**
 * The accessible name of a form's field, whether it may stay blank or not, and of no other field.
 * @param name its label, without the mark of optional fields
 */
export const fieldName = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:${OPTIONAL})?$`);
