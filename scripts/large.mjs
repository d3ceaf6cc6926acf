// `npm run large`: the set-up of docker-compose.yml on this machine.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/large.mjs').then((program) => program.main()));
