import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import type { Bilingual } from '../../../http/language.ts';
import { placeOf } from '../../../limits/place.ts';
import { tokenOf } from '../../identity/index.ts';
import { Acceptance, InvitationTicket, OpenInvitation, StaffMember, StaffSignIn } from './contract.ts';
import type { StaffGuard } from './guard.ts';
import { toMember } from './member-records.ts';
import type { StaffOrigin } from './sessions.ts';
import type { StaffSignInService } from './sign-in.ts';

const call = documented('organiser');
const Token = Type.String({ description: 'The session of the console: send it as header `token`.' });
/** Where a sign-in comes from; notes for the security log whom it concerns. */
export const originOf = (request: FastifyRequest): StaffOrigin => ({
  address: request.ip,
  place: placeOf(request),
  token: tokenOf(request),
  concerns: ({ id }) => {
    request.knownCaller = { role: 'staff', id };
  },
});

const said = {
  signedIn: { ZH: '登录成功', EN: 'Login successful' },
  signedOut: { ZH: '已退出登录', EN: 'You are logged out' },
} satisfies Record<string, Bilingual>;

interface Options {
  guard: StaffGuard;
  signIn: StaffSignInService;
}

/** Calls of coming into the console and leaving it. */
export const signInRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, signIn }) => {
  app.post(
    '/organiser/login',
    call(
      'Signs in to the console by password and authenticator code.',
      Token,
      { body: StaffSignIn },
      { signIn: 'authenticator' },
    ),
    async (request, reply) => {
      reply.say(said.signedIn);
      return signIn.signIn(request.body, originOf(request));
    },
  );

  app.post(
    '/organiser/logout',
    call('Ends the session of this call.', Type.Null(), {}),
    async (request, reply) => {
      const token = tokenOf(request);
      if (token !== undefined) await signIn.signOut(token, request.ip);
      reply.say(said.signedOut);
      return null;
    },
  );

  app.get(
    '/organiser/me',
    call(
      'Who of the staff is signed in; null for everybody else.',
      Type.Union([StaffMember, Type.Null()]),
      {},
    ),
    async (request) => {
      const viewer = await guard.viewer(request);
      return viewer ? toMember(viewer.member) : null;
    },
  );

  // A POST, although it changes nothing: addresses with their queries are in the logs of others.
  app.post(
    '/organiser/invitation/offer',
    call('What an invitation to the staff offers.', OpenInvitation, { body: InvitationTicket }),
    async (request) => signIn.invitation(request.body.ticket, placeOf(request)),
  );

  app.post(
    '/organiser/invitation',
    call(
      'Accepts an invitation: sets the password, proves the authenticator, signs in.',
      Token,
      {
        body: Acceptance,
      },
      { signIn: 'invitation' },
    ),
    async (request, reply) => {
      reply.say(said.signedIn);
      return signIn.accept(request.body, originOf(request));
    },
  );
};
