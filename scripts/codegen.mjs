// `npm run codegen`: writes everything generated that is checked in.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/codegen.mjs'));
