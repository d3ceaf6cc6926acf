import type { IncomingHttpHeaders } from 'node:http';

export type Locale = 'ZH' | 'EN';

/** A chosen language in a header or cookie: ZH or EN; any other value means English, none means undefined (SHELL-086). */
export function chosen(value: string | undefined): Locale | undefined {
  if (value === undefined || value === '') return undefined;
  return value.toUpperCase() === 'ZH' ? 'ZH' : 'EN';
}

/** The language of a request: header `language`, then cookie `lang`, then Chinese. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  const header = headers['language'];
  const cookie = /(?:^|;\s*)lang=([^;]*)/.exec(headers.cookie ?? '')?.[1];
  return chosen(Array.isArray(header) ? header[0] : header) ?? chosen(cookie) ?? 'ZH';
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
