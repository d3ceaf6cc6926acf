import type { Bilingual } from '../../../http/language.ts';
import { both, free, one, tableSource, type Collection, type Values } from '../../../collections/index.ts';
import type { DocumentKind } from './contract.ts';
import { documentVector } from './document-vector.ts';
import { documents, processSteps } from './tables.ts';

const fields = [
  both('title', 'line', '标题', 'Title', { isRequired: true }),
  both('summary', 'text', '说明', 'Summary', { max: 500 }),
  both('fileUrl', 'file', '文件', 'File', { isShared: true }),
  both('link', 'address', '外部链接', 'Link', {
    isShared: true,
    hint: { ZH: '文件在其他网站时填写。', EN: 'If the file is on another site.' },
  }),
];

/** What a document is found by. */
const derived = ({ titleCn = '', titleEn = '', summaryCn = '', summaryEn = '' }: Values) => ({
  search: documentVector({ titleCn, titleEn, summaryCn, summaryEn }),
});

const lists: readonly (readonly [DocumentKind, Bilingual, Bilingual])[] = [
  [
    'exhibitorList',
    { ZH: '展商名单', EN: 'Exhibitor lists' },
    { ZH: '展商名单的文件。', EN: 'Lists of exhibitors to open and print.' },
  ],
  [
    'material',
    { ZH: '观众资料', EN: 'Visitor documents' },
    { ZH: '资料下载页的文件。', EN: 'What visitors can download.' },
  ],
  [
    'manual',
    { ZH: '参展手册', EN: 'Manuals' },
    { ZH: '资源中心的手册与表格。', EN: 'Manuals and forms of the resource centre.' },
  ],
  [
    'artwork',
    { ZH: '宣传素材', EN: 'Artwork' },
    { ZH: '资源中心的标识与图片。', EN: 'Logos and pictures of the resource centre.' },
  ],
  [
    'newsletter',
    { ZH: '电子快讯', EN: 'Newsletters' },
    { ZH: '历期电子快讯。', EN: 'The issues of the newsletter.' },
  ],
];

const stepFields = [
  both('title', 'line', '标题', 'Title', { isRequired: true }),
  both('text', 'text', '说明', 'Text', { max: 1000 }),
  one('link', 'address', '链接', 'Link'),
];

/** What the site offers to open or download, and the way to a booth (PUB-017, PUB-043..049). */
export const documentCollections: readonly Collection[] = [
  ...lists.map(([kind, title, lead]): Collection => ({
    ...free,
    name: `documents-${kind.toLowerCase()}`,
    group: 'documents',
    title,
    lead,
    fields,
    source: (database) =>
      tableSource(database, {
        table: documents,
        fields,
        rank: 'rank',
        firstRank: 1,
        fixed: { kind },
        derived,
        added: (createdAt) => ({ createdAt }),
      }),
  })),
  {
    ...free,
    name: 'process-steps',
    group: 'pages',
    fields: stepFields,
    title: { ZH: '参展流程', EN: 'How to exhibit' },
    lead: { ZH: '从咨询到进馆的步骤。', EN: 'The steps from the first enquiry to build-up.' },
    source: (database) =>
      tableSource(database, {
        table: processSteps,
        fields: stepFields,
        rank: 'number',
        firstRank: 1,
        isRankUnique: true,
        isDense: true,
      }),
  },
];
