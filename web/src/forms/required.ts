/**
 * Whether a field has the star of required fields; without it, it is marked as optional. `partly`: what else is filled
 * in decides, so it has no mark. The form's `check` does the checking.
 */
export type Required = boolean | 'partly';

/** How a field of a form is marked. */
export const markOf = (required: Required = false): boolean | undefined =>
  required === 'partly' ? undefined : required;
