import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { ReviewConsole } from '../../../review/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import type { StaffMembers } from '../staff/members.ts';
import {
  HistoryQuery,
  OneRecord,
  QueueQuery,
  RejectReason,
  ReviewCount,
  ReviewDetail,
  ReviewItem,
  ReviewStep,
} from './contract.ts';
import { decisionRoutes } from './decision-routes.ts';
import { rejectReasons } from './reasons.ts';
import { named, toDetail, toItem, toStep } from './records.ts';

const call = documented('organiser');

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

  await app.register(decisionRoutes, { reviews, reviewer });
};
