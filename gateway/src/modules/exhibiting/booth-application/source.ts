import { defineSource } from '../../../context/source.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';

/** Applying for a booth. */
export const boothApplicationSource = defineSource(({ rest }) => ({
  /** Ways to hear of the fair; none to choose from where the server has no such list. */
  waysToKnow: () =>
    rest.whereOffered<Schemas['DictionaryEntry'][]>(
      'GET /app/exhibiting/dict/waysToKnow',
      () => rest.getPublic('/app/exhibiting/dict/waysToKnow'),
      () => [],
    ),

  apply: (body: Input<'post', '/app/exhibiting/booth-application'>['body']) =>
    rest.post('/app/exhibiting/booth-application', { body }),
}));
