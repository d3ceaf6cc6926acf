import type { Caller, RestClient } from '../../rest/client.ts';
import type { BoothAppliedRecord, DictionaryEntryRecord } from '../../rest/contract.ts';

/** Applying for a booth, for one request. */
export function boothApplicationLoaders(rest: RestClient, caller: Caller) {
  return {
    waysToKnow: () => rest.readPublic<DictionaryEntryRecord[]>(caller, '/app/exhibiting/dict/waysToKnow'),
    apply: (body: object) => rest.post<BoothAppliedRecord>(caller, '/app/exhibiting/booth-application', body),
  };
}
