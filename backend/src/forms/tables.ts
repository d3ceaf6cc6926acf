import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { newRecordId, recordId, words } from '../db/columns.ts';

/** Forms of the organiser: to sign up with, and of the service manual. Named after the first that used them. */
export const forms = pgTable('sign_up_form', {
  id: newRecordId(),
  descriptionCn: words('description_cn'),
  descriptionEn: words('description_en'),
});

/** Fields of a form, in their order (MEET-031, EXH-129). */
export const formFields = pgTable(
  'sign_up_field',
  {
    id: newRecordId(),
    formId: recordId('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    isRequired: boolean('is_required').notNull().default(false),
    /** Text, Select, Upload or MutiUpload, spelled as on the wire (MEET-035). */
    fieldType: text('field_type').notNull(),
    /** Of a Select: its options, comma-joined; what is sent is one of these. */
    defaultValue: words('default_value'),
    /** The same options in English, in the same order; blank where they need none. */
    defaultValueEn: words('default_value_en'),
  },
  (table) => [index('sign_up_field_form').on(table.formId, table.rank)],
);

/** One answer as it was sent in, with the words that it answered: forms change later. */
export interface StoredAnswer {
  fieldId: string;
  titleCn: string;
  titleEn: string;
  fieldType: string;
  value: string;
  valueEn: string;
}
