import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { placeOf } from '../../limits/place.ts';
import { PasswordChange } from './contract.ts';
import { tokenOf, type Guard } from './guard.ts';
import { said } from './messages.ts';
import type { PasswordService } from './passwords.ts';

const call = documented('identity');

interface Options {
  guard: Guard;
  passwords: PasswordService;
}

/** The calls by which somebody who is signed in changes the password. */
export const passwordRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, passwords }) => {
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
    call('Changes the password, ends all other sessions and tells the owner (REST-115).', Type.Null(), {
      body: PasswordChange,
    }),
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
};
