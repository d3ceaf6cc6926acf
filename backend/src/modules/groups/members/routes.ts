import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { shanghaiText } from '../../../clock/clock.ts';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { pageRequest, pageResult } from '../../../http/page.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Guard } from '../../identity/index.ts';
import {
  type GroupMember as Member,
  OtherBody,
  type Registration,
  type Visit,
} from '../../registration/index.ts';
import { GroupMember, GroupMemberPage, MembersQuery, PassesQuery } from './contract.ts';
import { passesFile } from './passes-file.ts';

const call = documented('groups');
const IdParams = Type.Object({ id: Id });

/** Letters again: for one person, and for all of one leader. */
const letters: Limit = { name: 'member-letter', points: 3, seconds: 60 * 60 };
const lettersOfLeader: Limit = { name: 'member-letters', points: 200, seconds: 60 * 60 };
/** People whom a leader brings in for others, and passes that one cancels; refused ones included. */
const replacements: Limit = { name: 'member-replace', points: 120, seconds: 60 * 60 };
const cancellations: Limit = { name: 'member-cancel', points: 1000, seconds: 60 * 60 };
/** Files of all passes; the server draws each file again. */
const files: Limit = { name: 'group-passes', points: 20, seconds: 60 * 60 };

const said = {
  cancelled: { ZH: '参观证已取消', EN: 'The pass has been cancelled' },
  replaced: {
    ZH: '成员已更换，新的参观编号已通过邮件发送',
    EN: 'The member has been replaced, and the new visitor code was sent by e-mail',
  },
  sent: { ZH: '参观证邮件已重新发送', EN: 'The e-mail with the pass has been sent again' },
};

const toRecord = ({ createdAt, ...member }: Member): GroupMember => ({
  ...member,
  createTime: shanghaiText(createdAt),
});

interface Options {
  guard: Guard;
  limits: Limits;
  registration: Registration;
  visit: () => Promise<Visit>;
}

/** What leaders see and do of the people whom they have registered as groups. Visitors only. */
export const memberRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, limits, registration, visit },
) => {
  const { members } = registration;
  const passes = passesFile(members, visit);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));
  const leader = async (request: FastifyRequest) => (await guard.require(request, ['visitor'])).account;
  const nameOf = ({ nickName, companyName }: Awaited<ReturnType<typeof leader>>) => nickName || companyName;

  app.get(
    '/app/visitor/group-members',
    call('People whom the caller has registered in groups, newest first.', GroupMemberPage, {
      querystring: MembersQuery,
    }),
    async (request) => {
      const { query } = request;
      const { id } = await leader(request);
      const page = await members.list(id, typedLine(query.text), pageRequest(query));
      const passCount = await members.countPasses(id);
      return { ...pageResult({ ...page, records: page.records.map(toRecord) }, query), passCount };
    },
  );

  app.post(
    '/app/visitor/group-members/:id/cancel',
    call('Cancels the pass of a member, for good; done twice it is done once.', GroupMember, {
      params: IdParams,
    }),
    async (request, reply) => {
      const account = await leader(request);
      await limits.count(cancellations, account.id);
      reply.say(said.cancelled);
      return toRecord(await members.cancel(account.id, request.params.id, nameOf(account)));
    },
  );

  app.post(
    '/app/visitor/group-members/:id/replace',
    call(
      'Replaces a member with another person and cancels the pass of the member. The same request again changes nothing.',
      GroupMember,
      { params: IdParams, body: OtherBody },
    ),
    async (request, reply) => {
      const account = await leader(request);
      await limits.count(replacements, account.id);
      await registration.assertOpen();
      const { clientType: _clientType, mailLanguage = request.language, ...person } = request.body;
      const registrar = { accountId: account.id, name: nameOf(account), language: mailLanguage };
      reply.say(said.replaced);
      return toRecord(await members.replace(request.params.id, person, registrar));
    },
  );

  app.post(
    '/app/visitor/group-members/:id/letter',
    call('Sends a member the letter with the code of the pass again.', GroupMember, { params: IdParams }),
    async (request, reply) => {
      const account = await leader(request);
      const { id } = await members.find(account.id, request.params.id);
      await limits.count(lettersOfLeader, account.id);
      await limits.count(letters, id);
      reply.say(said.sent);
      return toRecord(await members.sendAgain(account.id, id, nameOf(account)));
    },
  );

  for (const [side, language] of [
    ['cn', 'ZH'],
    ['en', 'EN'],
  ] as const) {
    app.get(
      `/files/own/group-passes-${side}.pdf`,
      { exposeHeadRoute: false, schema: { hide: true, querystring: PassesQuery } },
      async (request, reply) => {
        const { id } = await leader(request);
        await limits.count(files, id);
        const { part } = request.query;
        const body = await passes(id, part, language);
        const name = part === 1 ? `group-passes-${side}.pdf` : `group-passes-${side}-${part}.pdf`;
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${name}"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          })
          .send(body);
      },
    );
  }
};
