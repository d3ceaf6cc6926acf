import { isDeepStrictEqual } from 'node:util';
import { request } from 'undici';
import { bodyOf, workloadNames } from './operations.ts';

/** Calls of each workload that are compared; far apart, so that no contender can have kept an answer. */
const SAMPLES = [0, 1, 96, 4711];

/** Who is compared: the limit, which is right by definition, and the others; by name. */
export interface Candidates {
  urls: { limit: string } & Record<string, string>;
  /** The upstream calls made since the last question. */
  calls: () => Promise<string[]>;
}

interface Answer {
  data?: object;
  errors?: object;
}

async function ask(url: string, body: string, language: string): Promise<Answer> {
  const answer = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language },
    body,
  });
  return (await answer.body.json()) as Answer;
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 400);

/**
 * Makes sure that all contenders give the same data and make the same upstream calls for it: who does something
 * else cannot be compared.
 * @throws Error naming the first contender that differs
 */
export async function requireAgreement({ urls, calls }: Candidates): Promise<void> {
  const { limit, ...others } = urls;
  for (const name of workloadNames) {
    for (const sample of SAMPLES) {
      for (const language of ['ZH', 'EN']) {
        const body = bodyOf(name, sample);
        await calls();
        const expected = await ask(limit, body, language);
        const expectedCalls = await calls();
        if (!expected.data) throw new Error(`limit gives no data for ${body}`);
        for (const [contender, url] of Object.entries(others)) {
          const given = await ask(url, body, language);
          const givenCalls = await calls();
          const about = `in ${language} for ${body}`;
          if (given.errors || !isDeepStrictEqual(given.data, expected.data)) {
            throw new Error(`${contender} answers differently ${about}: ${shown(given)}`);
          }
          if (!isDeepStrictEqual(givenCalls, expectedCalls)) {
            throw new Error(`${contender} makes other upstream calls ${about}: ${shown(givenCalls)}`);
          }
        }
      }
    }
  }
}
