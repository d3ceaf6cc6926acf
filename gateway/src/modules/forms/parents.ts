import type { Schemas } from '../../rest/operations.ts';

export type FormParent = Schemas['Form'];
export type FormFieldParent = FormParent['formFieldsList'][number];
/** An option of a form's field, as sent and in English. */
export interface FormOptionParent {
  value: string;
  valueEn: string;
}
export type FormAnswerParent = Schemas['EventRegistration']['report']['answers'][number];
