import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import { documented } from '../../../http/documented.ts';
import { Refusal } from '../../../http/errors.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Guard } from '../../identity/index.ts';
import type { Registration } from '../service.ts';
import { OtherBody, OtherPerson, OthersQuery } from './contract.ts';
import type { RegisteredPerson } from './service.ts';
import type { Person } from '../rules.ts';

const call = documented('registration');
/** ERR-053 */
const added = { ZH: '添加成功', EN: 'Add successful' };
/** People that one account sends in, refused ones included. */
const submissions: Limit = { name: 'register-other', points: 120, seconds: 60 * 60 };
const submissionsOfDay: Limit = { name: 'register-other-day', points: 500, seconds: 24 * 60 * 60 };
/** Within this time the same person, sent again, is the same submission whose answer was lost. */
const REPEAT_MS = 5 * 60_000;

const toRecord = ({ createdAt, ...person }: RegisteredPerson): OtherPerson => ({
  ...person,
  createTime: shanghaiText(createdAt),
});

interface Options {
  clock: Clock;
  guard: Guard;
  limits: Limits;
  registration: Registration;
}

/** The calls of registering other people (REST-089, REST-090, VC-069..073). Visitors only. */
export const otherRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { clock, guard, limits, registration },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  const visitor = async (request: FastifyRequest) => (await guard.require(request, ['visitor'])).account;

  /** The person whom this account has registered just now, where this is the same submission again. */
  async function repeated(accountId: string, person: Person): Promise<RegisteredPerson | undefined> {
    const { records } = await registration.registeredBy(accountId, '', { offset: 0, limit: 20 });
    const since = clock.now().getTime() - REPEAT_MS;
    const digits = (number: string) => number.replace(/\D/g, '').slice(-11);
    return records.find(
      (one) =>
        one.createdAt.getTime() >= since &&
        digits(one.mobileNumber) === digits(person.mobileNumber) &&
        one.firstName === person.firstName.replace(/\s+/g, ' ').trim() &&
        one.email === person.email.trim(),
    );
  }

  app.get(
    '/app/visitor/others',
    call('People whom the caller has registered, newest first.', pageOf(OtherPerson), {
      querystring: OthersQuery,
    }),
    async (request) => {
      const { query } = request;
      const { id } = await visitor(request);
      const page = await registration.registeredBy(id, query.mobileNumber.trim(), pageRequest(query));
      return pageResult({ ...page, records: page.records.map(toRecord) }, query);
    },
  );

  app.post(
    '/app/visitor/others',
    call('Registers somebody else, who gets the code of the pass by e-mail.', OtherPerson, {
      body: OtherBody,
    }),
    async (request, reply) => {
      const account = await visitor(request);
      await limits.count(submissions, account.id);
      await limits.count(submissionsOfDay, account.id);
      await registration.assertOpen();
      const { clientType: _clientType, mailLanguage = request.language, ...person } = request.body;
      const registrar = {
        accountId: account.id,
        name: account.nickName || account.companyName,
        language: mailLanguage,
      };
      reply.say(added);
      try {
        return toRecord(await registration.registerPerson(person, registrar));
      } catch (error) {
        const isTaken = error instanceof Refusal && error.status === 409;
        const before = isTaken ? await repeated(account.id, person) : undefined;
        if (!before) throw error;
        return toRecord(before);
      }
    },
  );
};
