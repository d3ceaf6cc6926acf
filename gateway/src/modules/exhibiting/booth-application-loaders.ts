import type { Caller, RestClient } from '../../rest/client.ts';
import type { BoothAppliedRecord, DictionaryEntryRecord } from '../../rest/contract.ts';

/** Applying for a booth, for one request. */
export function boothApplicationLoaders(rest: RestClient, caller: Caller) {
  return {
    /** Ways to hear of the fair; none to choose from where the server has no such list. */
    waysToKnow: () =>
      rest.whereOffered<DictionaryEntryRecord[]>(
        'GET /app/exhibiting/dict/waysToKnow',
        () => rest.readPublic(caller, '/app/exhibiting/dict/waysToKnow'),
        () => [],
      ),
    apply: (body: object) => rest.post<BoothAppliedRecord>(caller, '/app/exhibiting/booth-application', body),
  };
}
