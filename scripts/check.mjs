// `npm run check`: types, lint and tests of what has changed.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/check.mjs'));
