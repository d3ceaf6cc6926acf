import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type Locale = 'ZH' | 'EN';

/** A chosen language in a header or cookie: ZH or EN; any other value means English, none means undefined (SHELL-086). */
export function chosen(value: string | undefined): Locale | undefined {
  if (value === undefined || value === '') return undefined;
  return value.toUpperCase() === 'ZH' ? 'ZH' : 'EN';
}

/** The language that somebody has chosen: by header `language`, then by cookie `lang`; undefined where nobody has. */
function explicitLocale(headers: IncomingHttpHeaders): Locale | undefined {
  const header = headers['language'];
  const cookie = /(?:^|;\s*)lang=([^;]*)/.exec(headers.cookie ?? '')?.[1];
  return chosen(Array.isArray(header) ? header[0] : header) ?? chosen(cookie);
}

/** Languages by their tags. */
const TAGS: Record<string, Locale> = { zh: 'ZH', en: 'EN' };

/**
 * The language that header `accept-language` likes best of ours; undefined where it names none of them.
 * @param otherwise of languages that it likes as much as each other, as with `*`
 */
function acceptedLocale(headers: IncomingHttpHeaders, otherwise: Locale): Locale | undefined {
  if (headers['accept-language'] === undefined) return undefined;
  const tags = otherwise === 'ZH' ? ['zh', 'en'] : ['en', 'zh'];
  const accepted = new Negotiator({ headers }).language(tags);
  return accepted === undefined ? undefined : TAGS[accepted];
}

/**
 * The language of a request: the chosen one, then what `accept-language` likes best.
 * @param otherwise where the request names none: Chinese, and English for programs with a key
 */
export const localeOf = (headers: IncomingHttpHeaders, otherwise: Locale = 'ZH'): Locale =>
  explicitLocale(headers) ?? acceptedLocale(headers, otherwise) ?? otherwise;

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
