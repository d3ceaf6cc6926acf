import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FieldBinding } from '../../forms';
import { FilesField, type SentFile } from './files-field';
import { useUploadField } from './use-upload-field';

type FilesFormFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, readonly SentFile[]>,
> = FieldBinding<Values, Name> &
  Pick<ComponentProps<typeof FilesField>, 'label' | 'isRequired' | 'isPrivate' | 'most'>;

/** Uploaded files as a field of a form, which waits for a file under way. */
export function FilesFormField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, readonly SentFile[]>,
>({ form, name, ...files }: FilesFormFieldProps<Values, Name>) {
  const { value, ...field } = useUploadField({ form, name });
  return <FilesField {...files} {...field} files={value} />;
}
