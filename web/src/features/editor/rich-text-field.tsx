import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FieldBinding } from '../../forms';
import { Bone } from '../../ui/skeleton';
import { useUploadField } from '../uploads';
import type Editor from './rich-editor';

/** A large library that only writers need: it travels with the form, and no page waits for it. */
const RichEditor = lazy(() => import('./rich-editor'));

type RichTextFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FieldBinding<Values, Name> &
  Pick<ComponentProps<typeof Editor>, 'label' | 'lang' | 'isRequired' | 'advice'>;

/** HTML of a form with its pictures; the form waits for a picture under way. */
export function RichTextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  ...editor
}: RichTextFieldProps<Values, Name>) {
  const { value, error, onChange, onError, onBusy } = useUploadField({ form, name });
  // The editor has the text from then on.
  const [initial] = useState<string>(value);
  return (
    <Suspense fallback={<Bone height="40rem" />}>
      <RichEditor
        {...editor}
        name={name}
        initial={initial}
        error={error}
        onChange={onChange}
        onError={onError}
        onBusy={onBusy}
      />
    </Suspense>
  );
}
