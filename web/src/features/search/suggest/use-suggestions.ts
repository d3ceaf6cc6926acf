import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from './suggestions.generated';

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

/** How long typing has to rest before anything is asked, in milliseconds. */
const REST_MS = 150;

const none: readonly Suggestion[] = [];

/**
 * Suggestions for what is being typed. Asked once typing rests; what is outdated by then is cancelled, so that answers
 * never come in the wrong order. A failure suggests nothing: the search itself still works.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const client = useApolloClient();
  const [known, setKnown] = useState<{ text: string; items: readonly Suggestion[] }>({
    text: '',
    items: none,
  });
  const text = typed.trim();

  useEffect(() => {
    if (text === '') return undefined;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      client
        .query({
          query: SearchSuggestionsDocument,
          variables: { text },
          context: { queryDeduplication: false, fetchOptions: { signal: outdated.signal } },
        })
        .then(({ data }) => {
          if (!outdated.signal.aborted) setKnown({ text, items: data?.searchSuggestions ?? none });
        })
        .catch(() => {
          if (!outdated.signal.aborted) setKnown({ text, items: none });
        });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [client, text]);

  // Those for a little less stand until the next are here, so that the list does not flicker.
  const fits =
    text !== '' && known.text !== '' && (text.startsWith(known.text) || known.text.startsWith(text));
  return fits ? known.items : none;
}
