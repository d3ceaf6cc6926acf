import type { Context } from '../../context/context.ts';
import { pick } from '../../context/locale.ts';
import { UpstreamRefusal, UpstreamUnavailable } from '../../rest/errors.ts';
import type { Schemas } from '../../rest/operations.ts';
import type { SearchSuggestion } from '../../schema/resolvers.generated.ts';
import { suggestionSource } from '../catalogue/index.ts';
import { editionSource } from '../content/index.ts';

/** Hot searches among the suggestions at most: the rest is for what there is. */
const HOT = 3;

/** Suggestions are a help: without one of their sources there are the others. */
const orNothing = <T>(read: Promise<T[]>): Promise<T[]> =>
  read.catch((error: unknown) => {
    if (error instanceof UpstreamUnavailable || error instanceof UpstreamRefusal) return [];
    throw error;
  });

async function hotSearches(context: Context, text: string): Promise<SearchSuggestion[]> {
  const { hotSearches: all } = await editionSource(context).read();
  const typed = text.toLowerCase();
  return all
    .map(({ cn, en }) => pick(context, {}, cn, en))
    .filter((words) => words.toLowerCase().includes(typed))
    .slice(0, HOT)
    .map((words) => ({ kind: 'HOT_SEARCH', text: words, exhibitorId: null }));
}

const toSuggestion =
  (context: Context) =>
  ({ kind, id, name, nameEn }: Schemas['Suggestion']): SearchSuggestion => ({
    kind: kind === 'exhibitor' ? 'EXHIBITOR' : 'PRODUCT',
    text: pick(context, {}, name, nameEn),
    exhibitorId: kind === 'exhibitor' ? id : null,
  });

/** Suggestions for what has been typed so far: hot searches first, then names of exhibitors and products. */
export async function searchSuggestions(
  context: Context,
  text: string,
  limit: number,
): Promise<SearchSuggestion[]> {
  const typed = text.trim();
  if (typed === '') return [];
  const [hot, named] = await Promise.all([
    orNothing(hotSearches(context, typed)),
    orNothing(suggestionSource(context).named(typed, limit)),
  ]);
  const all = [...hot, ...named.map(toSuggestion(context))];
  // The same words twice help nobody.
  return all
    .filter(({ text: words }, at) => all.findIndex((one) => one.text === words) === at)
    .slice(0, limit);
}
