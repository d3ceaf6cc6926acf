import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { accounts } from '../src/modules/identity/tables.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { addDemoDemands } from '../src/demo/demands.ts';
import { startJobs } from '../src/repeatedly.ts';
import { createReview, demoReviewer, type ReviewedKind } from '../src/review/index.ts';
import { reviewClaims, reviewSteps } from '../src/review/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Saved {
  id: string;
  status: number;
}

describe('the review', () => {
  const service = useService();
  const handIn = async (token: string, content: string, language = 'ZH') =>
    (
      await service.call<Saved>('POST', '/app/sourcing/demand', {
        token,
        language,
        body: { type: '1', postsClassify: '2', content, postsNumber: '1' },
      })
    ).result.id;
  const stepsOf = async (id: string) =>
    (
      await service
        .database()
        .orm()
        .select()
        .from(reviewSteps)
        .where(eq(reviewSteps.subjectId, id))
        .orderBy(reviewSteps.id)
    ).map(({ fromStatus, toStatus, actor }) => [fromStatus, toStatus, actor]);
  const statusOf = async (id: string) => {
    const [row] = await service.database().orm().select().from(buyerPosts).where(eq(buyerPosts.id, id));
    return row?.status;
  };
  const waitingOf = async (id: string) =>
    required(
      (await service.review().waiting({ before: service.realTime(), limit: 1000 })).find(
        (one) => one.id === id,
      ),
    );

  it('decides once, also when several decide at once', { tags: ['DESIGN-007'] }, async () => {
    const { token, id: account } = await signedIn(service);
    const id = await handIn(token, '采购铜带');
    const waiting = await waitingOf(id);
    const reason = { ZH: '不清楚', EN: 'unclear' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        service
          .review()
          .decide(waiting, index % 2 ? { status: 'approved' } : { status: 'rejected', reason }, {
            actor: 'organiser',
            accountId: account,
          }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    const steps = await stepsOf(id);
    expect(steps).toHaveLength(2);
    const [before, after, actor] = required(steps[1]);
    expect([before, actor]).toEqual([1, 'organiser']);
    expect(await statusOf(id)).toBe(after);
    expect(await service.review().decide(waiting, { status: 'approved' }, { actor: 'demo' })).toBe(false);
  });

  it('decides only on the text that was read', async () => {
    const { token } = await signedIn(service);
    const id = await handIn(token, '请退回');
    const before = await waitingOf(id);
    service.pass(30_000);
    await service.reviewer().look();
    await service.call('POST', '/app/sourcing/demand', {
      token,
      body: { id, type: '1', postsClassify: '2', content: '新的内容', postsNumber: '1' },
    });
    expect(await service.review().decide(before, { status: 'approved' }, { actor: 'demo' })).toBe(false);
    expect(await statusOf(id)).toBe(1);
  });

  it('leaves alone what somebody of the staff reads, by the time that reviews count by', async () => {
    const { token } = await signedIn(service);
    const id = await handIn(token, '采购铝镁合金丝');
    // The demo counts by its own time, which is not that of the database's machine.
    service.pass(60 * 60_000);
    const claimedUntil = async (until: Date) => {
      await service
        .database()
        .orm()
        .insert(reviewClaims)
        .values({ kind: 'buyer-post', subjectId: id, staffId: '1', staffName: 'Li', until })
        .onConflictDoUpdate({
          target: [reviewClaims.kind, reviewClaims.subjectId],
          set: { until },
        });
      const waiting = await service.review().waiting({ before: service.realTime(), limit: 1000 });
      return waiting.some((one) => one.id === id);
    };
    const aMinute = 60_000;
    expect(await claimedUntil(new Date(service.realTime().getTime() + aMinute))).toBe(false);
    expect(await claimedUntil(new Date(service.realTime().getTime() - aMinute))).toBe(true);
  });

  it('is all or nothing: a message that cannot be left leaves the state as it was', async () => {
    const database = service.database();
    const review = createReview({ database, clock: service.clock, realTime: service.realTime });
    const kind: ReviewedKind = {
      name: 'buyer-post',
      table: buyerPosts,
      what: { ZH: '采购需求', EN: 'sourcing request' },
      snapshot: async () => undefined,
      decided: async () => {
        throw new Error('no outbox');
      },
    };
    review.register(kind);
    const id = await handIn((await signedIn(service)).token, '采购云母带');
    const waiting = await waitingOf(id);
    await expect(review.decide(waiting, { status: 'approved' }, { actor: 'demo' })).rejects.toThrow(
      'no outbox',
    );
    expect([await statusOf(id), await stepsOf(id)]).toEqual([1, [[0, 1, 'owner']]]);
    await expect(
      review.decide({ ...waiting, kind: 'unheard-of' }, { status: 'approved' }, { actor: 'demo' }),
    ).rejects.toThrow(RangeError);
  });

  it(
    'the demo decides after a while, in however many processes, and tells each owner once in the language of the request',
    { tags: ['DESIGN-007'] },
    async () => {
      // What earlier tests left waiting is out of the way.
      service.pass(30_000);
      await service.reviewer().look();
      const { token, id: account } = await signedIn(service);
      await service
        .database()
        .orm()
        .update(accounts)
        .set({ email: 'buyer@example.org' })
        .where(eq(accounts.id, account));
      const texter = await signedIn(service);
      const approved = await handIn(token, 'Copper tape, soft annealed', 'EN');
      const rejected = await handIn(token, '这条请退回，谢谢');
      const english = await handIn(token, 'please reject this one', 'EN');
      const bySms = await handIn(texter.token, '采购阻水纱');
      const told = service.sent.length;

      service.pass(19_000);
      await service.reviewer().look();
      expect(await statusOf(approved)).toBe(1);
      service.pass(2000);
      // A restart forgets nothing: reviewers made anew find what waits.
      await Promise.all([service.reviewer().look(), service.reviewer().look(), service.reviewer().look()]);
      expect(await Promise.all([approved, rejected, english, bySms].map(statusOf))).toEqual([2, 3, 3, 2]);
      const sent = service.sent.slice(told);
      expect(sent).toHaveLength(4);
      expect(sent).toEqual(
        expect.arrayContaining([
          {
            channel: 'email',
            recipient: 'buyer@example.org',
            language: 'EN',
            subject: 'Your sourcing request has been approved',
            body: expect.stringContaining('“Copper tape, soft annealed”') as string,
          },
          {
            channel: 'email',
            recipient: 'buyer@example.org',
            language: 'ZH',
            subject: '您的采购需求未通过审核',
            body: expect.stringMatching(/“这条请退回，谢谢”.*原因：内容中写有/) as string,
          },
          {
            channel: 'email',
            recipient: 'buyer@example.org',
            language: 'EN',
            subject: 'Your sourcing request was not approved',
            body: expect.stringContaining('Reason: The text contains the word “reject”') as string,
          },
          {
            channel: 'sms',
            recipient: expect.stringMatching(/^\+86/) as string,
            language: 'ZH',
            body: expect.stringContaining('“采购阻水纱”已通过审核') as string,
          },
        ]),
      );
      await service.reviewer().look();
      expect(service.sent).toHaveLength(told + 4);
    },
  );

  it('the demo looks again and again until it is stopped, and outlives a broken look', async () => {
    let looks = 0;
    let enough = () => {};
    const three = new Promise<void>((resolve) => (enough = resolve));
    const review = {
      ...service.review(),
      waiting: async () => {
        looks += 1;
        if (looks === 3) enough();
        throw new Error('database gone');
      },
    };
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const reviewer = demoReviewer({ review, delayMs: 1, log });
    const running = startJobs([reviewer.job], log);
    await three;
    await running.stop();
    expect(looks).toBe(3);
    expect(lines).toHaveLength(1);
  });

  it('the demo gives its accounts requests in each state, and leaves one waiting', async () => {
    for (const role of ['visitor', 'exhibitor'] as const) {
      const { id, token } = await signedIn(service, role);
      await addDemoDemands(service.database(), { id, role, publisher: '某公司' });
      service.pass(3_600_000);
      await service.reviewer().look();
      const { result } = await service.call<{ records: { status: number; rejectReason: string }[] }>(
        'GET',
        '/app/sourcing/demands',
        { token, language: 'EN' },
      );
      expect(new Set(result.records.map(({ status }) => status))).toEqual(new Set([1, 2, 3]));
      for (const { status, rejectReason } of result.records) expect(rejectReason !== '').toBe(status === 3);
    }
  });

  it('is told of the edition, so that pages can say who decides', async () => {
    const { result } = await service.get<{ demoReviewSeconds: number }>('/app/content/edition');
    expect(result.demoReviewSeconds).toBe(20);
  });
});
