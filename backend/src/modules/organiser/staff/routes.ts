import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { Bilingual } from '../../../http/language.ts';
import { placeOf } from '../../../limits/place.ts';
import { tokenOf } from '../../identity/index.ts';
import {
  Acceptance,
  Lock,
  MemberChange,
  NewMember,
  OpenInvitation,
  StaffMember,
  StaffSignIn,
  InvitationTicket,
} from './contract.ts';
import type { StaffGuard } from './guard.ts';
import { toMember, type StaffMembers } from './members.ts';
import type { StaffOrigin, StaffSignInService } from './sign-in.ts';

const call = documented('organiser');
const Token = Type.String({ description: 'The session of the console: send it as header `token`.' });
const originOf = (request: FastifyRequest): StaffOrigin => ({
  address: request.ip,
  place: placeOf(request),
  token: tokenOf(request),
  concerns: ({ id }) => {
    request.knownCaller = { role: 'staff', id };
  },
});
const OneId = Type.Object({ id: Id });

const said = {
  signedIn: { ZH: '登录成功', EN: 'Login successful' },
  signedOut: { ZH: '已退出登录', EN: 'You are logged out' },
  invited: { ZH: '邀请已发送', EN: 'The invitation has been sent' },
  changed: { ZH: '修改成功', EN: 'Changed' },
  locked: { ZH: '已锁定', EN: 'Locked' },
  unlocked: { ZH: '已解除锁定', EN: 'Unlocked' },
} satisfies Record<string, Bilingual>;

interface Options {
  guard: StaffGuard;
  members: StaffMembers;
  signIn: StaffSignInService;
}

/** Calls of signing in to the console, and of who works there. */
export const staffRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, members, signIn }) => {
  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

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

  app.get(
    '/organiser/staff',
    call('Everybody who works for the organiser, by name. Administrators only.', Type.Array(StaffMember), {}),
    async (request) => {
      await guard.require(request, 'administrator');
      return members.list();
    },
  );

  app.post(
    '/organiser/staff',
    call('Invites somebody to the staff. Administrators only.', StaffMember, { body: NewMember }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.invited);
      return members.invite(actor, request.body);
    },
  );

  app.put(
    '/organiser/staff/:id',
    call('Changes a name, a language or rights. Administrators only.', StaffMember, {
      params: OneId,
      body: MemberChange,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.changed);
      return members.change(actor, request.params.id, request.body);
    },
  );

  app.post(
    '/organiser/staff/:id/invitation',
    call(
      'Invites somebody anew: password and authenticator are set again. Administrators only.',
      StaffMember,
      {
        params: OneId,
      },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.invited);
      return members.inviteAgain(actor, request.params.id);
    },
  );

  app.post(
    '/organiser/staff/:id/lock',
    call('Locks somebody out at once, or lets them in again. Administrators only.', StaffMember, {
      params: OneId,
      body: Lock,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { isLocked } = request.body;
      const member = await members.lock(actor, request.params.id, isLocked);
      reply.say(isLocked ? said.locked : said.unlocked);
      return member;
    },
  );
};
