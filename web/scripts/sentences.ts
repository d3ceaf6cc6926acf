import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from './messages.ts';
import { wrongTerms } from './terms.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Sentences of the servers: the property of a language with a text that is written out. */
const SENTENCE = /\b(ZH|EN):\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;

const LANGUAGES: Record<string, Language> = { ZH: 'zh', EN: 'en' };

/** The specification fixes these word for word; docs/requirements.md says where the site has other words. */
const FIXED = new Set([
  'Please log out of audience login first',
  'The mailbox format is incorrect',
  'The two password entries are inconsistent',
  'You have already collected this',
  'Please enter the consultation content',
  'Online submission closed: contact by email {value}',
  'Audit successful',
  'Audit failed',
  '审核成功',
  '审核失败',
  'Please enter “{value}”',
  'Please choose “{value}”',
  'Please upload “{value}”',
]);

/** The servers' source files; the demo's texts are those of its people, not of the site. */
const sources = (): string[] =>
  ['backend/src', 'gateway/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(ROOT, folder, name))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/[\\/]demo[\\/]/.test(path)),
  );

/** What is wrong with the words of one source file's sentences in both languages. */
export function wrongSentences(source: string): string[] {
  return [...source.matchAll(SENTENCE)].flatMap(([, side = '', , written = '']) => {
    const text = written.replace(/\$\{[^}]*\}/g, '{value}');
    const language = LANGUAGES[side];
    if (language === undefined || FIXED.has(text)) return [];
    return wrongTerms(language, text).map((wrong) => `${text}: ${wrong} in ${language}`);
  });
}

/** The same for all that the servers say to people. */
export const checkSentences = (): string[] =>
  sources().flatMap((path) =>
    wrongSentences(readFileSync(path, 'utf8')).map((wrong) => `${relative(ROOT, path)}: ${wrong}`),
  );
