import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { friendInvitations } from '../../modules/invitations/tables.ts';

/** Whom the demo's exhibitor has invited: address, when, who has come, and whether by the link of a poster. */
const guests: {
  email: string;
  at: string;
  come?: [name: string, company: string, position: string];
  isByLink?: true;
}[] = [
  { email: 'fang.lin@jiangnan-design.example', at: '06-04T09:30', come: ['方琳', '江南电力设计院', '2'] },
  { email: 'r.meyer@elbe-netz.example', at: '06-04T09:30' },
  { email: 'tang.hao@linhai-shipyard.example', at: '06-05T15:12' },
  {
    email: 'luo.jing@xinan-grid.example',
    at: '06-09T10:48',
    come: ['罗静', '西南电网物资', '2'],
    isByLink: true,
  },
  {
    email: 'grace.weaver@harbour-power.example',
    at: '06-10T19:05',
    come: ['Grace Weaver', 'Harbour Power Ltd', '3'],
    isByLink: true,
  },
  { email: 'cheng.bo@huaihe-metro.example', at: '06-12T11:26' },
];

const instantAt = (day: string) => new Date(`2025-${day}:00+08:00`);

/** Gives an exhibitor's account a list of guests; inside a transaction. */
export async function addDemoGuests(database: Database, inviterId: string): Promise<void> {
  await database
    .orm()
    .insert(friendInvitations)
    .values(
      guests.map(({ email, at, come, isByLink }) => ({
        inviterId,
        email,
        language: 'ZH',
        createdAt: instantAt(at),
        mailedAt: instantAt(at),
        key: createHash('sha256').update(`demo guest ${inviterId} ${email}`).digest('base64url').slice(0, 22),
        firstName: come?.[0] ?? '',
        companyName: come?.[1] ?? '',
        position: come?.[2] ?? '',
        registeredAt: come ? new Date(instantAt(at).getTime() + (isByLink ? 0 : 20 * 3_600_000)) : null,
        mails: isByLink ? 0 : 1,
      })),
    );
}
