import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import secureJson from 'secure-json-parse';
import type { RequestParameters } from '../../execution/operations.ts';
import { ArrivalTimeout } from '@wirefair/service-kit/arrival';
import { namesUtf8 } from '../../http/charset.ts';
import { isRecord } from '../../is-record.ts';
import { textOf } from '../../rest/text.ts';
import {
  type Bilingual,
  LocalisedError,
  malformed,
  tooLarge,
  tooLate,
  unsupportedCharset,
  withStatus,
} from '../../schema/errors.ts';
import type { GraphQLExchange } from '../exchange.ts';
import { ClientGone } from '../pipeline.ts';
import type { Outcome, Step } from '../step.ts';
import { mediaTypeOf } from './csrf.ts';

const refuse = (text: Bilingual, status: number) =>
  withStatus(new LocalisedError(text, 'BAD_REQUEST'), status);

const wrongType: Bilingual = {
  ZH: '请求内容须为 application/json',
  EN: 'The body of the request must be application/json',
};
const notAnOperation: Bilingual = {
  ZH: '请求须为一个对象，其中 query 与 operationName 为文本，variables 与 extensions 为对象',
  EN: 'The request must be an object with query and operationName as texts, variables and extensions as objects',
};
const namedTwice = (name: string): Bilingual => ({
  ZH: `地址中的参数 ${name} 只能出现一次`,
  EN: `The address may have the parameter ${name} once only`,
});
const noJson = (name: string): Bilingual => ({
  ZH: `地址中的参数 ${name} 须为 JSON 对象`,
  EN: `The parameter ${name} of the address must be a JSON object`,
});

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Reads the parameters of an operation. @throws LocalisedError where they do not have their types */
export function parametersIn(value: unknown): RequestParameters {
  if (!isRecord(value)) throw refuse(notAnOperation, 400);
  const { query, operationName, variables, extensions } = value;
  const isUsable =
    (isAbsent(query) || typeof query === 'string') &&
    (isAbsent(operationName) || typeof operationName === 'string') &&
    (isAbsent(variables) || isRecord(variables)) &&
    (isAbsent(extensions) || isRecord(extensions));
  if (!isUsable) throw refuse(notAnOperation, 400);
  return {
    query: query ?? undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? undefined,
    extensions: extensions ?? undefined,
  };
}

/** Collects the body. @throws LocalisedError, ClientGone */
function read(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(refuse(tooLarge.text, 413));
      else chunks.push(chunk);
    });
    // Each of these events comes at most once.
    request.on('end', () => {
      const [only] = chunks;
      resolve(only && chunks.length === 1 ? only : Buffer.concat(chunks, bytes));
    });
    request.on('error', (error) =>
      reject(error instanceof ArrivalTimeout ? refuse(tooLate.text, 408) : new ClientGone()),
    );
    request.on('close', () => {
      // Each request closes: an error for one that has arrived would cost a tenth of a small operation.
      if (!request.complete) reject(new ClientGone());
    });
  });
}

/** Parses JSON; keys that careless code could take for an object's prototype are refused. */
function parse(text: string): unknown {
  try {
    return secureJson.parse(text);
  } catch {
    throw refuse(malformed.text, 400);
  }
}

async function readPosted(exchange: GraphQLExchange, request: IncomingMessage): Promise<Outcome> {
  const { entrance, headers } = exchange;
  if (mediaTypeOf(exchange) !== 'application/json') throw refuse(wrongType, 415);
  if (!namesUtf8(headers['content-type'])) throw refuse(unsupportedCharset.text, 415);
  if (headers['content-encoding'] !== undefined) throw refuse(malformed.text, 415);
  if (Number(headers['content-length'] ?? 0) > entrance.maxBodyBytes) throw refuse(tooLarge.text, 413);
  const body = await read(request, entrance.maxBodyBytes);
  exchange.onBody();
  // Decoded, other bytes would become replacement characters.
  if (!isUtf8(body)) throw refuse(unsupportedCharset.text, 400);
  exchange.parameters = parametersIn(parse(textOf(body)));
  return undefined;
}

/** Reads the parameters of a GET request. @throws LocalisedError */
function readAddress(url: string): RequestParameters {
  const { searchParams } = new URL(url, 'http://gateway');
  const once = (name: string): string | undefined => {
    const [value, second] = searchParams.getAll(name);
    if (second !== undefined) throw refuse(namedTwice(name), 400);
    return value;
  };
  const record = (name: string) => {
    const text = once(name);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (!isRecord(value)) throw refuse(noJson(name), 400);
    return value;
  };
  return {
    query: once('query'),
    operationName: once('operationName'),
    variables: record('variables'),
    extensions: record('extensions'),
  };
}

/** Reads what the request asks for, from its body or its address. */
export const body = (): Step => ({
  name: 'body',
  notAt: { page: 'the renderer hands over the parameters' },
  begin(exchange) {
    if (!exchange.http) return undefined;
    const { request } = exchange.http;
    if (request.method === 'POST') return readPosted(exchange, request);
    exchange.parameters = readAddress(request.url ?? '');
    return undefined;
  },
});
