import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CodeField, useCodeRequest } from '../ui/code-field';
import { type FieldBinding, useField } from './use-field';

type CodeFormFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FieldBinding<Values, Name> &
  Pick<ComponentProps<typeof CodeField>, 'label' | 'help'> & {
    /** Has a code sent and tells what came of it. True when one is on its way: another has to wait. */
    send: () => Promise<boolean>;
  };

/** A code of a form that was sent to somebody, and the button that sends it. Its control is called `code`. */
export function CodeFormField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  send,
  ...code
}: CodeFormFieldProps<Values, Name>) {
  const { value, change, error } = useField({ form, name });
  const request = useCodeRequest(send);
  return <CodeField {...code} request={request} value={value} error={error} onChange={change} />;
}
