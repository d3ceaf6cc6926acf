import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { placeOf } from '../../limits/place.ts';
import { PasswordChange, PasswordReset, ResetCode } from './contract.ts';
import { callerOf, tokenOf, type Guard } from './guard.ts';
import { said } from './messages.ts';
import type { PasswordResetService } from './password-reset.ts';
import type { PasswordService } from './passwords.ts';

const call = documented('identity');

interface Options {
  guard: Guard;
  passwords: PasswordService;
  resets: PasswordResetService;
}

/** The calls by which people change their password, or set a new one where they have forgotten it. */
export const passwordRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, passwords, resets },
) => {
  app.post(
    '/app/identity/passwordCode',
    call("Sends the account's own number or address a code for a new password.", Type.Null(), {}),
    async (request, reply) => {
      const viewer = await guard.require(request);
      const channel = await passwords.sendCode(viewer, request.language, placeOf(request));
      reply.say(channel === 'sms' ? said.smsSent : said.emailSent);
      return null;
    },
  );

  app.post(
    '/app/identity/changePassword',
    call(
      'Changes the password, ends all other sessions and tells the owner (REST-115).',
      Type.Null(),
      { body: PasswordChange },
      { newPassword: 'session' },
    ),
    async (request, reply) => {
      const viewer = await guard.require(request);
      await passwords.change(
        request.body,
        viewer,
        tokenOf(request) ?? '',
        placeOf(request),
        request.language,
      );
      reply.say(said.changed);
      return null;
    },
  );

  app.post(
    '/app/login/resetCode',
    call(
      'Sends a code for a new password, where the old one is forgotten. The answer says nothing about whether there is such an account.',
      Type.Null(),
      { body: ResetCode },
    ),
    async (request, reply) => {
      const channel = await resets.sendCode(request.body, request.language, placeOf(request));
      reply.say(channel === 'sms' ? said.smsSent : said.emailSent);
      return null;
    },
  );

  app.post(
    '/app/login/resetPassword',
    call(
      'Sets a new password by a code that was sent, ends all sessions of the account and tells the owner.',
      Type.Null(),
      { body: PasswordReset },
      { newPassword: 'code' },
    ),
    async (request, reply) => {
      await resets.reset(request.body, placeOf(request), request.language, (account) => {
        request.knownCaller = callerOf(account);
      });
      reply.say(said.changed);
      return null;
    },
  );
};
