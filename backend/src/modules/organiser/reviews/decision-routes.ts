import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { typedLines } from '../../../http/typed-text.ts';
import type { ConsoleReviewer, Decision, ReviewConsole } from '../../../review/index.ts';
import { DecisionBody, DecisionOutcome, LONGEST_REASON, UndoBody } from './contract.ts';
import { readVersion, toOutcome } from './records.ts';

const call = documented('organiser');

const text = {
  reason: { ZH: '请填写退回原因', EN: 'Enter a reason' },
  long: {
    ZH: `原因不能超过 ${LONGEST_REASON} 个字符`,
    EN: `The reason cannot exceed ${LONGEST_REASON} characters`,
  },
  done: { ZH: '已提交', EN: 'Submitted' },
  undone: { ZH: '已撤销', EN: 'Undone' },
  late: { ZH: '审核结果已生效，无法撤销', EN: 'It has taken effect and cannot be undone' },
} satisfies Record<string, Bilingual>;

/** @throws Refusal naming the field */
function readDecision(body: DecisionBody): Decision {
  if (body.decision === 'approve')
    return { status: 'approved', ...(body.terms ? { terms: body.terms } : {}) };
  const reason = { ZH: typedLines(body.reasonCn), EN: typedLines(body.reasonEn) };
  if (reason.ZH === '' && reason.EN === '') throw new Refusal(text.reason).about('reasonCn');
  if (graphemes(reason.ZH) > LONGEST_REASON) throw new Refusal(text.long).about('reasonCn');
  if (graphemes(reason.EN) > LONGEST_REASON) throw new Refusal(text.long).about('reasonEn');
  return { status: 'rejected', reason };
}

interface Options {
  reviews: ReviewConsole;
  /** Who makes a call. @throws Refusal for everybody but reviewers */
  reviewer: (request: FastifyRequest) => Promise<ConsoleReviewer>;
}

/** Calls by which reviewers decide, and take a decision back. */
export const decisionRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { reviews, reviewer }) => {
  app.post(
    '/organiser/reviews/decisions',
    call('Approves or rejects records, each for itself. Reviewers only.', Type.Array(DecisionOutcome), {
      body: DecisionBody,
    }),
    async (request, reply) => {
      const by = await reviewer(request);
      const decision = readDecision(request.body);
      const { records } = request.body;
      // What is no version was never read.
      const read = records.map(({ kind, id, version }) => ({
        kind,
        id,
        submittedAt: readVersion(version) ?? new Date(0),
      }));
      const outcomes = await reviews.decide(by, read, decision);
      reply.say(text.done);
      return records.flatMap((record, index) => {
        const outcome = outcomes[index];
        return outcome ? [toOutcome(record, outcome, decision.status, request.language)] : [];
      });
    },
  );

  app.post(
    '/organiser/reviews/undo',
    call(
      'Takes a decision of one’s own back, as long as it has not taken effect. Reviewers only.',
      Type.Null(),
      {
        body: UndoBody,
      },
    ),
    async (request, reply) => {
      const by = await reviewer(request);
      if (!(await reviews.undo(request.body, by))) throw new Refusal(text.late, 500, 409).because('CLOSED');
      reply.say(text.undone);
      return null;
    },
  );
};
