import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** The billing information of the caller's company; never shared. */
export const billingSource = defineSource(({ rest }) => ({
  read: () => rest.get('/app/exhibiting/billing'),

  /** The e-mail address travels as `notes` (EXH-114). */
  save: (body: Input<'post', '/app/exhibiting/billing'>['body']) =>
    rest.post('/app/exhibiting/billing', { body }),
}));
