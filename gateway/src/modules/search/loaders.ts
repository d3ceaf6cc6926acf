import type { Caller, RestClient } from '../../rest/client.ts';
import type { SuggestionRecord } from '../../rest/contract.ts';

/** Reads for the search of the whole site that no other domain has. */
export function searchLoaders(rest: RestClient, caller: Caller) {
  return {
    /** Names of exhibitors and products that go on from what was typed. */
    suggestions: (keyword: string, limit: number) =>
      rest.readPublic<SuggestionRecord[]>(caller, '/app/catalogue/suggestions', { keyword, limit }),
  };
}
