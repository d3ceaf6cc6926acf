import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { gatewayLogger } from '../../src/logger.ts';
import { fakeRest } from './fake-rest.ts';

interface GraphQLAnswer {
  status: number;
  headers: Record<string, unknown>;
  // Each test knows the shape that it asked for.
  data: Record<string, never> | null;
  errors: { message: string; path?: string[]; extensions: { code: string } }[] | undefined;
}

/** The operations of the site, which alone are answered where people are real. */
const LISTED = fileURLToPath(new URL('../../../contracts/operations.json', import.meta.url));

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A gateway before a fake REST server; both end with the test. */
export async function useGateway(
  answers: Parameters<typeof fakeRest>[0],
  env: Record<string, string> = {},
  parts: Omit<Parameters<typeof buildApp>[0], 'config' | 'logger'> = {},
  unknown?: Parameters<typeof fakeRest>[1],
) {
  const rest = await fakeRest(answers, unknown);
  const config = readConfig({
    BACKEND_URL: rest.origin,
    WEB_DIST: '/nowhere',
    OPERATIONS_FILE: LISTED,
    PUBLIC_TTL_MS: '0',
    ...env,
  });
  const lines: string[] = [];
  const logger = gatewayLogger('info', { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ config, logger, ...parts });
  open.push(async () => {
    await app.close();
    await rest.close();
  });

  async function query(
    text: string,
    options: { variables?: object; headers?: Record<string, string> } = {},
  ): Promise<GraphQLAnswer> {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...options.headers },
      payload: { query: text, variables: options.variables },
    });
    const body = response.json<Pick<GraphQLAnswer, 'data' | 'errors'>>();
    return {
      status: response.statusCode,
      headers: response.headers,
      data: body.data ?? null,
      errors: body.errors,
    };
  }
  /** All that was logged. */
  const log = () => lines.join('');
  return { rest, app, query, log };
}
