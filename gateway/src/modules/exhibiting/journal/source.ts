import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** The entry of the caller's company in the conference journal; never shared. */
export const journalSource = defineSource(({ rest }) => ({
  own: () => rest.get('/app/exhibiting/journal'),

  save: (body: Input<'post', '/app/exhibiting/journal'>['body']) =>
    rest.post('/app/exhibiting/journal', { body }),
}));
