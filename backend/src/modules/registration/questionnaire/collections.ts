import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Bilingual } from '../../../http/language.ts';
import { both, free, one, tableSource, type Collection } from '../../../collections/index.ts';
import { dictionaryCollection } from '../../../dictionaries/index.ts';
import { surveyAnswers, surveyOptions, surveyQuestions } from '../tables.ts';

const questionFields = [
  both('text', 'line', '问题', 'Question', { isRequired: true, max: 300 }),
  one('questionType', 'choice', '类型', 'Type', {
    isRequired: true,
    choices: [
      { value: 'SINGLE', label: { ZH: '单选', EN: 'One answer' } },
      { value: 'MULTIPLE', label: { ZH: '多选', EN: 'Several answers' } },
    ],
  }),
  one('hasLastInput', 'switch', '最后一项可填写文字', 'The last option takes free text'),
];
const optionFields = [both('text', 'line', '选项', 'Option', { isRequired: true, max: 200 })];

const answered: Bilingual = {
  ZH: '已有观众回答，不能删除',
  EN: 'Visitors have already answered this, so it cannot be deleted',
};

/** Answers would go with their question. */
async function keepsQuestion(database: Database, id: string): Promise<Bilingual | undefined> {
  const count = await database.orm().$count(surveyAnswers, eq(surveyAnswers.questionId, id));
  return count > 0 ? answered : undefined;
}

/** What was chosen is kept by the ids of options. */
async function keepsOption(database: Database, id: string): Promise<Bilingual | undefined> {
  const isChosen = sql`${id} = any(string_to_array(${surveyAnswers.optionIds}, ','))`;
  const [row] = await database
    .orm()
    .select({ one: sql`1` })
    .from(surveyAnswers)
    .where(isChosen)
    .limit(1);
  return row ? answered : undefined;
}

/** The audience survey (AUTH-075, AUTH-076), and what its visitors say of themselves by code (AUTH-057). */
export const registrationCollections: readonly Collection[] = [
  {
    ...free,
    name: 'survey-questions',
    group: 'registration',
    fields: questionFields,
    keeps: keepsQuestion,
    title: { ZH: '观众问卷', EN: 'Questionnaire' },
    lead: {
      ZH: '参观登记时填写的问卷及其选项。',
      EN: 'The questions visitors answer when they register, with their options.',
    },
    source: (database) =>
      tableSource(database, { table: surveyQuestions, fields: questionFields, rank: 'rank' }),
  },
  {
    ...free,
    name: 'survey-options',
    group: 'registration',
    parent: 'survey-questions',
    fields: optionFields,
    keeps: keepsOption,
    title: { ZH: '选项', EN: 'Options' },
    lead: { ZH: '按显示顺序排列。', EN: 'In the order in which they are shown.' },
    source: (database) =>
      tableSource(database, {
        table: surveyOptions,
        fields: optionFields,
        rank: 'rank',
        scope: 'questionId',
      }),
  },
  dictionaryCollection('gender', {
    name: 'genders',
    group: 'registration',
    title: { ZH: '称谓', EN: 'Titles' },
    lead: {
      ZH: '登记和展位申请表单中的称谓。',
      EN: 'Titles in registrations and booth applications.',
    },
  }),
  dictionaryCollection('position', {
    name: 'positions',
    group: 'registration',
    title: { ZH: '职位', EN: 'Positions' },
    lead: {
      ZH: '登记、展位申请和展商证表单中的职位。',
      EN: 'Positions in registrations, booth applications and exhibitor badges.',
    },
  }),
];
