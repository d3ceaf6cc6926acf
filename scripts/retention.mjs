// `npm run retention`: removes what has been kept long enough.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/retention.mjs'));
