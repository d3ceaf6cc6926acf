import { expect, it } from 'vitest';
import { startFailure } from './start-failure.ts';

const failure = (code: string, message: string) =>
  startFailure(new Error('a statement failed', { cause: Object.assign(new Error(message), { code }) }));

it.each([
  [
    '28000',
    'no pg_hba.conf entry for host "db", no encryption',
    /^The database at DATABASE_URL cannot be used: no pg_/,
  ],
  ['3D000', 'database "fair" does not exist', /^The database at DATABASE_URL cannot be used/],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'unable to verify the first certificate',
    /not trusted: .+ sslrootcert=…/,
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Host: db. is not in the cert', /not trusted/],
])('a database that cannot be used (%s) is told in one sentence, and no stack', (code, message, sentence) => {
  const { forLauncher, forLog } = failure(code, message);
  expect(forLauncher).toMatch(sentence);
  expect(forLog).toBe(forLauncher);
});

it('a fault of ours is told with its stack', () => {
  expect(startFailure(new TypeError('x is not a function')).forLog).toMatch(
    /TypeError: x is not a function[^]+at /,
  );
});
