import type { Agent } from 'node:http';
import { httpCall } from '../support/http-call.ts';

/** Whoever asks: an address, and what a browser keeps. */
export interface Browser {
  origin: string;
  from: string;
  cookies: Map<string, string>;
  agent: Agent;
}

/** An answer that a normal visitor must not get. */
export class WrongAnswer extends Error {}

/** Stops the journey with what was wrong. @throws WrongAnswer unless the condition holds */
export function check(condition: boolean, wrong: string): asserts condition {
  if (!condition) throw new WrongAnswer(wrong);
}

/** A file or page as a browser asks for it. @throws WrongAnswer for another status than 200 */
export async function open({ origin, from, agent }: Browser, path: string): Promise<string> {
  const { status, text } = await httpCall({ url: origin + path, from, agent });
  check(status === 200, `${path} answered ${status}`);
  return text;
}

/**
 * A GraphQL operation as a browser sends it; its cookies go along and those of the answer are kept.
 * @returns the data
 * @throws WrongAnswer for a refusal or errors of any kind
 */
export async function ask<T>(browser: Browser, query: string, variables: object = {}): Promise<T> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers: Record<string, string> = { 'content-type': 'application/json', language: 'ZH' };
  if (cookie) headers['cookie'] = cookie;
  const {
    status,
    text,
    headers: answered,
  } = await httpCall({
    url: `${browser.origin}/graphql`,
    from: browser.from,
    agent: browser.agent,
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  for (const line of answered['set-cookie'] ?? []) {
    const [, name, value] = /^(\w+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) browser.cookies.set(name, value);
  }
  check(status === 200, `GraphQL answered ${status}: ${text.slice(0, 200)}`);
  const { data, errors } = JSON.parse(text) as { data?: T | null; errors?: unknown };
  check(errors === undefined && data !== undefined && data !== null, `GraphQL errors: ${text.slice(0, 300)}`);
  return data;
}
