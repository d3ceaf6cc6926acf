import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { chosen, type Locale } from './locale.ts';

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
 * The language of a request: the chosen one, then what `accept-language` likes best. Decided once for each exchange: by the
 * step `locale` of the pipeline, or by the server's hook (http/request-locale.ts).
 * @param otherwise language of a request that names none: English for programs with a key, Chinese for others
 */
export const localeOf = (headers: IncomingHttpHeaders, otherwise: Locale): Locale =>
  explicitLocale(headers) ?? acceptedLocale(headers, otherwise) ?? otherwise;
