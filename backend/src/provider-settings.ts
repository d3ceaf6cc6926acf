import { ConfigError } from '@wirefair/service-kit/environment';
import { hasProtocol, isLoopback, isOn, needed } from './environment.ts';
import type { ProviderSettings } from './modules/organiser/index.ts';

/** What the provider is called where nobody has given it a name. */
const DEFAULT_NAME = { ZH: '统一身份认证', EN: 'single sign-on' };

/** Longer names would not fit into a button. */
const LONGEST_NAME = 40;

function nameOf(env: NodeJS.ProcessEnv): ProviderSettings['name'] {
  const [zh, en] = ['OIDC_NAME_ZH', 'OIDC_NAME_EN'].map((name) => {
    const text = env[name]?.trim() ?? '';
    if (text.length > LONGEST_NAME)
      throw new ConfigError(`${name} must have at most ${LONGEST_NAME} characters, not ${text.length}.`);
    return text;
  });
  return { ZH: zh || en || DEFAULT_NAME.ZH, EN: en || zh || DEFAULT_NAME.EN };
}

/** What is sent to the provider in clear can be read on the way; on this machine there is no way. */
function isSafeIssuer(text: string): boolean {
  if (hasProtocol(text, ['https:'])) return true;
  return hasProtocol(text, ['http:']) && isLoopback(new URL(text).hostname.replace(/^\[|\]$/g, ''));
}

/**
 * The identity provider of the organiser's staff; undefined where none is set.
 * @throws ConfigError naming the variable that is wrong
 */
export function providerSettings(env: NodeJS.ProcessEnv): ProviderSettings | undefined {
  const issuer = env['OIDC_ISSUER']?.trim();
  const isRequired = isOn(env['OIDC_REQUIRED']);
  if (!issuer) {
    if (isRequired) needed(env, 'OIDC_ISSUER', 'OIDC_REQUIRED is 1');
    return undefined;
  }
  if (!isSafeIssuer(issuer))
    throw new ConfigError(
      `OIDC_ISSUER must be an https address, or an http address of this machine, not "${issuer}".`,
    );
  const because = 'OIDC_ISSUER is set';
  // The provider sends people back to an address under it, and sends them to no other.
  needed(env, 'SITE_ORIGIN', because);
  return {
    issuer,
    clientId: needed(env, 'OIDC_CLIENT_ID', because),
    clientSecret: needed(env, 'OIDC_CLIENT_SECRET', because),
    name: nameOf(env),
    isRequired,
  };
}
