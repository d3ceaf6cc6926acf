import { and, asc, gt } from 'drizzle-orm';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during } from '../../db/span.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import { accountContacts, type AccountContact } from '../identity/index.ts';
import { friendInvitations as table } from './tables.ts';

type Row = Omit<typeof table.$inferSelect, 'key'> & { inviter: AccountContact | undefined };

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  { head: { ZH: '邀请人', EN: 'Invited by' }, width: 18, value: ({ inviter }) => inviter?.name ?? '' },
  {
    head: { ZH: '邀请人公司', EN: 'Company of the inviter' },
    width: 36,
    value: ({ inviter }) => inviter?.companyName ?? '',
  },
  { head: { ZH: '受邀邮箱', EN: 'Invited address' }, width: 30, value: ({ email }) => email },
  { head: { ZH: '邮件数', EN: 'E-mails' }, width: 10, value: ({ mails }) => mails },
  { head: { ZH: '受邀人姓名', EN: 'Name' }, width: 18, value: ({ firstName }) => firstName },
  { head: { ZH: '受邀人公司', EN: 'Company' }, width: 36, value: ({ companyName }) => companyName },
  { head: { ZH: '邀请时间', EN: 'Invited' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
  {
    head: { ZH: '登记时间', EN: 'Registered' },
    width: 20,
    value: ({ registeredAt }) => (registeredAt ? shanghaiText(registeredAt) : ''),
  },
];

/** Invitations as the organiser takes them away; the keys of their links stay here. */
export function invitationExports(database: Database): ExportList[] {
  const orm = () => database.orm();
  const contacts = accountContacts(database);
  return [
    exportList<Row>({
      name: 'invitations',
      title: { ZH: '邀请', EN: 'Invitations' },
      lead: {
        ZH: '谁邀请了谁，以及受邀人是否已登记。',
        EN: 'Who invited who, and whether they have registered.',
      },
      columns,
      count: (span) => orm().$count(table, during(table.createdAt, span)),
      read: async (span, after, limit) => {
        const rows = await orm()
          .select()
          .from(table)
          .where(and(during(table.createdAt, span), after && gt(table.id, after.id)))
          .orderBy(asc(table.id))
          .limit(limit);
        const inviters = await contacts(rows.map(({ inviterId }) => inviterId));
        return rows.map((row) => ({ ...row, inviter: inviters.get(row.inviterId) }));
      },
    }),
  ];
}
