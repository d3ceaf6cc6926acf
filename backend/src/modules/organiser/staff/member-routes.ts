import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { Bilingual } from '../../../http/language.ts';
import { Lock, MemberChange, NewMember, StaffMember } from './contract.ts';
import type { StaffGuard } from './guard.ts';
import type { StaffMembers } from './members.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });

const said = {
  invited: { ZH: '邀请已发送', EN: 'The invitation has been sent' },
  changed: { ZH: '修改成功', EN: 'Changed' },
  locked: { ZH: '已锁定', EN: 'Locked' },
  unlocked: { ZH: '已解除锁定', EN: 'Unlocked' },
} satisfies Record<string, Bilingual>;

interface Options {
  guard: StaffGuard;
  members: StaffMembers;
}

/** Calls by which administrators keep who works in the console. */
export const memberRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, members }) => {
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
