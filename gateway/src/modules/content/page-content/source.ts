import { defineSource } from '../../../context/source.ts';

/** Banners and single texts of pages. */
export const pageContentSource = defineSource(({ rest }) => ({
  banners: () => rest.getPublic('/app/banner', { query: { client: 'pc' } }),

  text: (key: string): Promise<string | undefined> =>
    /^[A-Z][A-Z0-9_]{0,60}$/.test(key)
      ? rest.findPublic('/app/config/{key}', { path: { key } })
      : Promise.resolve(undefined),
}));
