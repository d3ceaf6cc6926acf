// `npm test`: all tests.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/test.mjs').then((program) => program.main()));
