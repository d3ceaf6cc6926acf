// `npm run requirements`: what of the checklist the tests prove.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/requirements.mjs'));
