// `npm run licences`: writes NOTICE.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/licences.mjs'));
