import { type Bilingual } from '../../schema/errors.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Step } from '../step.ts';

/** Size of one answer, bytes of its JSON (docs/promises.md 11). */
export const MAX_ANSWER_BYTES = 1_000_000;

/** Errors of one answer: a broken list need not fill it. */
const MAX_ERRORS = 20;

const tooManyBytes: Bilingual = {
  ZH: '结果超过 1 MB，请减小列表长度或减少字段',
  EN: 'The answer is larger than 1 MB; ask for shorter lists or fewer fields',
};

/** Whether a text has more bytes than an answer may have. */
const isTooLarge = (text: string): boolean =>
  // A character of JavaScript is at most three bytes of UTF-8, so short texts need no counting.
  text.length * 3 > MAX_ANSWER_BYTES && Buffer.byteLength(text) > MAX_ANSWER_BYTES;

function limitErrors(exchange: GraphQLExchange): void {
  const { result } = exchange;
  if (!result?.errors) return;
  if (result.errors.length > MAX_ERRORS)
    exchange.result = { ...result, errors: result.errors.slice(0, MAX_ERRORS) };
  // A caller who reports an error can quote the id. A rendered page is kept for others.
  if (exchange.http) exchange.extensions = { ...exchange.extensions, requestId: exchange.requestId };
}

function textOf({ result, extensions }: GraphQLExchange): string {
  const dataText = result?.dataText;
  if (dataText === undefined) return JSON.stringify(extensions ? { ...result, extensions } : result);
  return `{"data":${dataText}${extensions ? `,"extensions":${JSON.stringify(extensions)}` : ''}}`;
}

/** Makes the text of the answer, within the limits of its errors and its size. */
export const answerLimits = (): Step => ({
  name: 'answer-limits',
  end(exchange) {
    if (exchange.stream) return;
    limitErrors(exchange);
    exchange.body = textOf(exchange);
    if (!isTooLarge(exchange.body)) return;
    const errors = [{ message: tooManyBytes[exchange.locale], extensions: { code: 'TOO_COSTLY' } }];
    exchange.result = { errors, data: null };
    limitErrors(exchange);
    exchange.body = textOf(exchange);
  },
});
