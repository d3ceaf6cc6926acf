import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';
import { completeJournalEntry } from './records.ts';

/** The entry of the caller's company in the conference journal; never shared. */
export const journalSource = defineSource(({ rest }) => ({
  own: async () => completeJournalEntry(await rest.get('/app/exhibiting/journal')),

  save: (body: Input<'post', '/app/exhibiting/journal'>['body']) =>
    rest.post('/app/exhibiting/journal', { body }),
}));
