import { fakeRest, refusal } from './fake-rest.ts';
import { mockAnswers } from './mock-answers.ts';

/**
 * A REST server with a few made-up records, to work on the gateway or the site without a backend.
 * @param port 0: any free one
 * @param log gets a line for each call that it does not have, which it answers with 404
 */
export function startMock(port: number, log: (line: string) => void) {
  const unknown = (url: URL, method: string) => {
    log(`No such call: ${method} ${url.pathname}${url.search}`);
    return refusal(404, 404, 'no such call');
  };
  return fakeRest(mockAnswers, unknown, port);
}
