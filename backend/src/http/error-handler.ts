import { codeOf } from '@wirefair/service-kit/thrown';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { isConnectionLost, TransactionLost } from '../db/lost.ts';
import { Refusal, type ErrorCode, type RefusalReason } from './errors.ts';
import { languageOf, type Bilingual } from './language.ts';
import { describeValidation } from './validation-messages.ts';

export const unavailable: Bilingual = {
  ZH: '服务暂时不可用，请稍后再试',
  EN: 'The service is not available right now, please try again',
};
const unknownOutcome: Bilingual = {
  ZH: '数据库未及时响应，无法确定本次内容是否已保存，请先查看再决定是否重试',
  EN: 'The database did not answer in time, so it is not known whether this was saved. Please look before you try again',
};
const tooLarge: Bilingual = { ZH: '请求内容过大', EN: 'The request is too large' };
const tooLate: Bilingual = { ZH: '请求未能在规定时间内送达', EN: 'The request took too long to arrive' };
const malformed: Bilingual = { ZH: '请求格式不正确', EN: 'The request is not well-formed' };
const noSuchCall: Bilingual = { ZH: '接口不存在', EN: 'There is no such call' };

const noRoom: Bilingual = {
  ZH: '服务器存储空间不足，本次内容未保存，请稍后再试',
  EN: 'There is no room left on the server, so this was not saved. Please try again later',
};

/** What the file system and PostgreSQL say of a full disk. */
const noRoomCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Errors that wrap others: the query builder's, the upload's. */
const MOST_CAUSES = 4;

/** Whether something was not written because the disk is full. */
export function isForLackOfRoom(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth <= MOST_CAUSES && error instanceof Error; depth += 1) {
    if ('code' in error && noRoomCodes.has(String(error.code))) return true;
    error = error.cause;
  }
  return false;
}

// What PostgreSQL answers to text it cannot hold or numbers out of range: the caller's mistake, not ours.
const inputErrors = new Set(['22021', '22P05', '22P02', '22003']);

function refusalFor(error: FastifyError & { cause?: unknown }): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.validation)
    return new Refusal(describeValidation(error.validation, error.validationContext ?? 'body'));
  if (isForLackOfRoom(error)) return new Refusal(noRoom, 500, 507);
  if (error.statusCode === 413) return new Refusal(tooLarge, 500, 413);
  if (error.statusCode === 408) return new Refusal(tooLate, 500, 408);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(malformed, 500, error.statusCode);
  }
  const code = codeOf(error.cause ?? error);
  if (code !== undefined && inputErrors.has(code)) return new Refusal(malformed);
  return undefined;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Whether a write may have been done though its answer failed: nobody knows when the connection broke meanwhile. */
const mayBeDone = (error: unknown): boolean => !(error instanceof TransactionLost) && isConnectionLost(error);

interface ErrorAnswer {
  status: number;
  code: ErrorCode;
  text: Bilingual;
  field?: string | undefined;
  /** Missing for faults: they are no refusals. */
  reason?: RefusalReason;
  /** What else is wrong. */
  others?: readonly Pick<Refusal, 'text' | 'field' | 'reason'>[];
}

function send(clock: Clock, request: FastifyRequest, reply: FastifyReply, answer: ErrorAnswer) {
  const { status, code, text, field, reason, others = [] } = answer;
  const language = languageOf(request);
  // What is left of a request that did not arrive in time is not waited for.
  if (status === 408) void reply.header('connection', 'close');
  request.refusedWith = { code, status, reason };
  return reply.status(status).send({
    success: false,
    message: text[language],
    code,
    result: null,
    timestamp: clock.now().getTime(),
    ...(field === undefined ? {} : { field }),
    ...(reason === undefined ? {} : { reason }),
    ...(others.length === 0
      ? {}
      : {
          errors: [answer, ...others].map((one) => ({
            message: one.text[language],
            field: one.field,
            reason: one.reason,
          })),
        }),
  });
}

/** Writes every refusal and every fault as the contract's envelope; a fault is logged, its text never sent. */
export function installErrorHandling(app: FastifyInstance, clock: Clock): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal?.status === 507) request.log.error({ err: error }, 'there is no room on the disk');
    if (refusal) return send(clock, request, reply, refusal);
    request.log.error({ err: error }, 'request failed');
    // Status 500: the gateway replaces the words of a 503 by its own, which do not say that it may be done.
    if (!isRead(request.method) && mayBeDone(error)) {
      return send(clock, request, reply, { status: 500, code: 500, text: unknownOutcome });
    }
    return send(clock, request, reply, { status: 503, code: 500, text: unavailable });
  });
  app.setNotFoundHandler((request, reply) =>
    send(clock, request, reply, { status: 404, code: 500, text: noSuchCall, reason: 'NOT_FOUND' }),
  );
}

/** Answers addresses that cannot be read (`%ff`, endless ids), which no route and no error handler ever sees. */
export const refuseAddresses =
  (clock: Clock) =>
  ({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void send(clock, request, reply, { status: statusCode, code: 500, text: malformed, reason: 'INVALID' });
  };
