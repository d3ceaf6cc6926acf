import type { IssuedKey } from '../../src/modules/api-keys/contract.ts';
import type { Partner } from '../../src/modules/organiser/partners/contract.ts';
import type { useService } from './service.ts';
import { staffMember } from './staff.ts';

/** A key that an administrator has made for a new partner. @returns the key itself, which calls carry as their token */
export async function partnerKey(
  service: ReturnType<typeof useService>,
  {
    partner,
    name,
    scopes,
    isTest = false,
  }: { partner: string; name: string; scopes: string[]; isTest?: boolean },
): Promise<string> {
  const { token } = await staffMember(service, 'administrator');
  const made = await service.call<Partner>('POST', '/organiser/partners', {
    token,
    body: { name: partner, contactName: 'Lin Yi', contactEmail: 'lin.yi@partner.example' },
  });
  const issued = await service.call<IssuedKey>('POST', `/organiser/partners/${made.result.id}/keys`, {
    token,
    body: { name, scopes, isTest },
  });
  return issued.result.key;
}
