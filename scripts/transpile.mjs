// `npm run build -w backend` and `-w gateway`: builds a server.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/transpile.mjs'));
