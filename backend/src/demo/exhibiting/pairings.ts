import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { consultationComments, consultations } from '../../modules/consultations/tables.ts';
import { pairingApplications } from '../../modules/exhibiting/pairing/tables.ts';
import { accounts } from '../../modules/identity/tables.ts';
import { buyerPosts } from '../../modules/sourcing/tables.ts';
import { reviewStatus } from '../../review/index.ts';
import { stateOf } from './state.ts';

interface DemoApplication {
  status: keyof typeof reviewStatus;
  message: string;
  reason?: { cn: string; en: string };
  /** When it was handed in, Shanghai time. */
  at: string;
  /** The buyer's answer in the thread, with which the two are paired. */
  answer?: { text: string; at: string };
}

/** For the requests of the demo's visitor, the older one first. */
const forVisitor: DemoApplication[] = [
  {
    status: 'approved',
    message: '我们可提供成套方案，含收放线与在线测径，交货期四个月，欢迎约时间详谈。',
    at: '2025-06-12T15:20:00+08:00',
  },
  {
    status: 'approved',
    message: '我司长期稳定供货，可先寄样品与第三方检测报告，月结方式可谈。',
    at: '2025-06-10T10:10:00+08:00',
    answer: {
      text: '样品指标符合要求，我们展会首日上午到贵公司展位详谈。',
      at: '2025-06-13T09:30:00+08:00',
    },
  },
];

/** For requests that nobody who signs in owns. */
const forOthers: DemoApplication[] = [
  {
    status: 'rejected',
    message: '有货，价格优惠，请速联系。',
    reason: {
      cn: '请说明能供应的型号、产能和交货期，采购商才能判断。',
      en: 'Please name types, capacity and delivery time, so that the buyer can judge.',
    },
    at: '2025-06-11T14:00:00+08:00',
  },
  {
    status: 'underReview',
    message: '型号齐全，可按图纸定制，首批十个工作日内交货，附型式试验报告。',
    at: '2025-06-13T16:45:00+08:00',
  },
];

type Post = typeof buyerPosts.$inferSelect;

/** Gives the company of the demo's exhibitor applications in each state; one is accepted by the demo's visitor. */
export async function addDemoPairings(database: Database, exhibitorId: string): Promise<void> {
  const orm = database.orm();
  const [applicant] = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.exhibitorId, exhibitorId))
    .orderBy(asc(accounts.id))
    .limit(1);
  if (!applicant) return;
  const isPublic = eq(buyerPosts.status, reviewStatus.approved);
  const ofVisitor = await orm
    .select({ post: buyerPosts })
    .from(buyerPosts)
    .innerJoin(accounts, eq(accounts.id, buyerPosts.accountId))
    .where(and(isPublic, eq(accounts.role, 'visitor'), isNotNull(accounts.passwordHash)))
    .orderBy(asc(accounts.id), asc(buyerPosts.createdAt))
    .limit(forVisitor.length);
  const ofOthers = await orm
    .select({ post: buyerPosts })
    .from(buyerPosts)
    .where(and(isPublic, isNull(buyerPosts.accountId)))
    .orderBy(desc(buyerPosts.createdAt), desc(buyerPosts.id))
    .limit(forOthers.length);
  const all = [
    ...ofVisitor.map(({ post }, place) => ({ post, application: forVisitor[place] })),
    ...ofOthers.map(({ post }, place) => ({ post, application: forOthers[place] })),
  ];
  for (const { post, application } of all) {
    if (application) await addOne(database, { exhibitorId, accountId: applicant.id, post, application });
  }
}

async function addOne(
  database: Database,
  applied: { exhibitorId: string; accountId: string; post: Post; application: DemoApplication },
): Promise<void> {
  const { exhibitorId, accountId, post, application } = applied;
  const { status, message, reason, at, answer } = application;
  const state = stateOf(status, at, reason);
  await database
    .orm()
    .insert(pairingApplications)
    .values({
      exhibitorId,
      accountId,
      postId: post.id,
      message,
      titleCn: post.contentCn,
      titleEn: post.contentEn,
      consultationId: status === 'approved' ? await addThread(database, applied, state.reviewedAt) : null,
      pairedAt: answer ? new Date(answer.at) : null,
      ...state,
    });
}

/** The thread with the buyer, and that the request has one applicant more. @returns its id */
async function addThread(
  database: Database,
  { exhibitorId, accountId, post, application: { message, answer } }: Parameters<typeof addOne>[1],
  openedAt: Date | null,
): Promise<string | null> {
  const orm = database.orm();
  const createdAt = openedAt ?? new Date();
  const [thread] = await orm
    .insert(consultations)
    .values({
      type: 2,
      linkId: post.id,
      title: message,
      accountId,
      askedAccountId: post.accountId,
      askingExhibitorId: exhibitorId,
      status: answer ? 2 : 1,
      unreadByAsked: answer ? 0 : 1,
      createdAt,
      updatedAt: answer ? new Date(answer.at) : createdAt,
    })
    .returning({ id: consultations.id });
  if (thread && answer && post.accountId) {
    await orm.insert(consultationComments).values({
      consultationId: thread.id,
      accountId: post.accountId,
      side: 2,
      content: answer.text,
      createdAt: new Date(answer.at),
    });
  }
  await orm
    .update(buyerPosts)
    .set({ applicantCount: sql`${buyerPosts.applicantCount} + 1` })
    .where(eq(buyerPosts.id, post.id));
  return thread?.id ?? null;
}
