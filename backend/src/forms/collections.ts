import { both, free, one, settled, tableSource, type Collection, type Values } from '../collections/index.ts';
import type { Database } from '../db/database.ts';
import { formFields, forms } from './tables.ts';

const formParts = [
  both('description', 'text', '表单说明', 'What the form says above its fields', {
    isRequired: true,
    max: 1000,
  }),
];

const fieldParts = [
  both('title', 'line', '字段名称', 'Name of the field', { isRequired: true }),
  one('fieldType', 'choice', '类型', 'Type', {
    isRequired: true,
    choices: [
      { value: 'Text', label: { ZH: '文字', EN: 'Text' } },
      { value: 'Select', label: { ZH: '单选', EN: 'Choice' } },
      { value: 'Upload', label: { ZH: '一个文件', EN: 'One file' } },
      { value: 'MutiUpload', label: { ZH: '多个文件', EN: 'Several files' } },
    ],
  }),
  one('isRequired', 'switch', '必填', 'Required'),
  one('defaultValue', 'text', '选项（中文，用英文逗号分隔）', 'Options in Chinese, comma-separated', {
    max: 1000,
  }),
  one(
    'defaultValueEn',
    'text',
    '选项（英文，用英文逗号分隔，顺序相同）',
    'Options in English, in the same order',
    {
      max: 1000,
    },
  ),
];

const optionsIn = (list: string | undefined) =>
  (list ?? '').split(',').filter((option) => option.trim() !== '');

/** A choice has options, and as many in English as in Chinese. */
function checkField({ fieldType, defaultValue, defaultValueEn }: Values) {
  if (fieldType !== 'Select') return undefined;
  const count = optionsIn(defaultValue).length;
  if (count < 2)
    return {
      field: 'defaultValue',
      text: { ZH: '请至少填写两个选项', EN: 'Enter at least two options' },
    };
  const english = optionsIn(defaultValueEn).length;
  return english === 0 || english === count
    ? undefined
    : {
        field: 'defaultValueEn',
        text: {
          ZH: '中英文选项的数量必须相同',
          EN: 'There must be as many options in English as in Chinese',
        },
      };
}

/** The forms that things can be filled in with, as choices. */
export const formChoices = async (database: Database) =>
  (await database.orm().select().from(forms).orderBy(forms.id)).map(
    ({ id, descriptionCn, descriptionEn }) => ({
      value: id,
      label: { ZH: descriptionCn || descriptionEn, EN: descriptionEn || descriptionCn },
    }),
  );

/** The organiser's forms with their fields (MEET-031, EXH-129). Answers keep the words that they answered. */
export const formCollections: readonly Collection[] = [
  {
    ...settled,
    name: 'forms',
    group: 'events',
    fields: formParts,
    isAddable: true,
    title: { ZH: '报名与服务表单', EN: 'Forms' },
    lead: {
      ZH: '活动报名与展商服务所用的表单及其字段。',
      EN: 'The forms of events and of the service manual, with their fields.',
    },
    source: (database) => tableSource(database, { table: forms, fields: formParts }),
  },
  {
    ...free,
    name: 'form-fields',
    group: 'events',
    parent: 'forms',
    fields: fieldParts,
    check: checkField,
    title: { ZH: '表单字段', EN: 'Fields' },
    lead: { ZH: '按填写顺序排列。', EN: 'In the order in which they are filled in.' },
    source: (database) =>
      tableSource(database, { table: formFields, fields: fieldParts, rank: 'rank', scope: 'formId' }),
  },
];
