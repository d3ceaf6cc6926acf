import { expect, it } from 'vitest';
import { listenFailure } from './start-failure.ts';

const gateway = { name: 'gateway', portVariables: 'PORT or METRICS_PORT' };
const failure = (more: object) => listenFailure(Object.assign(new Error('listen failed'), more), gateway);

it('names the port that is in use, and the variables that choose another', () => {
  expect(failure({ code: 'EADDRINUSE', port: 4000 })).toBe(
    'Port 4000 is in use; choose another with PORT or METRICS_PORT.',
  );
});

it('names the service that may not listen', () => {
  expect(failure({ code: 'EACCES' })).toBe('The gateway may not listen on its port: listen failed.');
});

it('says nothing of other failures', () => {
  expect(failure({})).toBeUndefined();
});
