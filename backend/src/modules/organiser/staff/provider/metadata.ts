import * as oidc from 'openid-client';
import type { ProviderSettings } from './settings.ts';

export type ProviderMetadata = oidc.ServerMetadata;

/** So long what the provider tells of itself is believed, before it is asked again. */
const FRESH_MS = 15 * 60 * 1000;

/** Has the library reach a provider without encryption, which the settings allow for one on this machine alone. */
export const exceptionsFor = (issuer: string): ((config: oidc.Configuration) => void)[] =>
  // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; it is for exactly this
  issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];

/** How we prove to the provider who we are: by one of the ways that it takes. */
export function authenticationOf(server: ProviderMetadata, clientSecret: string): oidc.ClientAuth {
  // Basic is what a provider takes that names no way (OpenID Connect Discovery 1.0).
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return ways.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret);
}

/** What the provider tells of itself (OpenID Connect Discovery), kept for a while. */
export function providerMetadata({ issuer, clientId }: ProviderSettings, now: () => Date) {
  let known: { server: ProviderMetadata; until: number } | undefined;

  /** @throws whatever the library says of a provider that does not answer or answers nonsense */
  return async (customFetch: oidc.CustomFetch): Promise<ProviderMetadata> => {
    const at = now().getTime();
    if (known && at < known.until) return known.server;
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
      [oidc.customFetch]: customFetch,
      execute: exceptionsFor(issuer),
    });
    known = { server: { ...found.serverMetadata() }, until: at + FRESH_MS };
    return known.server;
  };
}
