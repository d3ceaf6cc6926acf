import type { Caller, RestClient } from '../../rest/client.ts';
import type { OwnCompanyRecord } from '../../rest/contract.ts';
import { completeOwnCompany } from './records.ts';

const path = '/app/exhibiting/company';

/** What the REST call takes: what can be written of its record. */
export type CompanyBody = Omit<
  OwnCompanyRecord,
  'id' | 'username' | 'boothNumber' | 'positionType' | 'positionType_dictText' | 'boothRange' | 'updateTime'
>;

/** Reads and writes of the caller's own company; never shared. */
export function companyLoaders(rest: RestClient, caller: Caller) {
  return {
    find: async () => completeOwnCompany(await rest.readOwn<Partial<OwnCompanyRecord>>(caller, path)),

    save: async (body: CompanyBody) => {
      const saved = await rest.post<OwnCompanyRecord>(caller, path, body);
      rest.forgetPublic();
      return saved;
    },
  };
}
