import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { typedLines } from '../../../http/typed-text.ts';
import type { Decision, ReviewConsole } from '../../../review/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import type { StaffMembers } from '../staff/members.ts';
import {
  DecisionBody,
  DecisionOutcome,
  HistoryQuery,
  LONGEST_REASON,
  OneRecord,
  QueueQuery,
  RejectReason,
  ReviewCount,
  ReviewDetail,
  ReviewItem,
  ReviewStep,
  UndoBody,
} from './contract.ts';
import { rejectReasons } from './reasons.ts';
import { named, readVersion, toDetail, toItem, toOutcome, toStep } from './records.ts';

const call = documented('organiser');

const text = {
  reason: { ZH: '请填写退回原因', EN: 'Please give a reason' },
  long: {
    ZH: `原因不能超过 ${LONGEST_REASON} 个字符`,
    EN: `The reason can have ${LONGEST_REASON} characters at most`,
  },
  done: { ZH: '已提交', EN: 'Done' },
  undone: { ZH: '已撤销', EN: 'Taken back' },
  late: { ZH: '审核结果已生效，无法撤销', EN: 'It has taken effect and cannot be taken back' },
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
  guard: StaffGuard;
  reviews: ReviewConsole;
  members: StaffMembers;
}

/** Calls of reviewers: what waits, and deciding on it. */
export const reviewRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, reviews, members }) => {
  const reviewer = async (request: FastifyRequest) => {
    const { member } = await guard.require(request, 'reviewer');
    return { id: member.id, name: member.name, address: request.ip };
  };

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/reviews/counts',
    call('How much of each kind waits for a decision. Reviewers only.', Type.Array(ReviewCount), {}),
    async (request) => {
      await reviewer(request);
      const counts = await reviews.counts();
      return counts.map(({ kind, what, waiting }) => ({ kind, waiting, ...named(what) }));
    },
  );

  app.get(
    '/organiser/reviews',
    call('What waits for a decision, the longest first. Reviewers only.', pageOf(ReviewItem), {
      querystring: QueueQuery,
    }),
    async (request) => {
      await reviewer(request);
      const page = await reviews.queue(request.query.kind || undefined, pageRequest(request.query));
      return pageResult({ ...page, records: page.records.map(toItem) }, request.query);
    },
  );

  app.get(
    '/organiser/reviews/history',
    call('What was decided, the newest first. Reviewers only.', pageOf(ReviewStep), {
      querystring: HistoryQuery,
    }),
    async (request) => {
      await reviewer(request);
      const page = await reviews.decisions(pageRequest(request.query));
      const names = await members.names();
      const records = page.records.map((step) => toStep(step, reviews.whatOf(step.kind), names));
      return pageResult({ ...page, records }, request.query);
    },
  );

  app.get(
    '/organiser/reviews/reasons',
    call('Reasons that are given often. Reviewers only.', Type.Array(RejectReason), {}),
    async (request) => {
      await reviewer(request);
      return rejectReasons.map(({ title, text: words }) => ({
        titleCn: title.ZH,
        titleEn: title.EN,
        textCn: words.ZH,
        textEn: words.EN,
      }));
    },
  );

  app.get(
    '/organiser/reviews/:kind/:id',
    call('A record as a reviewer reads it; others see that it is being read. Reviewers only.', ReviewDetail, {
      params: OneRecord,
    }),
    async (request) => {
      const by = await reviewer(request);
      return toDetail(await reviews.open(request.params, by), await members.names());
    },
  );

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
      if (!(await reviews.undo(request.body, by))) throw new Refusal(text.late, 500, 409);
      reply.say(text.undone);
      return null;
    },
  );
};
