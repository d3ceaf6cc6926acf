import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** Applying for a booth. */
export const boothApplicationSource = defineSource(({ rest }) => ({
  /** Ways to hear of the fair. */
  waysToKnow: () => rest.getPublic('/app/exhibiting/dict/waysToKnow'),

  apply: (body: Input<'post', '/app/exhibiting/booth-application'>['body']) =>
    rest.post('/app/exhibiting/booth-application', { body }),
}));
