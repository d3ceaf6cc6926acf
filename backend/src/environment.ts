import { ConfigError } from '@wirefair/service-kit/environment';

/** A variable that another one makes necessary. @throws ConfigError where it is missing */
export function needed(env: NodeJS.ProcessEnv, name: string, because: string): string {
  const text = env[name]?.trim();
  if (!text) throw new ConfigError(`${name} must be set when ${because}.`);
  return text;
}

/** Whether a text is an address with a host and one of these protocols. */
export function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** Whether a switch is on. */
export const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Whether only programs of this machine reach a server that listens on this address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Shorter ones could be guessed. */
const SHORTEST_SECRET = 32;

/** A secret, or several with commas between them while one takes the place of another. @throws ConfigError for a short one */
export function secretsOf(name: string, list: string): string[] {
  const secrets = list.split(',').map((text) => text.trim());
  if (secrets.some(({ length }) => length < SHORTEST_SECRET))
    throw new ConfigError(`${name} must have at least ${SHORTEST_SECRET} characters.`);
  return secrets;
}
