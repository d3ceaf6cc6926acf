import { eq } from 'drizzle-orm';
import { both, free, one, tableSource, type Collection } from '../../../collections/index.ts';
import { formChoices } from '../../../forms/index.ts';
import { categories } from './messages.ts';
import { fillTypes } from './rules.ts';
import { serviceFulfilments, serviceItems } from './tables.ts';

const fields = [
  both('title', 'line', '项目名称', 'Title', { isRequired: true }),
  one('edition', 'number', '届数', 'Number of the edition', { isRequired: true, min: 1, max: 9999 }),
  one('category', 'choice', '类别', 'Category', {
    isRequired: true,
    choices: Object.entries(categories).map(([value, label]) => ({ value, label })),
  }),
  one('deadline', 'moment', '截止时间', 'Deadline', { isRequired: true }),
  one('fillType', 'choice', '办理方式', 'Type', {
    isRequired: true,
    choices: [
      { value: String(fillTypes.online), label: { ZH: '在线填写', EN: 'Online form' } },
      { value: String(fillTypes.download), label: { ZH: '仅下载', EN: 'Download only' } },
      { value: '1', label: { ZH: '下载并上传', EN: 'Download, fill in and upload' } },
    ],
  }),
  one('formId', 'choice', '在线表单', 'Form', { choices: formChoices }),
  both('filePath', 'file', '下载文件', 'File to download', { isShared: true }),
  one('isRequired', 'switch', '必办', 'Required'),
];

/** The service manual (EXH-118..129). */
export const serviceCollections: readonly Collection[] = [
  {
    ...free,
    name: 'service-items',
    group: 'exhibiting',
    fields,
    title: { ZH: '服务手册项目', EN: 'Service manual' },
    lead: { ZH: '展商需要办理的服务项目。', EN: 'What exhibitors have to do or may order.' },
    check: ({ fillType, formId }) =>
      fillType === String(fillTypes.online) && !formId
        ? { field: 'formId', text: { ZH: '请选择在线表单', EN: 'Select the form' } }
        : undefined,
    // What companies have handed in would go with it.
    keeps: async (database, id) =>
      (await database.orm().$count(serviceFulfilments, eq(serviceFulfilments.itemId, id))) > 0
        ? {
            ZH: '已有展商提交，不能删除',
            EN: 'Exhibitors have already submitted this, so it cannot be deleted',
          }
        : undefined,
    source: (database) => tableSource(database, { table: serviceItems, fields, rank: 'rank' }),
  },
];
