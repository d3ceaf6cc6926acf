import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { placeOf } from '../../limits/place.ts';
import {
  CaptchaParams,
  CodeLogin,
  EmailCodeQuery,
  PasswordLogin,
  SmsCodeQuery,
  ViewerRecord,
} from './contract.ts';
import { originOf, tokenOf, type Guard } from './guard.ts';
import { said } from './messages.ts';
import { passwordRoutes } from './password-routes.ts';
import type { PasswordResetService } from './password-reset.ts';
import type { PasswordService } from './passwords.ts';
import type { Pictures } from './pictures.ts';
import type { Proofs } from './proofs.ts';
import { emailOf, mobileOf } from './recipients.ts';
import type { IdentityService } from './service.ts';

const call = documented('identity');
const Token = Type.String({ description: 'The session: send it as header `token`.' });

interface Options {
  guard: Guard;
  pictures: Pictures;
  proofs: Proofs;
  service: IdentityService;
  passwords: PasswordService;
  resets: PasswordResetService;
}

/** The calls of signing in and out. */
export const identityRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, pictures, proofs, service, passwords, resets },
) => {
  app.get(
    '/sys/randomImage/:checkKey',
    call(
      'A picture for a call that was refused with the reason CAPTCHA_NEEDED: what it shows is sent with that call. PNG as a data address.',
      Type.String(),
      { params: CaptchaParams },
    ),
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return pictures.draw(request.params.checkKey, placeOf(request));
    },
  );

  app.post(
    '/app/login/smsCode',
    call('Sends a code to a mobile number.', Type.Null(), { querystring: SmsCodeQuery }),
    async (request, reply) => {
      const { query, language } = request;
      await proofs.sendCode(mobileOf(query.mobile), language, placeOf(request), 'login', query);
      reply.say(said.smsSent);
      return null;
    },
  );

  app.post(
    '/app/login/emailCode',
    call('Sends a code to an e-mail address.', Type.Null(), { querystring: EmailCodeQuery }),
    async (request, reply) => {
      const { query, language } = request;
      await proofs.sendCode(emailOf(query.email), language, placeOf(request), 'login', query);
      reply.say(said.emailSent);
      return null;
    },
  );

  app.post(
    '/app/login/emailLoginByToken',
    call(
      'Signs in by account and password; after three failures with a picture.',
      Token,
      { body: PasswordLogin },
      { signIn: 'password' },
    ),
    async (request, reply) => {
      reply.say(said.signedIn);
      return service.signInByPassword(request.body, await originOf(request, guard));
    },
  );

  app.post(
    '/app/login/loginByToken',
    call('Signs in by a code that was sent.', Token, { body: CodeLogin }, { signIn: 'code' }),
    async (request, reply) => {
      reply.say(said.signedIn);
      return service.signInByCode(request.body, await originOf(request, guard));
    },
  );

  app.post(
    '/app/identity/logout',
    call('Ends the session of this call.', Type.Null(), {}),
    async (request, reply) => {
      const token = tokenOf(request);
      if (token !== undefined) await service.signOut(token);
      reply.say(said.signedOut);
      return null;
    },
  );

  app.get(
    '/app/identity/viewer',
    call('Who is signed in; null for a guest.', Type.Union([ViewerRecord, Type.Null()]), {}),
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const viewer = await guard.viewer(request);
      return viewer ? service.record(viewer) : null;
    },
  );

  await app.register(passwordRoutes, { guard, passwords, resets });
};
