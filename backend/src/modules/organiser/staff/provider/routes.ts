import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../../http/documented.ts';
import { Id } from '../../../../http/ids.ts';
import type { Bilingual } from '../../../../http/language.ts';
import { StaffMember } from '../contract.ts';
import type { StaffGuard } from '../guard.ts';
import type { StaffMembers } from '../members.ts';
import type { StaffOrigin } from '../sessions.ts';
import { LoginOptions, ProviderLogin, ProviderReturn } from './contract.ts';
import type { ProviderSignIn } from './sign-in.ts';

const call = documented('organiser');

const said = {
  signedIn: { ZH: '登录成功', EN: 'Login successful' },
  unlinked: { ZH: '已解除关联', EN: 'Unlinked' },
} satisfies Record<string, Bilingual>;

interface Options {
  guard: StaffGuard;
  members: StaffMembers;
  providerSignIn: ProviderSignIn;
  originOf: (request: FastifyRequest) => StaffOrigin;
}

/** Calls of coming into the console by the identity provider, and of who is linked to it. */
export const providerRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { guard, members, providerSignIn, originOf } = options;

  app.get(
    '/organiser/login/options',
    call('By what the staff may log in here. Public.', LoginOptions, {}),
    async () => providerSignIn.options(),
  );

  app.post(
    '/organiser/login/provider/begin',
    call(
      'Begins a login at the identity provider: it ends in the browser of the header `device`, within ten minutes.',
      ProviderLogin,
      {},
    ),
    async (request) => ({ address: await providerSignIn.begin(originOf(request)) }),
  );

  app.post(
    '/organiser/login/provider',
    call(
      'Ends a login at the identity provider, in the browser that began it.',
      Type.String({ description: 'The session of the console: send it as header `token`.' }),
      { body: ProviderReturn },
      { signIn: 'provider' },
    ),
    async (request, reply) => {
      reply.say(said.signedIn);
      return providerSignIn.complete(request.body, originOf(request));
    },
  );

  app.post(
    '/organiser/staff/:id/unlink-provider',
    call(
      'Unlinks somebody from their account at the identity provider and ends their sessions. Administrators only.',
      StaffMember,
      { params: Type.Object({ id: Id }) },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.unlinked);
      return members.unlinkProvider(actor, request.params.id);
    },
  );
};
