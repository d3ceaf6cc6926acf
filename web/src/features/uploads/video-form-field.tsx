import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FieldBinding } from '../../forms';
import { useUploadField } from './use-upload-field';
import { VideoField } from './video-field';

type VideoFormFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null>,
> = FieldBinding<Values, Name> & Pick<ComponentProps<typeof VideoField>, 'label' | 'help'>;

/** The address of one uploaded video as a field of a form, which waits for a video under way. */
export function VideoFormField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null>,
>({ form, name, ...video }: VideoFormFieldProps<Values, Name>) {
  const field = useUploadField({ form, name });
  return <VideoField {...video} {...field} />;
}
