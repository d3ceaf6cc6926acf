import { request } from 'undici';

/** Where the stub tells which calls reached it since it was last asked, the first few of them. */
export const CALLS_PATH = '/bench/calls';

/** The calls that reached the stub since the last question: method, address, language, body. */
export async function callsOf(stubUrl: string): Promise<string[]> {
  const { body } = await request(stubUrl + CALLS_PATH);
  return (await body.json()) as string[];
}
