import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { ErrorEnvelope } from '../../../http/envelope.ts';
import { placeOf } from '../../../limits/place.ts';
import type { Guard } from '../../identity/index.ts';
import { DeletionBody, OwnDataPart } from './contract.ts';
import { said } from './messages.ts';
import type { OwnDataService } from './own-data.ts';

const call = documented('registration');

interface Options {
  guard: Guard;
  ownData: OwnDataService;
  /** The real time, for the copy. */
  now: () => Date;
}

/** The calls by which visitors read, take along and delete what is known of them. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ownData, now }) => {
  const visitor = async (request: FastifyRequest) => (await guard.require(request, ['visitor'])).account;

  // Personal data is kept by nothing on the way.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

  app.get(
    '/app/visitor/personal-data',
    call(
      'What is known of the caller, by kinds, and what a deletion of the account does with it.',
      Type.Array(OwnDataPart),
      {},
    ),
    async (request) => ownData.parts(await visitor(request), request.language),
  );

  app.post(
    '/app/visitor/deletion-code',
    call("Sends the caller's own number or address a code for deleting the account.", Type.Null(), {}),
    async (request, reply) => {
      const channel = await ownData.sendCode(await visitor(request), request.language, placeOf(request));
      reply.say(channel === 'sms' ? said.smsSent : said.emailSent);
      return null;
    },
  );

  app.post(
    '/app/visitor/deletion',
    call("Deletes the caller's account and personal data, and ends all of its sessions.", Type.Null(), {
      body: DeletionBody,
    }),
    async (request, reply) => {
      await ownData.delete(await visitor(request), request.body, placeOf(request));
      reply.say(said.deleted);
      return null;
    },
  );

  // Below /files/own/, where the site passes files on to their owner's session.
  app.get(
    '/files/own/personal-data.json',
    {
      schema: {
        tags: ['registration'],
        summary: 'Everything that is known of the caller, as a JSON file. Visitors only.',
        response: {
          200: { content: { 'application/octet-stream': { schema: Type.Unsafe<Readable>({}) } } },
          '4xx': ErrorEnvelope,
          '5xx': ErrorEnvelope,
        },
      },
    },
    async (request, reply) => {
      const parts = await ownData.copy(await visitor(request), now());
      return reply
        .type('application/octet-stream')
        .header('content-disposition', 'attachment; filename="personal-data.json"')
        .send(Readable.from(parts));
    },
  );
};
