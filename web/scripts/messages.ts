import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageTexts } from '../src/app/page-texts.ts';

export const srcDir = fileURLToPath(new URL('../src/', import.meta.url));
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** One `messages/` folder: its texts in both languages, and the bundle that carries them. */
export interface MessageFolder {
  /** Folder that owns the texts, e.g. `features/catalogue`. Its last part is the prefix of every key. */
  owner: string;
  prefix: string;
  /** A feature's texts travel apart, all others with the shell: so a public page never loads a centre's. */
  bundle: string;
  texts: Record<Language, Record<string, string>>;
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Keys that stand in a file of texts more than once: JSON keeps the last one, and the others are gone without a word. */
export function repeatedKeys(json: string): string[] {
  const keys = [...json.matchAll(/^\s*"([^"]+)":/gm)].map(([, key = '']) => key);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/** @throws Error for a file that is no object of texts, or has a key twice */
function readTexts(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const json = readFileSync(file, 'utf8');
  const parsed: unknown = JSON.parse(json);
  if (!isTexts(parsed)) throw new Error(`${file} is not an object of texts`);
  const repeated = repeatedKeys(json);
  if (repeated.length > 0) throw new Error(`${file} has ${repeated.join(', ')} more than once`);
  return parsed;
}

/** Features whose few texts every page shows. */
const everywhere = ['edition', 'identity', 'categories', 'favourites', 'consultations'];

export function bundleOf(owner: string): string {
  const [area, name, part] = owner.split('/');
  if (area !== 'features' || !name) return 'shell';
  // A part of a feature that has texts of its own travels apart: not every page signs people in.
  return part ?? (everywhere.includes(name) ? 'shell' : name);
}

const textsOfPages: Record<string, readonly string[] | undefined> = pageTexts;

/**
 * The bundle that carries a text. The description and the keywords of a page travel with the page; its title is shown
 * on others too. The name of a panel in the menu and the line on its card (`<part>.menu` and `<part>.menu.lead`, beside
 * an `entry.ts`) are shown before the panel is opened: they travel with the frame around it.
 */
export function bundleOfText({ owner, prefix, bundle }: MessageFolder, key: string, root = srcDir): string {
  const page = /^meta\.(\w+)\.(?:description|keywords)$/.exec(key)?.[1];
  if (page !== undefined) return textsOfPages[page]?.[0] ?? bundle;
  const isOfMenu = key === `${prefix}.menu` || key === `${prefix}.menu.lead`;
  if (!isOfMenu || !existsSync(join(root, owner, 'entry.ts'))) return bundle;
  return owner.startsWith('features/organiser/') ? 'console' : 'centre';
}

export function readMessageFolders(root = srcDir): MessageFolder[] {
  const folders = new Set(
    listFiles(root)
      .filter((file) => /^(zh|en)\.json$/.test(basename(file)) && basename(dirname(file)) === 'messages')
      .map((file) => dirname(file)),
  );
  return [...folders].sort().map((folder) => {
    const owner = relative(root, dirname(folder)).split(sep).join('/');
    return {
      owner,
      prefix: basename(owner),
      bundle: bundleOf(owner),
      texts: { zh: readTexts(join(folder, 'zh.json')), en: readTexts(join(folder, 'en.json')) },
    };
  });
}

/** Source files that may name a message; tests do not keep a text alive. */
export function readSources(root = srcDir): { file: string; text: string }[] {
  return listFiles(root)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => basename(file) !== 'message-ids.ts')
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
}
