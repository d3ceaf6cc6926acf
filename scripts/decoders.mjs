// `npm run decoders -- FILE`: reads an export with the decoders of other languages.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/decoders.mjs'));
