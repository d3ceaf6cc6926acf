import { isDeepStrictEqual } from 'node:util';
import { request } from 'undici';
import { contenders, type Field } from './contenders.ts';
import { bodyOf, workloadNames } from './operations.ts';

const SAMPLES = [0, 1, 96, 4711];

async function ask(url: string, body: string, language: string): Promise<{ data?: object; errors?: object }> {
  const answer = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language },
    body,
  });
  return (await answer.body.json()) as { data?: object; errors?: object };
}

/**
 * Makes sure that all contenders give the same data: who answers something else cannot be compared.
 * @throws Error naming the first contender that differs
 */
export async function requireAgreement({ servers }: Field): Promise<void> {
  for (const name of workloadNames) {
    for (const sample of SAMPLES) {
      for (const language of ['ZH', 'EN']) {
        const body = bodyOf(name, sample);
        const expected = await ask(servers.limit.url, body, language);
        if (!expected.data) throw new Error(`limit gives no data for ${body}`);
        for (const contender of contenders) {
          const given = await ask(servers[contender].url, body, language);
          if (given.errors || !isDeepStrictEqual(given.data, expected.data)) {
            throw new Error(
              `${contender} differs in ${language} for ${body}: ${JSON.stringify(given).slice(0, 400)}`,
            );
          }
        }
      }
    }
  }
}
