import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { vi } from 'vitest';

/** What the service knows itself by at the provider. */
export const CLIENT = {
  OIDC_CLIENT_ID: 'wirefair',
  OIDC_CLIENT_SECRET: 'what the provider and the service share in browser tests',
};

/** Seconds. */
const MINUTE = 60;

/**
 * An OpenID Connect provider with login pages of its own. Whoever types an e-mail address there has it, and it is
 * verified.
 * @param port where it listens; its name is `localhost`, which is another site than that of the tests
 * @param site address of the site that it sends people back to
 */
export async function startIdentityProvider(port: number, site: string) {
  // It warns of what only tests may do, such as keeping everything in memory.
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const provider = new Provider(issuerAt(port), {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${site}/d/organiser/login/provider`],
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    cookies: { keys: ['of tests alone'] },
    ttl: { AccessToken: MINUTE, Grant: MINUTE, IdToken: MINUTE, Interaction: MINUTE, Session: MINUTE },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true }),
    }),
  });
  warnings.mockRestore();
  const works = provider.callback();
  const server = createServer((request, response) => void works(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Who the provider is. */
export const issuerAt = (port: number): string => `http://localhost:${port}`;
