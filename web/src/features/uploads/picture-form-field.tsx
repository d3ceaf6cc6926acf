import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FieldBinding } from '../../forms';
import { PictureField } from './picture-field';
import { useUploadField } from './use-upload-field';

type PictureFormFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null>,
> = FieldBinding<Values, Name> &
  Omit<ComponentProps<typeof PictureField>, 'name' | 'value' | 'error' | 'onChange' | 'onError' | 'onBusy'>;

/** The address of one uploaded picture as a field of a form, which waits for a picture under way. */
export function PictureFormField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null>,
>({ form, name, ...picture }: PictureFormFieldProps<Values, Name>) {
  const field = useUploadField({ form, name });
  return <PictureField {...picture} {...field} />;
}
