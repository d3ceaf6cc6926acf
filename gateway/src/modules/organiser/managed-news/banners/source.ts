import { defineSource } from '../../../../context/source.ts';
import { addressableId } from '../../../../rest/batch.ts';
import type { Input } from '../../../../rest/operations.ts';

type BannerBody = Input<'post', '/organiser/banners'>['body'];

/** Banners of the home page for their editors. */
export const bannerSource = defineSource(({ consoleRest: rest }) => {
  const one = (id: string) => ({ id: addressableId(id) });
  /** After each write the site is read anew. */
  const written = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };

  return {
    list: () => rest.get('/organiser/banners'),
    save: (id: string | undefined, body: BannerBody) =>
      written(
        id === undefined
          ? rest.post('/organiser/banners', { body })
          : rest.put('/organiser/banners/{id}', { path: one(id), body }),
      ),
    remove: (id: string, version: number) =>
      written(rest.delete('/organiser/banners/{id}', { path: one(id), query: { version } })),
    order: (ids: readonly string[]) =>
      written(rest.put('/organiser/banners/order', { body: { ids: ids.map(addressableId) } })),
  };
});
