import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { fetchSearchSuggestions, type SearchSuggestionsQuery } from './suggestions.generated';
import { onceTypingRests } from './typing-rest';

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

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
    return onceTypingRests((outdated) => {
      fetchSearchSuggestions(client, {
        variables: { text },
        context: { queryDeduplication: false, fetchOptions: { signal: outdated } },
      })
        .then(({ data }) => {
          if (!outdated.aborted) setKnown({ text, items: data?.searchSuggestions ?? none });
        })
        .catch(() => {
          if (!outdated.aborted) setKnown({ text, items: none });
        });
    });
  }, [client, text]);

  // Those for a little less stand until the next are here, so that the list does not flicker.
  const fits =
    text !== '' && known.text !== '' && (text.startsWith(known.text) || known.text.startsWith(text));
  return fits ? known.items : none;
}
