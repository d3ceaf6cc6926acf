import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import { authenticationOf, exceptionsFor, type ProviderMetadata, providerMetadata } from './metadata.ts';
import type { ProviderSettings } from './settings.ts';
import { troubleOf } from './trouble.ts';

/** Longest wait for the provider in one call, milliseconds: a person waits for it. */
const PATIENCE_MS = 5000;
/** The clocks of two machines may differ by so much, seconds. */
const CLOCK_TOLERANCE = 30;

/** What is kept of a sign-in while somebody is at the provider. */
export interface FlowSecrets {
  /** Comes back in the ID token. */
  nonce: string;
  /** Proves to the provider that it is us who began (PKCE, RFC 7636). */
  verifier: string;
}

/** A sign-in that begins. */
interface Begun {
  /** Where to send the browser. */
  address: string;
  /** Comes back with the person, in the address. */
  state: string;
  secrets: FlowSecrets;
}

/** What the provider has sent the person back with. */
export interface ProviderAnswer {
  state: string;
  /** Stands for the sign-in, once; empty where the provider refused it. */
  code: string;
  /** Who answers (RFC 9207); empty for providers that do not say. */
  issuer: string;
  /** Why the provider refused, a word of RFC 6749; empty where it did not. */
  error: string;
}

/** Who somebody is for the provider. */
export interface ProvidedPerson {
  /** Never changes and never names another one. */
  subject: string;
  /** Lower-cased; empty where the provider tells none. */
  email: string;
  /** Whether the provider has made sure that the address is the person's. */
  isVerified: boolean;
}

interface Parts {
  settings: ProviderSettings;
  /** Where the site stands, like https://fair.example/d. */
  site: string;
  log: FastifyBaseLogger;
  /** The real time. */
  now: () => Date;
}

/** The query by which the provider has sent somebody to our address. */
function cameBackTo(redirect: string, { state, code, issuer, error }: ProviderAnswer): URL {
  const address = new URL(redirect);
  for (const [name, value] of Object.entries({ state, code, iss: issuer, error })) {
    if (value !== '') address.searchParams.set(name, value);
  }
  return address;
}

/**
 * The identity provider of the staff, by OpenID Connect's code flow with PKCE. The library checks what comes back: the
 * ID token's signature, issuer, audience, nonce and expiry, and who has answered.
 */
export function identityProvider({ settings, site, log, now }: Parts) {
  const { issuer, clientId, clientSecret } = settings;
  const redirect = `${site}/organiser/login/provider`;
  const metadata = providerMetadata(settings, now);
  /** Keys of the provider, which are asked for again when an unknown one signs. */
  let keys: oidc.ExportedJWKSCache | undefined;

  function configuration(server: ProviderMetadata, fetchInTime: oidc.CustomFetch): oidc.Configuration {
    const client = { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE };
    const made = new oidc.Configuration(server, clientId, client, authenticationOf(server, clientSecret));
    made[oidc.customFetch] = fetchInTime;
    for (const except of exceptionsFor(issuer)) except(made);
    // Without it the library would rely on the connection alone.
    oidc.enableNonRepudiationChecks(made);
    if (keys) oidc.setJwksCache(made, keys);
    return made;
  }

  /** All that one call asks of the provider, within the patience of a person. @throws Refusal for whatever goes wrong */
  async function ask<T>(step: string, work: (config: oidc.Configuration) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(settings.patienceMs ?? PATIENCE_MS);
    const fetchInTime: oidc.CustomFetch = (url, { body, ...options }) =>
      fetch(url, { ...options, ...(body === undefined ? {} : { body }), signal });
    try {
      const config = configuration(await metadata(fetchInTime), fetchInTime);
      const result = await work(config);
      keys = oidc.getJwksCache(config) ?? keys;
      return result;
    } catch (error) {
      const { refusal, reason } = troubleOf(error);
      // Neither codes nor tokens: the words of the library name what is wrong, not what was sent.
      log.warn({ provider: { step, reason } }, 'identity provider');
      throw refusal;
    }
  }

  return {
    issuer,
    name: settings.name,
    /** Whether the staff sign in by it alone. */
    isRequired: settings.isRequired,

    /** Begins a sign-in. @throws Refusal */
    begin: (): Promise<Begun> =>
      ask('begin', async (config) => {
        const [state, nonce, verifier] = [
          oidc.randomState(),
          oidc.randomNonce(),
          oidc.randomPKCECodeVerifier(),
        ];
        const address = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirect,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, state, secrets: { nonce, verifier } };
      }),

    /** Who has come back with a state that is known to be ours. @throws Refusal */
    identify: (answer: ProviderAnswer, { nonce, verifier }: FlowSecrets): Promise<ProvidedPerson> =>
      ask('identify', async (config) => {
        const tokens = await oidc.authorizationCodeGrant(config, cameBackTo(redirect, answer), {
          expectedState: answer.state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const told = tokens.claims();
        if (!told) throw new Error('no ID token');
        // Many providers tell the address by the call for the person's data alone.
        const isTold =
          (told.email !== undefined && told.email_verified !== undefined) ||
          !config.serverMetadata().userinfo_endpoint;
        const { email, email_verified: isVerified } = isTold
          ? told
          : await oidc.fetchUserInfo(config, tokens.access_token, told.sub);
        return {
          subject: told.sub,
          email: typeof email === 'string' ? email.trim().toLowerCase() : '',
          isVerified: isVerified === true,
        };
      }),
  };
}

export type IdentityProvider = ReturnType<typeof identityProvider>;
