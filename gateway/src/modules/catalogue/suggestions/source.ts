import { defineSource } from '../../../context/source.ts';

/** Suggestions for a search. */
export const suggestionSource = defineSource(({ rest }) => ({
  /** The text with fewer words; none of them where the REST service does not tell. */
  relaxed: (keyword: string) => rest.getPublic('/app/catalogue/relaxedSearch', { query: { keyword } }),

  /** Names of exhibitors and products that go on from what was typed. */
  named: (keyword: string, limit: number) =>
    rest.getPublic('/app/catalogue/suggestions', { query: { keyword, limit } }),
}));
