import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** The caller's own company; never shared. */
export const companySource = defineSource(({ rest }) => ({
  find: () => rest.get('/app/exhibiting/company'),

  save: async (body: Input<'post', '/app/exhibiting/company'>['body']) => {
    const saved = await rest.post('/app/exhibiting/company', { body });
    rest.forgetPublic();
    return saved;
  },
}));
