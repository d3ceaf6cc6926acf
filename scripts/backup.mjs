// `npm run backup` and `npm run restore`. The name of the program comes first.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/backup.mjs').then((program) => program.main()));
