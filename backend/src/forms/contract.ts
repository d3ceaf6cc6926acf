import Type, { type Static } from 'typebox';

export const FieldType = Type.Union(
  [Type.Literal('Text'), Type.Literal('Select'), Type.Literal('Upload'), Type.Literal('MutiUpload')],
  { description: 'Text, Select, Upload (one file) or MutiUpload (several).' },
);
export type FieldType = Static<typeof FieldType>;

/** A form with its fields (MEET-030, MEET-031, EXH-129, REST-044). */
export const Form = Type.Object(
  {
    mtForms: Type.Object({
      id: Type.String(),
      description: Type.String(),
      descriptionEn: Type.String(),
    }),
    formFieldsList: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Key of its value in userData.' }),
        title: Type.String(),
        titleEn: Type.String(),
        isRequired: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
        fieldType: FieldType,
        defaultValue: Type.String({ description: 'Options of a Select, comma-joined: what is sent.' }),
        defaultValueEn: Type.String({
          description: 'The same options in English, in the same order; blank where they need none.',
        }),
      }),
    ),
  },
  { $id: 'Form', description: 'A form of the organiser: to sign up with, or of the service manual.' },
);
export type Form = Static<typeof Form>;

/** What was sent in for one field, with the words that it answered. */
export const FormAnswer = Type.Object({
  fieldId: Type.String(),
  title: Type.String({ description: 'The field as it was called then.' }),
  titleEn: Type.String(),
  fieldType: FieldType,
  value: Type.String({ description: 'Of uploads the addresses, comma-joined.' }),
  valueEn: Type.String(),
});
export type FormAnswer = Static<typeof FormAnswer>;

/** Longest text of userData, code units: forms of any honest size. */
export const MAX_USER_DATA = 40_000;
