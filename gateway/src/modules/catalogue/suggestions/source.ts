import { defineSource } from '../../../context/source.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { exhibitorSource } from '../exhibitors/index.ts';
import { productSource } from '../products/index.ts';
import { suggestionsFrom } from './listed-suggestions.ts';

/** Suggestions for a search. */
export const suggestionSource = defineSource((context) => ({
  /** The text with fewer words; none of them where the REST service does not tell. */
  relaxed: (keyword: string) =>
    context.rest.whereOffered<Schemas['RelaxedSearch']>(
      'GET /app/catalogue/relaxedSearch',
      () => context.rest.getPublic('/app/catalogue/relaxedSearch', { query: { keyword } }),
      async () => ({ keyword: '', leftOut: [] }),
    ),

  /** Names of exhibitors and products that go on from what was typed. */
  named: (keyword: string, limit: number) =>
    context.rest.whereOffered<Schemas['Suggestion'][]>(
      'GET /app/catalogue/suggestions',
      () => context.rest.getPublic('/app/catalogue/suggestions', { query: { keyword, limit } }),
      () => {
        const lists = { exhibitors: exhibitorSource(context).list, products: productSource(context).list };
        return suggestionsFrom(lists, keyword, limit);
      },
    ),
}));
