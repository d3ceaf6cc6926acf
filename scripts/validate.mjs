// `npm run validate`: every check that needs no running system.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/validate.mjs'));
