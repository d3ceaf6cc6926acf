// `npm run upgrade-test`: tests of the newest release on the tables of this state.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/upgrade-test.mjs'));
