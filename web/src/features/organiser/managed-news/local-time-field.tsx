import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../../../forms';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

type LocalTimeFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FieldBinding<Values, Name> & { label: string; help: string };

/** A moment in Shanghai time to the minute, yyyy-MM-ddTHH:mm; some browsers add seconds, which are dropped. */
export function LocalTimeField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  help,
}: LocalTimeFieldProps<Values, Name>) {
  const { value, change, error } = useField({ form, name });
  return (
    <Field label={label} help={help} error={error} required={false}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="datetime-local"
          value={value}
          onChange={(event) => change(event.currentTarget.value.slice(0, 16))}
        />
      )}
    </Field>
  );
}
