import type { FastifyRequest } from 'fastify';

/** The site's languages. ZH selects Chinese texts, every other value English ones (SHELL-086). */
export type Language = 'ZH' | 'EN';

/** A text in both languages. */
export interface Bilingual {
  ZH: string;
  EN: string;
}

/** The language a request asks for: header `language`, ZH where it is missing, EN for any other value (DESIGN-061). */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['language'];
  const asked = Array.isArray(header) ? header[0] : header;
  if (asked === undefined || asked === '') return 'ZH';
  return asked.toUpperCase() === 'ZH' ? 'ZH' : 'EN';
}
