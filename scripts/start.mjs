// `npm start`: the whole system, from nothing.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/start.mjs').then((program) => program.main()));
