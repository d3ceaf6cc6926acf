import type { FastifyBaseLogger } from 'fastify';
import { DEMO_START } from '../clock/clock.ts';
import type { Bilingual } from '../http/language.ts';
import { msUntil, type PeriodicJob } from '../repeatedly.ts';
import type { Decision } from './decision.ts';
import type { Review, Waiting } from './review.ts';

/** Words by which a visitor of the demo asks to be rejected; its pages tell them. */
const ASKS_FOR_REJECTION = /退回|\breject/i;

const reason: Bilingual = {
  ZH: '内容中写有“退回”字样，演示审核据此退回。删去后可重新提交。',
  EN: 'The text contains the word “reject”, so the demo rejected it. Take it out and submit again.',
};

export const demoDecision = (text: string): Decision =>
  ASKS_FOR_REJECTION.test(text) ? { status: 'rejected', reason } : { status: 'approved' };

interface Parts {
  review: Pick<Review, 'realTime' | 'waiting' | 'textOf' | 'decide'>;
  /** How long a submission waits, milliseconds of real time. */
  delayMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Decides by itself in the demo, where perhaps nobody looks at the organiser's console. The demo's own examples, handed
 * in before its time begins, are left to people: there is always something that waits. What waits is in the database, so nothing is forgotten
 * by a restart, and several processes may look at once.
 */
export function demoReviewer({ review, delayMs, log }: Parts) {
  async function decideOn(waiting: Waiting): Promise<void> {
    const text = await review.textOf(waiting);
    if (text !== undefined) await review.decide(waiting, demoDecision(text), { actor: 'demo' });
  }

  /**
   * Decides on all that has waited long enough; one that cannot be decided on holds up none of the others.
   * @returns after how many milliseconds the next one has; undefined where nothing waits
   */
  async function look(isStopped: () => boolean = () => false): Promise<number | undefined> {
    const before = new Date(review.realTime().getTime() - delayMs);
    for (const waiting of await review.waiting({ before, after: DEMO_START })) {
      if (isStopped()) return 0;
      await decideOn(waiting).catch((error: unknown) => {
        log.warn({ err: error, submission: waiting }, 'the demo could not decide on a submission');
      });
    }
    return nextDueMs();
  }

  async function nextDueMs(): Promise<number | undefined> {
    const now = review.realTime();
    const waiting = await review.waiting({ before: now, after: DEMO_START, limit: 1 });
    const handedIn = waiting.map(({ submittedAt }) => submittedAt.getTime());
    return handedIn.length > 0 ? msUntil(new Date(Math.min(...handedIn) + delayMs), now) : undefined;
  }

  const job: PeriodicJob = {
    name: 'demo review',
    everyMs: Math.min(2000, Math.max(200, delayMs / 4)),
    wokenBy: ['review_claim', 'review_hold', 'review_step'],
    run: look,
  };
  return { look: () => look(), job };
}
