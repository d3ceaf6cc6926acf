import { defineSource } from '../../../context/source.ts';
import { idPath } from '../ids.ts';

/** Leads of the caller's company, and what a visitor shares; never shared between callers. */
export const leadSource = defineSource(({ rest }) => {
  /** null without a pass, and where the server knows no sharing. */
  const sharing = () => rest.get('/app/visitor/sharing');

  return {
    list: (rating: number | undefined, page: number, pageSize: number) =>
      rest.get('/app/exhibiting/leads', { query: { rating, pageNo: page, pageSize } }),

    scan: (code: string) => rest.post('/app/exhibiting/lead', { body: { code } }),

    save: (body: { id: string; note: string; rating: number | null }) =>
      rest.put('/app/exhibiting/lead', { body }),

    remove: (ids: readonly string[]) =>
      rest.delete('/app/exhibiting/leads/{ids}', { path: { ids: idPath(ids) } }),

    sharing,

    share: (isOn: boolean) => rest.put('/app/visitor/sharing', { body: { isOn } }),

    /** Takes the caller's contact back from one company. */
    revoke: async (id: string) => {
      const { message } = await rest.delete('/app/visitor/sharing/{id}', { path: { id: idPath([id]) } });
      return { result: await sharing(), message };
    },
  };
});
