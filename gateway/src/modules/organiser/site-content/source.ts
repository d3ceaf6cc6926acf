import { defineSource } from '../../../context/source.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';
import { contentIdParts } from './content-id.ts';
import type { ContentEntryLineParent } from './parents.ts';

type EntryBody = Input<'post', '/organiser/content/{name}/entries'>['body'];
type ListQuery = Input<'get', '/organiser/content/{name}/entries'>['query'];

/** What is no name of a list names nothing; it must not change the path of a call. */
const nameOf = (name: string): string => (/^[a-z0-9-]{1,60}$/.test(name) ? name : 'none');

/** The site's content for its editors. */
export const siteContentSource = defineSource(({ consoleRest: rest }) => {
  /** After each write the site is read anew. */
  const written = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };
  const list = (name: string) => ({ name: nameOf(name) });
  const one = (id: string) => {
    const parts = contentIdParts(id);
    return { name: parts.collection, id: parts.id };
  };

  return {
    overview: () => rest.get('/organiser/content'),
    collection: (name: string) => nullIfNotFound(rest.get('/organiser/content/{name}', { path: list(name) })),
    async entries(name: string, query: ListQuery) {
      const page = await rest.get('/organiser/content/{name}/entries', { path: list(name), query });
      const records: ContentEntryLineParent[] = page.records.map((line) => ({ collection: name, line }));
      return { ...page, records };
    },
    entry: (id: string) =>
      nullIfNotFound(rest.get('/organiser/content/{name}/entries/{id}', { path: one(id) })),
    versions: (id: string) => rest.get('/organiser/content/{name}/entries/{id}/versions', { path: one(id) }),
    changes: (id: string, from: number, to: number) =>
      rest.get('/organiser/content/{name}/entries/{id}/changes', {
        path: one(id),
        query: { from, to },
      }),

    save: (collection: string, id: string | undefined, body: EntryBody) =>
      written(
        id === undefined
          ? rest.post('/organiser/content/{name}/entries', { path: list(collection), body })
          : rest.put('/organiser/content/{name}/entries/{id}', { path: one(id), body }),
      ),
    remove: (id: string, version: number) =>
      written(rest.delete('/organiser/content/{name}/entries/{id}', { path: one(id), query: { version } })),
    discard: (id: string, version: number) =>
      rest.delete('/organiser/content/{name}/entries/{id}/draft', {
        path: one(id),
        query: { version },
      }),
    restore: (id: string, body: { version: number; number: number }) =>
      rest.post('/organiser/content/{name}/entries/{id}/restore', { path: one(id), body }),
    move: (id: string, place: number) =>
      written(rest.put('/organiser/content/{name}/entries/{id}/place', { path: one(id), body: { place } })),
  };
});
