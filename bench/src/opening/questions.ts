import { setTimeout as wait } from 'node:timers/promises';
import { ask, check } from '../support/graphql.ts';
import { pick } from '../support/random.ts';
import { siteOperation } from '../support/site-operations.ts';
import type { Exhibitor, Visitor } from './crowd.ts';
import { model, waitOf } from './model.ts';
import { browserOf, type Scene } from './scene.ts';

interface Thread {
  consultation: { id: string; status: string } | null;
  errors: { code: string; message: string }[];
}

/** Instants that processes of one machine share, milliseconds since 1970. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();

async function askQuestion(scene: Scene, visitor: Visitor, { exhibitorId }: Exhibitor, question: string) {
  const browser = browserOf(scene, visitor);
  try {
    const { askConsultation } = await ask<{ askConsultation: Thread }>(
      browser,
      siteOperation('AskConsultation'),
      {
        input: { kind: 'EXHIBITOR', id: exhibitorId, question },
      },
    );
    const { consultation, errors } = askConsultation;
    check(consultation?.status === 'UNANSWERED', `the question was answered with ${JSON.stringify(errors)}`);
    scene.ledger.note('question', question);
    return consultation.id;
  } finally {
    browser.agent.destroy();
  }
}

async function answerQuestion(
  scene: Scene,
  exhibitor: Exhibitor,
  thread: string,
  content: string,
): Promise<void> {
  const browser = browserOf(scene, exhibitor);
  try {
    const { addConsultationComment } = await ask<{ addConsultationComment: Thread }>(
      browser,
      siteOperation('AddThreadComment'),
      { input: { consultationId: thread, content } },
    );
    const { consultation, errors } = addConsultationComment;
    check(consultation?.status === 'REPLIED', `the answer was answered with ${JSON.stringify(errors)}`);
    scene.ledger.note('answer', content);
  } finally {
    browser.agent.destroy();
  }
}

/** A visitor asks an exhibitor, who answers after a while; the page that the visitor has open is to show it. */
export async function question(scene: Scene, dueAt: number, index: number): Promise<void> {
  const { random, crowd, meter, deliveries } = scene;
  const hasPage = random() < model.askedFromPageShare.value && scene.pages > 0;
  const visitor = pick(random, hasPage ? crowd.visitors.slice(0, scene.pages) : crowd.visitors);
  const exhibitor = pick(random, [...crowd.exhibitors.values()]);
  const words = `${crowd.run} question ${index}`;
  const thread = await meter.step('question asked', dueAt, () =>
    askQuestion(scene, visitor, exhibitor, words),
  );
  if (random() >= model.answeredShare.value) return;
  const answerDueAt = dueAt + 1000 + waitOf(model.answerSeconds.value * 1000, random);
  await wait(Math.max(0, answerDueAt - performance.now()));
  if (thread === undefined) return meter.leftOut('question answered');
  if (hasPage) deliveries.expect(thread, sharedNow());
  const answered = await meter.step('question answered', answerDueAt, async () => {
    await answerQuestion(scene, exhibitor, thread, `${crowd.run} answer ${index}`);
    return true;
  });
  if (answered && hasPage) deliveries.acknowledged(thread);
}
