import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import type { BounceService } from './service.ts';

const call = documented('outbox');

/** Reports are a few kilobytes; where the letter itself is behind one, its end may be cut off. Bytes. */
const MOST_BYTES = 100 * 1024;

const refused = {
  off: { ZH: '未设置退信地址', EN: 'No address for bounces is set' },
  secret: { ZH: '密钥错误', EN: 'The secret is wrong' },
};

const BounceBody = {
  content: {
    'message/rfc822': {
      schema: Type.Unknown({ description: 'The letter as it came, or its first 100 KiB.' }),
    },
  },
};

const BounceQuery = Type.Object({
  recipient: Type.String({
    maxLength: 254,
    default: '',
    description:
      'Address that the letter was delivered to, where the mail server tells it; else the headers of the letter are read for it.',
  }),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a caller knows one of the secrets; it takes the same time for every wrong one. */
function isKnown(authorization: string | undefined, secrets: readonly string[]): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  return given !== undefined && secrets.some((one) => timingSafeEqual(digest(given), digest(one)));
}

interface Options {
  /** Undefined where no address for bounces is set. */
  service: BounceService | undefined;
  /** Each of them is good. */
  secrets: readonly string[];
}

/** The call by which a mail server hands over what comes to the address for bounces (decision 0051). */
export const bounceRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { service, secrets }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  // Before the body is read.
  app.addHook('onRequest', async ({ headers }) => {
    if (!service) throw notFound(refused.off);
    if (!isKnown(headers.authorization, secrets)) throw new Refusal(refused.secret, 401);
  });

  app.post(
    '/hooks/bounces',
    {
      bodyLimit: MOST_BYTES,
      ...call(
        'Takes a letter that came to the address for bounces. Whatever it holds, it is answered the same. For the mail server, which sends `authorization: Bearer` and the secret.',
        Type.Null(),
        { querystring: BounceQuery, body: BounceBody },
      ),
    },
    async (request) => {
      if (Buffer.isBuffer(request.body)) await service?.take(request.body, request.query.recipient);
      return null;
    },
  );
};
