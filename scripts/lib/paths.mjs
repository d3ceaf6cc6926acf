import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Stamps live in node_modules: whoever removes node_modules has everything made again. */
export const cacheOf = (root) => path.join(root, 'node_modules', '.cache', 'wirefair');
export const CACHE = cacheOf(ROOT);
