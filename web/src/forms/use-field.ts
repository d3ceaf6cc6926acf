import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { FormHandle } from './form-handle';

/** What every field component takes to stand for a field of a form. */
export interface FieldBinding<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: FormHandle<Values>;
  name: Name;
}

interface BoundField<Value> {
  value: Value;
  /**
   * Sets the value and removes the error: a field that is being mended does not complain before the next submission.
   * The library cannot type a new value of a generic field: the component's bound on `name` says which it takes.
   */
  change: (value: unknown) => void;
  /** The sentence that says what is wrong with the field. */
  error: string | undefined;
}

/** Value, error and setter of one field of a form. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
}: FieldBinding<Values, Name>): BoundField<FieldPathValue<Values, Name>> {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    value: field.value,
    change: (value) => {
      field.onChange(value);
      form.clear(name);
    },
    error: fieldState.error?.message,
  };
}
