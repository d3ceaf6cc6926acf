import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exhibitors, products } from '../../modules/catalogue/tables.ts';
import { consultationComments, consultations } from '../../modules/consultations/tables.ts';
import { favourites } from '../../modules/favourites/tables.ts';
import { accounts } from '../../modules/identity/tables.ts';
import { at, seeded } from '../generator/random.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { personAt } from './people.ts';
import { hasAccount, visitorAccountId } from './registrations.ts';

const A_MINUTE_MS = 60_000;
/** Nothing is later: the demo's clock begins a little after. */
const LATEST = Date.parse('2025-06-15T20:00:00+08:00');

const QUESTIONS = {
  ZH: [
    '请问这款产品的交货期是多久？最小起订量是多少？',
    '能否提供型式试验报告和样品？',
    '我们有一个轨道交通项目，需要低烟无卤阻燃系列，可以报价吗？',
    '展会期间想约技术人员面谈，28 日上午方便吗？',
    '请发一份最新的产品目录和价格表。',
    '这台设备的最高线速和能耗是多少？可以到厂里看样机吗？',
    '贵公司在华东有售后服务网点吗？',
    '是否支持按图定制？模具费用怎么算？',
  ],
  EN: [
    'What is your lead time, and what is the minimum order?',
    'Could you send type test reports and a sample?',
    'We are planning a solar project and need 1500 V DC cable. Can you quote?',
    'May we meet your engineers at the booth on 28 August?',
    'Please send your latest catalogue and price list.',
    'Which line speed does this machine reach, and what does it consume?',
  ],
} as const;
const REPLIES = {
  ZH: [
    '您好，常规型号 15 天交货，起订量 500 米。详细报价已发到您的邮箱。',
    '可以提供，请告知收件地址，我们本周寄出。',
    '欢迎展会期间到展位面谈，28 日上午 10 点可以吗？',
    '支持定制，请发图纸，两天内给您回复。',
  ],
  EN: [
    'Thank you for asking. Standard types ship in 15 days, from 500 m. A quotation is on its way to you.',
    'Yes, we can. Please tell us where to send it.',
    'You are welcome at our booth. Would 10:00 on 28 August suit you?',
    'We make it to your drawing. Please send it, and we answer within two days.',
  ],
} as const;

interface Thing {
  id: string;
  exhibitorId: string;
}

/** A few are asked for much more than the others. */
const popular = <T>(list: readonly T[], share: number): T => at(list, Math.floor(list.length * share ** 2));

/** What visitors mark and ask; the companies of the demo's own accounts are asked nothing here. */
export async function writeInterest(database: Database, count: number): Promise<void> {
  const orm = database.orm();
  const goods: Thing[] = await orm
    .select({ id: products.id, exhibitorId: products.exhibitorId })
    .from(products)
    .orderBy(asc(products.recommendedRank), asc(products.id));
  const companies = await orm
    .select({ id: exhibitors.id })
    .from(exhibitors)
    .orderBy(asc(exhibitors.recommendedRank), asc(exhibitors.id));
  const speakers = await orm
    .select({ id: accounts.id, exhibitorId: accounts.exhibitorId, email: accounts.email })
    .from(accounts)
    .where(isNotNull(accounts.exhibitorId));
  /** The accounts of the companies that answer. */
  const staff = new Map(
    speakers
      .filter(({ email }) => email?.endsWith('@exhibitors.example'))
      .map(({ id, exhibitorId }) => [exhibitorId, id]),
  );
  const asked = goods.filter(({ exhibitorId }) => staff.has(exhibitorId));
  const marks: Row[] = [];
  const threads: Row[] = [];
  const comments: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = personAt(index, 'this');
    const random = seeded('interest', index);
    if (!hasAccount(person) || random.chance(0.6)) continue;
    const accountId = visitorAccountId(index);
    const after = (minutes: number) =>
      new Date(Math.min(LATEST, person.registeredAt.getTime() + minutes * A_MINUTE_MS));
    const wanted = new Set(Array.from({ length: random.between(1, 5) }, () => popular(goods, random.next())));
    for (const { id } of wanted)
      marks.push({
        values: {
          account_id: accountId,
          collect_type: 1,
          link_id: id,
          created_at: after(random.between(5, 9000)),
        },
      });
    if (random.chance(0.5))
      marks.push({
        values: {
          account_id: accountId,
          collect_type: 2,
          link_id: popular(companies, random.next()).id,
          created_at: after(random.between(5, 9000)),
        },
      });
    if (asked.length === 0 || random.chance(0.7)) continue;
    const thing = popular(asked, random.next());
    const language = person.place.isChinese ? 'ZH' : 'EN';
    const createdAt = after(random.between(10, 6000));
    const isReplied = random.chance(0.65);
    const repliedAt = new Date(
      Math.min(LATEST, createdAt.getTime() + random.between(30, 2880) * A_MINUTE_MS),
    );
    const id = `21${String(index + 1).padStart(8, '0')}`;
    threads.push({
      values: {
        id,
        type: 3,
        link_id: thing.id,
        title: random.pick(QUESTIONS[language]),
        account_id: accountId,
        exhibitor_id: thing.exhibitorId,
        status: isReplied ? 2 : 1,
        unread_by_asker: isReplied && random.chance(0.3) ? 1 : 0,
        unread_by_asked: isReplied ? 0 : 1,
        created_at: createdAt,
        updated_at: isReplied ? repliedAt : createdAt,
      },
    });
    const speaker = staff.get(thing.exhibitorId);
    if (isReplied && speaker !== undefined)
      comments.push({
        values: {
          consultation_id: id,
          account_id: speaker,
          side: 2,
          content: random.pick(REPLIES[language]),
          created_at: repliedAt,
        },
      });
  }
  await insertRows(database, favourites, marks);
  await insertRows(database, consultations, threads);
  await insertRows(database, consultationComments, comments);
}
