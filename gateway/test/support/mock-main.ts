import { startMock } from './mock.ts';

// `npm run mock`: the fake REST server of the tests on a port of its own.
const write = (line: string): void => void process.stdout.write(`${line}\n`);

const port = Number(process.env['MOCK_PORT'] || 4001);
try {
  const { origin, close } = await startMock(port, write);
  write(`The mock of the REST service answers at ${origin}. In another terminal:`);
  write(`  BACKEND_URL=${origin} npm run dev -w gateway`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
} catch (error) {
  process.stderr.write(
    `The mock cannot listen on port ${port}: ${String(error)}. Choose one with MOCK_PORT.\n`,
  );
  process.exitCode = 1;
}
