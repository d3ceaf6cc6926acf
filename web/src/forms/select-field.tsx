import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { markOf, type Required } from './required';
import { type FieldBinding, useField } from './use-field';

type SelectFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FieldBinding<Values, Name> &
  Omit<HTMLChakraProps<'select'>, 'form' | 'name' | 'value' | 'onChange' | 'required' | 'children'> & {
    label: ReactNode;
    help?: ReactNode;
    required?: Required;
    options: readonly { value: string; label: string }[];
    /** Words of the entry that stands for no choice; without it there is no such entry. */
    none?: string;
    /** Runs after the choice has been set, for fields that follow from it. */
    onChosen?: (value: string) => void;
  };

/** One of several values of a form, from the browser's own list. */
export function SelectField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  help,
  required,
  options,
  none,
  onChosen,
  ...select
}: SelectFieldProps<Values, Name>) {
  const { value, change, error } = useField({ form, name });
  // A list without an entry for no choice has always one.
  const mark = none === undefined && required !== true ? undefined : markOf(required);
  return (
    <Field label={label} help={help} error={error} required={mark}>
      {(control) => (
        <Select
          {...control}
          {...select}
          name={name}
          value={value}
          onChange={(event) => {
            change(event.currentTarget.value);
            onChosen?.(event.currentTarget.value);
          }}
        >
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
