import type { Agent } from 'node:http';
import { type Call, httpCall, oneConnection, type Reply } from './http-call.ts';

/** Whoever asks: an address, and what a browser keeps. */
export interface Browser {
  origin: string;
  from: string;
  cookies: Map<string, string>;
  agent: Agent;
  /** Sent with each request besides. */
  headers?: Record<string, string>;
  /** Gives up when nothing has come for so long, milliseconds. */
  timeoutMs?: number;
  /** Told how much each answer had on the way, bytes. */
  received?: (bytes: number) => void;
}

/** A browser without cookies. @param ca certificate of the site's authority, PEM, where it is none that the system knows */
export const newBrowser = (origin: string, from: string, ca?: string): Browser => ({
  origin,
  from,
  cookies: new Map(),
  agent: oneConnection(origin, ca),
});

/** How an answer is not what was asked for: refused by a limit, a server that fails, or anything else. */
export type Fault = 'refused' | 'server' | 'wrong';

/** An answer that a normal visitor must not get. */
export class WrongAnswer extends Error {
  constructor(
    message: string,
    readonly fault: Fault = 'wrong',
  ) {
    super(message);
  }
}

/** Stops the journey with what was wrong. @throws WrongAnswer unless the condition holds */
export function check(condition: boolean, wrong: string, fault?: Fault): asserts condition {
  if (!condition) throw new WrongAnswer(wrong, fault);
}

const faultOfStatus = (status: number): Fault => {
  if (status === 429) return 'refused';
  return status >= 500 ? 'server' : 'wrong';
};

const faultOfCode: Record<string, Fault> = {
  TOO_MANY_REQUESTS: 'refused',
  UPSTREAM_UNAVAILABLE: 'server',
  INTERNAL_SERVER_ERROR: 'server',
};

const cookieHeader = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends what a browser sends and keeps the cookies of the answer. */
async function exchange(
  browser: Browser,
  path: string,
  more: Pick<Call, 'method' | 'headers' | 'body' | 'isSizeEnough'> = {},
): Promise<Reply> {
  const cookie = cookieHeader(browser);
  const reply = await httpCall({
    url: browser.origin + path,
    from: browser.from,
    agent: browser.agent,
    ...more,
    headers: { ...browser.headers, ...more.headers, ...(cookie === '' ? {} : { cookie }) },
    ...(browser.timeoutMs === undefined ? {} : { timeoutMs: browser.timeoutMs }),
  });
  browser.received?.(reply.bytes);
  for (const line of reply.headers['set-cookie'] ?? []) {
    const [, name, value] = /^(\w+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) browser.cookies.set(name, value);
  }
  return reply;
}

/** A file or page as a browser asks for it. @throws WrongAnswer for another status than 200 */
export async function open(browser: Browser, path: string): Promise<string> {
  const { status, text } = await exchange(browser, path);
  check(status === 200, `${path} answered ${status}`, faultOfStatus(status));
  return text;
}

/** A file that is kept as it comes. @returns its size on the way, bytes @throws WrongAnswer for another status than 200 */
export async function load(browser: Browser, path: string): Promise<number> {
  const { status, bytes } = await exchange(browser, path, { isSizeEnough: true });
  check(status === 200, `${path} answered ${status}`, faultOfStatus(status));
  return bytes;
}

/**
 * A GraphQL operation as a browser sends it; its cookies go along and those of the answer are kept.
 * @returns the data
 * @throws WrongAnswer for a refusal or errors of any kind
 */
export async function ask<T>(browser: Browser, query: string, variables: object = {}): Promise<T> {
  const { status, text } = await exchange(browser, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'ZH' },
    body: JSON.stringify({ query, variables }),
  });
  check(status === 200, `GraphQL answered ${status}: ${text.slice(0, 200)}`, faultOfStatus(status));
  const { data, errors } = JSON.parse(text) as {
    data?: T | null;
    errors?: { extensions?: { code?: string } }[];
  };
  const isRight = errors === undefined && data !== undefined && data !== null;
  const fault = faultOfCode[errors?.[0]?.extensions?.code ?? ''];
  check(isRight, `GraphQL errors: ${text.slice(0, 300)}`, fault);
  return data;
}
