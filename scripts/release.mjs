// `npm run release`: keeps the contracts of a release.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/release.mjs'));
