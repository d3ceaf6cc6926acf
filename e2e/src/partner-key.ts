import { required } from './required.ts';
import type { System } from './system.ts';

/** Where the gateway of a system is. */
type Address = Pick<System, 'baseUrl'>;

/** Asks the gateway of a system. @param token of a session, none for what everybody may see */
export async function ask<Data>(
  { baseUrl }: Address,
  query: string,
  variables: object,
  token = '',
): Promise<Data> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface NewKey {
  /** Of the pages that may use it. */
  origins?: string[];
  scopes?: string[];
}

/** Makes a partner and a key, as an administrator. */
export async function partnerWithKey(
  system: Address,
  token: string,
  { origins = [], scopes = ['READ_EXHIBITORS', 'READ_PRODUCTS'] }: NewKey = {},
): Promise<{ partnerId: string; key: string }> {
  const added = await ask<{ addPartner: { partner: { id: string } | null } }>(
    system,
    'mutation ($input: AddPartnerInput!) { addPartner(input: $input) { partner { id } } }',
    { input: { name: 'Cable Weekly', contactName: 'Ada', contactEmail: 'ada@weekly.example' } },
    token,
  );
  const partnerId = required(added.addPartner.partner, 'the partner').id;
  const made = await ask<{ createPartnerKey: { key: string | null } }>(
    system,
    'mutation ($input: CreatePartnerKeyInput!) { createPartnerKey(input: $input) { key } }',
    { input: { partnerId, name: 'Copy', scopes, origins } },
    token,
  );
  return { partnerId, key: required(made.createPartnerKey.key, 'the key') };
}

/** The same, where nothing else of the partner is needed. */
export const partnerKey = async (system: Address, token: string, newKey: NewKey = {}): Promise<string> =>
  (await partnerWithKey(system, token, newKey)).key;
