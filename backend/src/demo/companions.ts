import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts } from '../modules/identity/tables.ts';
import { friendInvitations } from '../modules/invitations/tables.ts';
import { visitRegistrations } from '../modules/registration/tables.ts';

/** Whom the first demo visitor has invited: address, when, and who has come. */
const invited: [email: string, at: string, come?: { name: string; company: string; position: string }][] = [
  ['sun.qiang@pudong-power.example', '06-03T09:12', { name: '孙强', company: '浦东电力设备', position: '2' }],
  ['o.bennett@northsea-grid.example', '06-03T09:12'],
  ['liu.fang@jinling-cable.example', '06-04T14:30', { name: '刘芳', company: '金陵线缆', position: '3' }],
  ['he.jun@yangtze-metro.example', '06-05T10:05'],
  ['m.keller@rheinkabel.example', '06-06T16:41'],
  ['zhao.min@donghai-port.example', '06-09T11:20'],
  ['qian.wei@sutong-wire.example', '06-10T08:55'],
  ['p.duarte@lisboa-energia.example', '06-10T17:02'],
  ['xu.lei@hua-rail.example', '06-11T13:18', { name: '徐磊', company: '华铁物资', position: '2' }],
  ['gao.yuan@minhang-motor.example', '06-12T09:47'],
  ['t.yamada@kansai-densen.example', '06-12T15:33'],
  ['wei.na@linyi-copper.example', '06-13T10:26'],
];

/** Whom the same visitor has registered. */
const registered: [name: string, gender: string, mobile: string, department: string, position: string][] = [
  ['何俊', '1', '+8613700137001', '采购部', '2'],
  ['沈悦', '2', '+8613700137002', '质量部', '5'],
  ['Oliver Bennett', '1', '+447700900123', 'Procurement', '2'],
];

/** Of their passes; the same in every copy of the demo. */
const codes = ['WN7KQ4M3XPTR', 'C9TRN4HXJ6PW', 'GM4QY7DKE3WR'];

const random = (of: string, length: number) =>
  createHash('sha256').update(`demo ${of}`).digest('base64url').slice(0, length);
const onDay = (day: string) => new Date(`2025-${day}:00+08:00`);

/** Fills the lists of the first demo visitor where they are empty: friends invited, colleagues registered. */
export async function ensureDemoCompanions(database: Database, mobile: string): Promise<void> {
  const orm = database.orm();
  const [visitor] = await orm
    .select({ id: accounts.id, companyName: accounts.companyName })
    .from(accounts)
    .where(and(eq(accounts.role, 'visitor'), eq(accounts.mobile, mobile)));
  if (!visitor) return;
  if ((await orm.$count(friendInvitations, eq(friendInvitations.inviterId, visitor.id))) === 0) {
    await orm
      .insert(friendInvitations)
      .values(
        invited.map(([email, day, come]) => ({
          inviterId: visitor.id,
          email,
          key: random(email, 22),
          language: 'ZH',
          createdAt: onDay(day),
          mailedAt: onDay(day),
          firstName: come?.name ?? '',
          companyName: come?.company ?? '',
          position: come?.position ?? '',
          registeredAt: come ? new Date(onDay(day).getTime() + 26 * 3_600_000) : null,
        })),
      )
      .onConflictDoNothing();
  }
  const own = eq(visitRegistrations.registeredById, visitor.id);
  if ((await orm.$count(visitRegistrations, own)) > 0) return;
  await orm
    .insert(visitRegistrations)
    .values(
      registered.map(([firstName, gender, number, department, position], at) => ({
        firstName,
        gender,
        department,
        position,
        mobile: number,
        mobileNumber: number,
        registeredById: visitor.id,
        companyName: visitor.companyName,
        language: 'ZH',
        state: 'finished',
        contactEmail: `guest${at + 1}@huadong-cable.example`,
        identityNumber: 'DEMO-000000',
        // Never given to anybody, and ended.
        key: random(`key ${number}`, 32),
        keyEndsAt: onDay('06-05T10:00'),
        invitationCode: codes[at] ?? null,
        createdAt: onDay(`06-05T10:0${at}`),
        finishedAt: onDay(`06-05T10:0${at}`),
      })),
    )
    .onConflictDoNothing();
}
