import type { FastifyBaseLogger } from 'fastify';
import { DEMO_START } from '../clock/clock.ts';
import type { Bilingual } from '../http/language.ts';
import { repeatedly } from '../repeatedly.ts';
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

  /** Decides on all that has waited long enough; one that cannot be decided on holds up none of the others. */
  async function look(isStopped: () => boolean = () => false): Promise<void> {
    const before = new Date(review.realTime().getTime() - delayMs);
    const due = await review.waiting({ before, after: DEMO_START });
    for (const waiting of due) {
      if (isStopped()) return;
      await decideOn(waiting).catch((error: unknown) => {
        log.warn({ err: error, submission: waiting }, 'the demo could not decide on a submission');
      });
    }
  }

  const everyMs = Math.min(2000, Math.max(200, delayMs / 4));
  const looking = repeatedly(look, { everyMs, name: 'demo review', log });
  return {
    look: () => look(),
    /** Looks again and again until it is stopped. */
    start: () => looking.start(),
    /** Resolves when no decision is under way. */
    stop: () => looking.stop(),
  };
}
