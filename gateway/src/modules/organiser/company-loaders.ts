import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { CompanyMergeRecord, DeskCompanyLineRecord, DeskCompanyRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

/** A booth as the REST contract has it. */
interface Booth {
  boothNumber: string;
  boothType: string;
  area: string;
}

const NOT_FOUND = 404;

/** What is no id names nothing; it must not change the path of a call. */

/** Companies for administrators. @param caller whose token is that of the console */
export function companyDeskLoaders(rest: RestClient, caller: Caller) {
  const one = (id: string) => `/organiser/companies/${addressableId(id)}`;
  const account = (id: string, accountId: string) => `${one(id)}/accounts/${addressableId(accountId)}`;
  const post = (path: string, body: object) => rest.post<DeskCompanyRecord>(caller, path, body);
  /** After what the public sees has changed, the site is read anew. */
  const written = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };
  return {
    list: (query: { q: string | undefined; state: string | undefined; pageNo: number; pageSize: number }) =>
      rest.readOwn<PageRecord<DeskCompanyLineRecord>>(caller, '/organiser/companies', query),

    /** null for one that is not there. */
    find: (id: string) =>
      rest.readOwn<DeskCompanyRecord>(caller, one(id)).catch((error: unknown) => {
        if (error instanceof UpstreamRefusal && error.status === NOT_FOUND) return null;
        throw error;
      }),

    /** null where there is nothing to merge: one is not there, or both are one. */
    merge: (stays: string, goes: string) =>
      rest
        .readOwn<CompanyMergeRecord>(caller, `${one(stays)}/merge`, { goes: addressableId(goes) })
        .catch((error: unknown) => {
          if (error instanceof UpstreamRefusal && (error.status === NOT_FOUND || error.field === 'goes'))
            return null;
          throw error;
        }),

    setBooth: (id: string, booth: Booth, read: Booth) =>
      written(rest.put<DeskCompanyRecord>(caller, `${one(id)}/booth`, { ...booth, read })),
    addAccount: (id: string, body: { address: string; name: string; language: 'ZH' | 'EN' }) =>
      post(`${one(id)}/accounts`, body),
    inviteAgain: (id: string, accountId: string, language: 'ZH' | 'EN') =>
      post(`${account(id, accountId)}/invitation`, { language }),
    lock: (id: string, accountId: string, isLocked: boolean) =>
      post(`${account(id, accountId)}/lock`, { isLocked }),
    mergeInto: (stays: string, goes: string) =>
      written(post(`${one(stays)}/merge`, { goes: addressableId(goes) })),
  };
}
