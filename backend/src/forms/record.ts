import type { FieldType, Form, FormAnswer } from './contract.ts';
import type { FormRow } from './store.ts';
import type { StoredAnswer } from './tables.ts';

const fieldTypes: readonly FieldType[] = ['Text', 'Select', 'Upload', 'MutiUpload'];
/** What nobody knows is asked for in words. */
const fieldTypeOf = (type: string): FieldType => fieldTypes.find((known) => known === type) ?? 'Text';

export const formRecord = ({ id, descriptionCn, descriptionEn, fields }: FormRow): Form => ({
  mtForms: { id, description: descriptionCn, descriptionEn },
  formFieldsList: fields.map((field) => ({
    id: field.id,
    title: field.titleCn,
    titleEn: field.titleEn,
    isRequired: field.isRequired ? 'Y' : 'N',
    fieldType: fieldTypeOf(field.fieldType),
    defaultValue: field.defaultValue,
    defaultValueEn: field.defaultValueEn,
  })),
});

export const answerRecord = ({ titleCn, fieldType, ...answer }: StoredAnswer): FormAnswer => ({
  ...answer,
  title: titleCn,
  fieldType: fieldTypeOf(fieldType),
});
