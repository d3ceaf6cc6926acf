import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { staff } from '../../src/modules/organiser/staff/tables.ts';
import {
  logInAtProvider,
  newSettings,
  startIdentityProvider,
  type TestProvider,
} from './identity-provider.ts';
import { first } from './required.ts';
import { useService, type Answer } from './service.ts';
import { staffMember } from './staff.ts';

export interface Member {
  id: string;
  name: string;
  email: string;
  state: string;
  providerLinked: string | null;
  lastSignIn: string | null;
}

export const BEGIN = '/organiser/login/provider/begin';
export const COMPLETE = '/organiser/login/provider';

/** What a browser of this name keeps. */
export const deviceOf = (name: string) => createHash('md5').update(name).digest('hex');

/** What the address says to which the provider has sent somebody back. */
const answerIn = ({ searchParams }: URL) => ({
  state: searchParams.get('state') ?? '',
  code: searchParams.get('code') ?? '',
  issuer: searchParams.get('iss') ?? '',
  error: searchParams.get('error') ?? '',
});

/** What is told of a state that is used up, too old, or another browser's. */
export const expired = {
  status: 400,
  reason: 'EXPIRED',
  message: 'This login has expired or was started in another browser. Log in again',
};

/** What is told of an answer that is not what the provider should have said. */
export const unverifiable = {
  status: 424,
  code: 500,
  reason: 'UNAVAILABLE',
  message: 'The answer of the identity provider could not be verified. Log in again, or ask an administrator',
};

/** A service whose staff may come in by a real provider, and what its tests do again and again. */
export function useProviderService(settings = newSettings(), parts: Parameters<typeof useService>[0] = {}) {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startIdentityProvider(settings);
  });
  const service = useService({
    identityProvider: settings,
    organiserEmail: 'first@fair.example',
    demoEdition: false,
    ...parts,
  });
  afterAll(() => provider.close());
  let made = 0;

  const begin = (device: string) =>
    service.call<{ address: string }>('POST', BEGIN, { language: 'EN', device: deviceOf(device) });
  const complete = (body: object, device: string): Promise<Answer<string>> =>
    service.call('POST', COMPLETE, { language: 'EN', body, device: deviceOf(device) });
  /** Begins in a browser, logs in at the provider, and comes back. @param change what becomes of the address there */
  const returnOf = async (login: string | undefined, device: string, change = (address: string) => address) =>
    answerIn(await logInAtProvider(change((await begin(device)).result.address), login));
  const signIn = async (login: string, device = login) => complete(await returnOf(login, device), device);
  /** Somebody of the staff, with a password or by invitation, who has an account at the provider. */
  async function colleague(isVerified = true) {
    made += 1;
    const { id, token, name } = await staffMember(service, 'editor');
    const [row] = await service.database().orm().select().from(staff).where(eq(staff.id, id));
    const email = first([row?.email]);
    const login = `subject-${made}`;
    provider.people.set(login, { email: email.toUpperCase(), email_verified: isVerified });
    return { id, token, name, email, login };
  }
  const rowOf = async (id: string) =>
    first(await service.database().orm().select().from(staff).where(eq(staff.id, id)));
  const me = async (token: string) =>
    (await service.call<Member | null>('GET', '/organiser/me', { token })).result;
  return {
    service,
    settings,
    provider: () => provider,
    begin,
    complete,
    returnOf,
    signIn,
    colleague,
    rowOf,
    me,
  };
}
