// Runs a command line of package.json, such as a compiler or a linter, on a Node that suits.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/tool.mjs'));
