import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { vi } from 'vitest';
import type { ProviderSettings } from '../../src/modules/organiser/index.ts';
import { required } from './required.ts';

/** Seconds. */
const MINUTE = 60;

/** Where the provider sends people back to. */
const REDIRECT = 'https://fair.example/d/organiser/login/provider';

/** What the provider knows of somebody, by what they type as their login. */
export interface ProvidedAccount {
  email: string;
  email_verified: boolean;
}

/** How the provider answers instead: not at all, by closing the connection, or by these words. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Settings of a provider that {@link startIdentityProvider} is to fill in. */
export const newSettings = (more: Partial<ProviderSettings> = {}): ProviderSettings => ({
  issuer: '',
  clientId: 'wirefair',
  clientSecret: 'what the provider and the service share in tests',
  name: { ZH: '公司账号', EN: 'the company account' },
  isRequired: false,
  ...more,
});

/** What a browser keeps while it is at the provider. */
function cookieJar() {
  const kept = new Map<string, string>();
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (response: Response) => {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const end = pair.indexOf('=');
        kept.set(pair.slice(0, end), pair.slice(end + 1));
      }
    },
  };
}

/**
 * Logs in on the provider's own pages, and agrees there.
 * @param login what is typed; undefined: "Cancel" is pressed
 * @returns the address to which the provider sends the browser back
 */
export async function logInAtProvider(address: string, login: string | undefined): Promise<URL> {
  const jar = cookieJar();
  let url = address;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 20; steps += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    jar.keep(response);
    form = undefined;
    const text = await response.text();
    const next = response.headers.get('location');
    if (next !== null) {
      url = new URL(next, url).href;
      if (url.startsWith(REDIRECT)) return new URL(url);
      continue;
    }
    const prompt = required(/name="prompt" value="(\w+)"/.exec(text)?.[1], `a form in ${text}`);
    const action = /<form [^>]*action="([^"]+)"/.exec(text)?.[1];
    const abort = /<a href="([^"]+)">\[ Cancel \]/.exec(text)?.[1];
    url = required(login === undefined ? abort : action).replaceAll('&amp;', '&');
    if (login !== undefined) form = new URLSearchParams({ prompt, login, password: 'anything' });
  }
  throw new Error('the provider goes round in circles');
}

/** Starts a real OpenID Connect provider at a free port of this machine, and tells the settings where it is. */
export async function startIdentityProvider(settings: ProviderSettings) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  settings.issuer = issuer;
  const people = new Map<string, ProvidedAccount>();
  // It warns of what only tests may do, such as keeping everything in memory.
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [REDIRECT],
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    ttl: { AccessToken: MINUTE, Grant: MINUTE, IdToken: MINUTE, Interaction: MINUTE, Session: MINUTE },
    cookies: { keys: ['of tests alone'] },
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => ({ sub: accountId, ...person }) };
    },
  });
  warnings.mockRestore();
  const works = provider.callback();
  let instead: Answering | undefined;
  server.on('request', (request, response) => {
    if (instead) instead(request, response);
    else void works(request, response);
  });
  return {
    issuer,
    people,
    /** The provider's own answer, for those that change it a little. */
    works,
    /** Answers differently from now on; as at the beginning where nothing is told. */
    answerBy: (other?: Answering) => {
      instead = other;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startIdentityProvider>>;
