import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Context } from '../context/context.ts';
import { type Locale, localeOf } from '../context/locale.ts';
import { MAX_NODES, tooManyNodes } from '../schema/answer-nodes.ts';

/** Size of one answer, bytes of its JSON (docs/promises.md 11). */
export const MAX_ANSWER_BYTES = 1_000_000;

const tooManyBytes = {
  ZH: '结果超过 1 MB，请减小列表长度或减少字段',
  EN: 'The answer is larger than 1 MB; ask for shorter lists or fewer fields',
};

/** The refusal in the place of an answer that held too many objects; undefined where it did not. */
export function refusalOfLongAnswer({ answerSize, locale }: Context): GraphQLError | undefined {
  if (answerSize.nodes <= MAX_NODES) return undefined;
  return new GraphQLError(tooManyNodes[locale], { extensions: { code: 'TOO_COSTLY' } });
}

/** Sends nothing but the refusal when an answer held too many objects: a part of it would look like the whole. */
export const refuseLongAnswers: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        const error = refusalOfLongAnswer(contextValue);
        if (error && response.body.kind === 'single')
          response.body.singleResult = { data: null, errors: [error] };
      },
    };
  },
};

/**
 * The body of an answer, or where it is larger than {@link MAX_ANSWER_BYTES} that of the refusal in its place.
 * @param requestId id of the request, which the refusal tells
 */
export function withinAnswerBytes(
  body: string,
  { locale, requestId }: { locale: Locale; requestId: string },
): string {
  // A character of JavaScript is at most three bytes of UTF-8, so short texts need no counting.
  if (body.length * 3 <= MAX_ANSWER_BYTES || Buffer.byteLength(body) <= MAX_ANSWER_BYTES) return body;
  return JSON.stringify({
    data: null,
    errors: [{ message: tooManyBytes[locale], extensions: { code: 'TOO_COSTLY' } }],
    extensions: { requestId },
  });
}

/** A hook that applies {@link withinAnswerBytes} to what Fastify answers. */
export async function limitAnswerBytes(
  { headers, id }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string') return payload;
  const body = withinAnswerBytes(payload, { locale: localeOf(headers), requestId: id });
  if (body !== payload) reply.removeHeader('content-length');
  return body;
}
