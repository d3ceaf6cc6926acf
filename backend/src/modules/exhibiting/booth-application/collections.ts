import type { Collection } from '../../../collections/index.ts';
import { dictionaryCollection } from '../../../dictionaries/index.ts';

/** What booth applications offer by code (EXH-016). */
export const boothApplicationCollections: readonly Collection[] = [
  dictionaryCollection('waysToKnow', {
    name: 'ways-to-know',
    group: 'exhibiting',
    title: { ZH: '了解途径', EN: 'Ways to hear about the show' },
    lead: { ZH: '展位申请表单中的选项。', EN: 'Options in the booth application.' },
  }),
];
