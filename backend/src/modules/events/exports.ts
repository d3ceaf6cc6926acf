import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during } from '../../db/span.ts';
import type { Language } from '../../http/language.ts';
import { eitherSide } from '../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import { OWN_ADDRESS, REVIEWED_ADDRESS } from '../../uploads/index.ts';
import { accountContacts, type AccountContact } from '../identity/index.ts';
import { eventRegistrations as table, events } from './tables.ts';

type Row = typeof table.$inferSelect & {
  eventCn: string;
  eventEn: string;
  contact: AccountContact | undefined;
};

/** Files are private: their addresses are those at which the organiser's reviewers see them. */
const forReviewers = (value: string): string => value.replaceAll(OWN_ADDRESS, REVIEWED_ADDRESS);

const answersOf = ({ answers }: Row, language: Language): string =>
  answers
    .map((answer) => {
      const title = eitherSide(answer.titleCn, answer.titleEn)[language];
      return `${title}: ${forReviewers(eitherSide(answer.value, answer.valueEn)[language])}`;
    })
    .join('\n');

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  {
    head: { ZH: '会议', EN: 'Event' },
    width: 36,
    value: (row, language) => eitherSide(row.eventCn, row.eventEn)[language],
  },
  { head: { ZH: '姓名', EN: 'Name' }, width: 18, value: ({ contact }) => contact?.name ?? '' },
  { head: { ZH: '公司名称', EN: 'Company' }, width: 36, value: ({ contact }) => contact?.companyName ?? '' },
  { head: { ZH: '手机号码', EN: 'Mobile number' }, width: 20, value: ({ contact }) => contact?.mobile ?? '' },
  { head: { ZH: '邮箱', EN: 'E-mail' }, width: 28, value: ({ contact }) => contact?.email ?? '' },
  { head: { ZH: '报名表', EN: 'Form' }, width: 60, value: answersOf },
  { head: { ZH: '报名时间', EN: 'Signed up' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

/** Sign-ups to conferences as the organiser takes them away. */
export function eventExports(database: Database): ExportList[] {
  const orm = () => database.orm();
  const contacts = accountContacts(database);
  return [
    exportList<Row>({
      name: 'event-sign-ups',
      title: { ZH: '会议报名', EN: 'Event sign-ups' },
      lead: {
        ZH: '每位报名者及其报名表内容。',
        EN: 'Everyone who signed up, with their answers.',
      },
      columns,
      count: (span) => orm().$count(table, during(table.createdAt, span)),
      read: async (span, after, limit) => {
        const rows = await orm()
          .select({ ...getTableColumns(table), eventCn: events.titleCn, eventEn: events.titleEn })
          .from(table)
          .innerJoin(events, eq(events.id, table.eventId))
          .where(and(during(table.createdAt, span), after && gt(table.id, after.id)))
          .orderBy(asc(table.id))
          .limit(limit);
        const people = await contacts(rows.map(({ accountId }) => accountId));
        return rows.map((row) => ({ ...row, contact: people.get(row.accountId) }));
      },
    }),
  ];
}
