import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';

type ListQuery = Input<'get', '/organiser/news'>['query'];
type ArticleBody = Input<'post', '/organiser/news'>['body'];

/** The show's news for their editors. */
export const managedNewsSource = defineSource(({ consoleRest: rest }) => {
  const one = (id: string) => ({ id: addressableId(id) });
  /** After each write the site is read anew. */
  const written = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };

  return {
    list: (query: ListQuery) => rest.get('/organiser/news', { query }),
    /** null for one that is not there. */
    find: (id: string) => nullIfNotFound(rest.get('/organiser/news/{id}', { path: one(id) })),
    versions: (id: string) => rest.get('/organiser/news/{id}/versions', { path: one(id) }),
    changes: (id: string, from: number, to: number) =>
      rest.get('/organiser/news/{id}/changes', { path: one(id), query: { from, to } }),

    save: (id: string | undefined, body: ArticleBody) =>
      written(
        id === undefined
          ? rest.post('/organiser/news', { body })
          : rest.put('/organiser/news/{id}', { path: one(id), body }),
      ),
    restore: (id: string, body: { version: number; number: number }) =>
      written(rest.post('/organiser/news/{id}/restore', { path: one(id), body })),
    remove: (id: string, version: number) =>
      written(rest.delete('/organiser/news/{id}', { path: one(id), query: { version } })),
  };
});
