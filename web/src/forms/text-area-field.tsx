import type { ComponentProps, ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '../ui/field';
import { TextArea } from '../ui/text-area';
import { markOf, type Required } from './required';
import { type FieldBinding, useField } from './use-field';

type TextAreaFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FieldBinding<Values, Name> &
  Omit<ComponentProps<typeof TextArea>, 'control' | 'name' | 'value' | 'onChange'> & {
    label: ReactNode;
    help?: ReactNode;
    required?: Required;
  };

/** Several lines of text of a form, with a counter of its length. */
export function TextAreaField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  help,
  required,
  ...area
}: TextAreaFieldProps<Values, Name>) {
  const { value, change, error } = useField({ form, name });
  return (
    <Field label={label} help={help} error={error} required={markOf(required)}>
      {(control) => <TextArea {...area} control={control} name={name} value={value} onChange={change} />}
    </Field>
  );
}
