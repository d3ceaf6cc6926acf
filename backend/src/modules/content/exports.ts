import { and, asc, isNotNull, not, sql } from 'drizzle-orm';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during } from '../../db/span.ts';
import type { Bilingual } from '../../http/language.ts';
import { hasBounced } from '../../outbox/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import { unsubscribeLink } from './newsletter/letter.ts';
import { subscriptions as table } from './tables.ts';

type Row = typeof table.$inferSelect;

const roles: Record<string, Bilingual> = {
  Exhibitor: { ZH: '展商', EN: 'Exhibitor' },
  Visitor: { ZH: '观众', EN: 'Visitor' },
  Medium: { ZH: '媒体', EN: 'Media' },
};

const columnsWith = (site: string): ExportColumn<Row>[] => [
  { head: { ZH: '邮箱', EN: 'E-mail' }, width: 30, value: ({ email }) => email },
  {
    head: { ZH: '身份', EN: 'Subscribed as' },
    width: 16,
    value: ({ roleName }, language) => roles[roleName]?.[language] ?? roleName,
  },
  { head: { ZH: '公司名称', EN: 'Company' }, width: 36, value: ({ companyName }) => companyName },
  { head: { ZH: '联系人', EN: 'Contact' }, width: 18, value: ({ contactName }) => contactName },
  { head: { ZH: '订阅时间', EN: 'Subscribed' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
  {
    head: { ZH: '退订链接', EN: 'Link to unsubscribe' },
    width: 40,
    value: ({ key }) => unsubscribeLink(site, key),
  },
];

/**
 * Subscriptions of the newsletter as the organiser takes them away, each with the link that ends it, for the letters of
 * whatever sends them (DESIGN-048).
 * @param site address of the site, like https://fair.example/d
 */
export function subscriptionExports(database: Database, site: string): ExportList[] {
  const orm = () => database.orm();
  /** Those who want the newsletter, and whose letters do not come back. */
  const wanted = () => and(isNotNull(table.confirmedAt), not(hasBounced(database, table.email)));
  return [
    exportList<Row>({
      name: 'subscriptions',
      title: { ZH: '电子快讯订阅', EN: 'Newsletter subscriptions' },
      lead: {
        ZH: '订阅者的邮箱、公司和身份，不含曾退信的邮箱。',
        EN: 'Subscribers with e-mail address, company and role, without addresses that e-mails came back from.',
      },
      columns: columnsWith(site),
      count: (span) => orm().$count(table, and(wanted(), during(table.createdAt, span))),
      read: (span, after, limit) =>
        orm()
          .select()
          .from(table)
          .where(
            and(
              wanted(),
              during(table.createdAt, span),
              after && sql`(${table.email}, ${table.roleName}) > (${after.email}, ${after.roleName})`,
            ),
          )
          .orderBy(asc(table.email), asc(table.roleName))
          .limit(limit),
    }),
  ];
}
