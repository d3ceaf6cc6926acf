import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../../forms';

/** What ties a field for uploads to a field of a form, which waits for a file under way. */
export function useUploadField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
}: FieldBinding<Values, Name>) {
  const { value, change, error } = useField({ form, name });
  return {
    name,
    value,
    error,
    onChange: change,
    onError: (text: string | undefined) => {
      form.clear(name);
      form.showHint(name, text);
    },
    onBusy: (isBusy: boolean) => form.setUploading(name, isBusy),
  };
}
