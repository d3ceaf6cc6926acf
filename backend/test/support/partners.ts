import type { IssuedKey } from '../../src/modules/api-keys/contract.ts';
import type { Partner } from '../../src/modules/organiser/partners/contract.ts';
import type { useService } from './service.ts';
import { staffMember } from './staff.ts';

/**
 * A partner with a key of some scopes, which calls carry as their token.
 * @param names what partner and keys are called, where a test looks at it
 */
export async function partnerWithKey(
  service: ReturnType<typeof useService>,
  scopes: readonly string[],
  { partner = 'Cable Weekly', name = 'Event app' }: { partner?: string; name?: string } = {},
) {
  const { token } = await staffMember(service, 'administrator');
  const ask = async <T>(method: 'DELETE' | 'POST', path: string, body?: object) =>
    (
      await service.call<T>(method, `/organiser/partners${path}`, {
        token,
        language: 'EN',
        ...(body ? { body } : {}),
      })
    ).result;
  const { id } = await ask<Partner>('POST', '', {
    name: partner,
    contactName: 'Lin Yi',
    contactEmail: 'lin.yi@weekly.example',
    note: '',
  });
  const issue = (of: readonly string[]) =>
    ask<IssuedKey>('POST', `/${id}/keys`, { name, scopes: of, origins: [] });
  const { key, record } = await issue(scopes);
  return {
    id,
    key,
    issue,
    revoke: () => ask('POST', `/${id}/keys/${record.id}/revocation`),
    remove: () => ask('DELETE', `/${id}`),
  };
}
