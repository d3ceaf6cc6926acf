import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import { PasswordInput } from '../ui/password-input';
import { markOf, type Required } from './required';
import { type FieldBinding, useField } from './use-field';

type TextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = FieldBinding<
  Values,
  Name
> &
  Omit<HTMLChakraProps<'input'>, 'form' | 'name' | 'value' | 'onChange' | 'required'> & {
    label: ReactNode;
    help?: ReactNode;
    required?: Required;
  };

/** One line of text of a form; where it cannot be changed, no mark says whether it may stay blank. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  help,
  required,
  ...input
}: TextFieldProps<Values, Name>) {
  const { value, change, error } = useField({ form, name });
  const Control = input.type === 'password' ? PasswordInput : Input;
  return (
    <Field label={label} help={help} error={error} required={input.readOnly ? undefined : markOf(required)}>
      {(control) => (
        <Control
          {...control}
          {...input}
          name={name}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
