import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../http/documented.ts';
import type { Language } from '../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import type { Guard } from '../identity/index.ts';
import { FriendInvitation, InvitationQuery, InviteOutcome, InviteParams, InviteQuery } from './contract.ts';
import type { InvitationService } from './service.ts';

const call = documented('invitations');

/** What became of the addresses, in one sentence (VC-084). */
function said({ sent, recentlySent, registered, returned }: InviteOutcome, language: Language): string {
  const zh = language === 'ZH';
  const mails = zh
    ? `邀请已发送至 ${sent} 个邮箱`
    : `${sent} ${sent === 1 ? 'invitation' : 'invitations'} sent`;
  const parts = sent > 0 || recentlySent + registered + returned === 0 ? [mails] : [];
  if (recentlySent > 0) {
    parts.push(
      zh
        ? `${recentlySent} 个邮箱一小时内已发送过，未重复发送`
        : `${recentlySent} not sent again: invited within the last hour`,
    );
  }
  if (registered > 0) {
    parts.push(zh ? `${registered} 位好友已登记` : `${registered} registered already`);
  }
  if (returned > 0) {
    parts.push(
      zh
        ? `${returned} 个邮箱曾退信，未发送`
        : `${returned} not sent: earlier e-mails to that address came back`,
    );
  }
  return parts.join(zh ? '；' : '; ');
}

interface Options {
  guard: Guard;
  service: InvitationService;
}

/** The calls of invitations by e-mail; visitors and exhibitors both invite. */
export const invitationRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, service }) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.post(
    '/app/invitations/email/*',
    call('Invites people by e-mail.', InviteOutcome, { params: InviteParams, querystring: InviteQuery }),
    async (request, reply) => {
      const { account } = await guard.require(request);
      const { language } = request;
      const outcome = await service.invite(
        account,
        request.params['*'],
        request.query.mailLanguage ?? language,
      );
      reply.say(said(outcome, language));
      return outcome;
    },
  );

  app.get(
    '/app/invitations/email',
    call("The caller's invitations by e-mail, newest first.", pageOf(FriendInvitation), {
      querystring: InvitationQuery,
    }),
    async (request) => {
      const { account } = await guard.require(request);
      const { query } = request;
      const page = await service.list(account.id, query.email, pageRequest(query));
      return pageResult(page, query);
    },
  );
};
