export type Locale = 'ZH' | 'EN';

/** A chosen language in a header or cookie: ZH or EN; any other value means English, none means undefined (SHELL-086). */
export function chosen(value: string | undefined): Locale | undefined {
  if (value === undefined || value === '') return undefined;
  return value.toUpperCase() === 'ZH' ? 'ZH' : 'EN';
}

/**
 * Picks the side of a bilingual text: the argument's language or the request's; the other side stands in where it
 * is blank, so that a label is never empty.
 */
export function pick(
  context: { locale: Locale },
  args: { locale?: Locale | null },
  cn: string | null | undefined,
  en: string | null | undefined,
): string {
  return ((args.locale ?? context.locale) === 'ZH' ? cn || en : en || cn) ?? '';
}
