import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { bundleOfText, languages, readMessageFolders, srcDir } from './messages.ts';

type Compiled = string | MessageFormatElement[];
type Catalogue = Record<string, Compiled>;

/** Untouched files keep their time stamp, so watchers and type checkers do not start again for nothing. */
function writeIfChanged(file: string, text: string): void {
  let before: string | undefined;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  if (before !== text) writeFileSync(file, text);
}

/** Shorter texts, like names of fields and buttons, have no line to break; programs look for them by what they say. */
const SENTENCE = 40;

/**
 * Keeps together what a line would break: a number and its unit, from and to, a dot and what stands before it, and
 * "e-mail". The sources stay as people type them.
 */
export function keepTogether(text: string): string {
  const whole = text
    .replace(/(?<=[\d}]) (?=(?:MB|mm|m²)(?!\p{L}))/gu, '\u00A0')
    .replaceAll('}–{', '}\u2060–\u2060{')
    .replaceAll(' · ', '\u00A0· ');
  return text.length > SENTENCE ? whole.replace(/\be-(?=mail)/gi, '$&\u2060') : whole;
}

/** A text without placeholders stays a text, and the chunk is a third smaller (src/i18n/catalogue.ts reads both). */
export function compileText(text: string): Compiled {
  const elements = parse(text, { captureLocation: false });
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
}

/** Parses every ICU text once, here, so that the browser carries neither the parser nor the other language. */
export function compileMessages(): { bundles: string[]; count: number } {
  const folders = readMessageFolders();
  const used = folders.flatMap((folder) =>
    Object.keys(folder.texts.en).map((key) => bundleOfText(folder, key)),
  );
  const bundles = [...new Set(['shell', ...used])].sort();
  const outDir = join(srcDir, 'i18n/compiled');
  for (const language of languages) {
    for (const bundle of bundles) {
      const catalogue: Catalogue = {};
      for (const folder of folders) {
        for (const [key, text] of Object.entries(folder.texts[language])) {
          if (bundleOfText(folder, key) === bundle) catalogue[key] = compileText(keepTogether(text));
        }
      }
      writeIfChanged(join(outDir, language, `${bundle}.json`), JSON.stringify(catalogue));
    }
  }
  const keys = [...new Set(folders.flatMap((folder) => Object.keys(folder.texts.en)))].sort();
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');
  writeIfChanged(
    join(srcDir, 'i18n/message-ids.ts'),
    '// Generated from the messages/ folders by scripts/compile-messages.ts.\n' +
      `export type MessageId =${union(keys)};\n\n` +
      `export type MessageBundle =${union(bundles)};\n`,
  );
  return { bundles, count: keys.length };
}
