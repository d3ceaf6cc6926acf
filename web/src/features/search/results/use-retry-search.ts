import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router-dom';

/** Searches again: what a failed group has said is an answer like others, and would be read from the cache. */
export function useRetrySearch(): () => void {
  const { cache } = useApolloClient();
  const { revalidate } = useRevalidator();
  return () => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'siteSearch' });
    void revalidate();
  };
}
