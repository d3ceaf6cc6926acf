import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** What a change sends: the version that was read, and whole sections as the REST contract has them. */
type Change = Input<'put', '/organiser/editions/{number}'>['body'];
type NewEdition = Input<'post', '/organiser/editions'>['body'];

/** Settings of editions. What is public may change with each write. */
export const managedEditionSource = defineSource(({ consoleRest: rest }) => {
  const changing = async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } finally {
      // Also after a failure: who knows how far it came.
      rest.forgetPublic();
    }
  };
  const list = () => rest.get('/organiser/editions');

  return {
    list,
    find: async (number: number) => (await list()).find((edition) => edition.number === number) ?? null,
    change: (number: number, body: Change) =>
      changing(rest.put('/organiser/editions/{number}', { path: { number }, body })),
    create: (body: NewEdition) => rest.post('/organiser/editions', { body }),
    show: (number: number, version: number) =>
      changing(rest.post('/organiser/editions/{number}/show', { path: { number }, body: { version } })),
    remove: async (number: number, version: number) => {
      const { message } = await rest.delete('/organiser/editions/{number}', {
        path: { number },
        query: { version },
      });
      return { result: null, message };
    },
  };
});
