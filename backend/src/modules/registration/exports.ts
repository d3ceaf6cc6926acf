import { and, asc, gt, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during, type Span } from '../../db/span.ts';
import { countryName } from '../../http/country-name.ts';
import type { Bilingual } from '../../http/language.ts';
import { eitherSide } from '../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import {
  registrationSources,
  sourceOf,
  type IsPosterKey,
  type RegistrationSource,
} from './visitors/sources.ts';
import { visitorWords, type VisitorWords } from './visitors/visitor-words.ts';
import { surveyAnswers, surveyOptions, surveyQuestions, visitRegistrations as table } from './tables.ts';

/** Neither keys nor personal numbers: these are asked for at the door and for nothing else. */
const fields = {
  id: table.id,
  code: table.invitationCode,
  name: table.firstName,
  gender: table.gender,
  position: table.position,
  department: table.department,
  companyName: table.companyName,
  country: table.country,
  mobile: table.mobile,
  mobileNumber: table.mobileNumber,
  email: table.email,
  contactEmail: table.contactEmail,
  telephone: table.telephoneNumber,
  website: table.website,
  address: table.detailAddress,
  postcode: table.postcode,
  poster: table.source,
  finishedAt: table.finishedAt,
};
type Fields = {
  [Key in keyof typeof fields]: (typeof fields)[Key]['_']['notNull'] extends true
    ? (typeof fields)[Key]['_']['data']
    : (typeof fields)[Key]['_']['data'] | null;
};
interface Row extends Fields {
  comesFrom: RegistrationSource;
  /** By the id of the question. */
  answers: Map<string, { optionIds: string; otherText: string }>;
}

const columnsWith = ({ genders, positions }: VisitorWords): ExportColumn<Row>[] => [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  { head: { ZH: '参观编号', EN: 'Visitor code' }, width: 18, value: ({ code }) => code ?? '' },
  { head: { ZH: '姓名', EN: 'Name' }, width: 18, value: ({ name }) => name },
  {
    head: { ZH: '称谓', EN: 'Title' },
    width: 10,
    value: ({ gender }, language) => genders[gender]?.[language] ?? '',
  },
  { head: { ZH: '公司名称', EN: 'Company' }, width: 36, value: ({ companyName }) => companyName },
  { head: { ZH: '部门', EN: 'Department' }, width: 18, value: ({ department }) => department },
  {
    head: { ZH: '职位', EN: 'Position' },
    width: 24,
    value: ({ position }, language) => positions[position]?.[language] ?? '',
  },
  {
    head: { ZH: '国家或地区', EN: 'Country or region' },
    width: 18,
    value: ({ country }, language) => countryName(country)[language],
  },
  {
    head: { ZH: '手机号码', EN: 'Mobile number' },
    width: 20,
    value: (row) => row.mobile ?? row.mobileNumber,
  },
  { head: { ZH: '邮箱', EN: 'E-mail' }, width: 28, value: (row) => row.email ?? row.contactEmail },
  { head: { ZH: '电话', EN: 'Phone' }, width: 20, value: ({ telephone }) => telephone },
  { head: { ZH: '网址', EN: 'Website' }, width: 28, value: ({ website }) => website },
  { head: { ZH: '地址', EN: 'Address' }, width: 36, value: ({ address }) => address },
  { head: { ZH: '邮编', EN: 'Postcode' }, width: 12, value: ({ postcode }) => postcode },
  {
    head: { ZH: '来源', EN: 'Source' },
    width: 24,
    value: ({ comesFrom }, language) => registrationSources[comesFrom][language],
  },
  { head: { ZH: '海报所属公司', EN: 'Company on the poster' }, width: 30, value: ({ poster }) => poster },
  {
    head: { ZH: '登记时间', EN: 'Registered' },
    width: 20,
    value: ({ finishedAt }) => (finishedAt ? shanghaiText(finishedAt) : ''),
  },
];

/** Visitors as the organiser takes them away: everybody with a pass, their answers in columns of their own. */
export function registrationExports(database: Database, isPosterKey: IsPosterKey): ExportList[] {
  const orm = () => database.orm();
  const words = visitorWords(database);
  const finished = (span: Span): SQL | undefined =>
    and(isNotNull(table.invitationCode), during(table.finishedAt, span));

  /** A column for each question of the survey; own words stand behind the option that asks for them. */
  async function questionColumns(): Promise<ExportColumn<Row>[]> {
    const [questions, options] = await Promise.all([
      orm().select().from(surveyQuestions).orderBy(asc(surveyQuestions.rank), asc(surveyQuestions.id)),
      orm().select().from(surveyOptions),
    ]);
    const words = new Map<string, Bilingual>(
      options.map(({ id, textCn, textEn }) => [id, eitherSide(textCn, textEn)]),
    );
    return questions.map(({ id, textCn, textEn }) => ({
      head: eitherSide(textCn, textEn),
      width: 36,
      value: ({ answers }, language) => {
        const answer = answers.get(id);
        if (!answer) return '';
        const chosen = answer.optionIds.split(',').map((option) => words.get(option)?.[language] ?? option);
        return [...chosen, answer.otherText].filter(Boolean).join(language === 'ZH' ? '、' : ', ');
      },
    }));
  }

  async function answersOf(ids: string[]) {
    const found = new Map<string, Row['answers']>(ids.map((id) => [id, new Map()]));
    if (ids.length === 0) return found;
    const rows = await orm().select().from(surveyAnswers).where(inArray(surveyAnswers.registrationId, ids));
    for (const row of rows) found.get(row.registrationId)?.set(row.questionId, row);
    return found;
  }

  return [
    exportList<Row>({
      name: 'visitors',
      title: { ZH: '观众', EN: 'Visitors' },
      lead: {
        ZH: '全部已领取参观证的观众、联系方式、来源和问卷答案；不含证件号码。',
        EN: 'All visitors with a pass: contact details, source and questionnaire answers; without ID numbers.',
      },
      columns: async () => [...columnsWith(await words()), ...(await questionColumns())],
      count: (span) => orm().$count(table, finished(span)),
      read: async (span, after, limit) => {
        const rows = await orm()
          .select({ ...fields, comesFrom: sourceOf(isPosterKey) })
          .from(table)
          .where(and(finished(span), after && gt(table.id, after.id)))
          .orderBy(asc(table.id))
          .limit(limit);
        const answers = await answersOf(rows.map(({ id }) => id));
        return rows.map((row) => ({ ...row, answers: answers.get(row.id) ?? new Map() }));
      },
    }),
  ];
}
