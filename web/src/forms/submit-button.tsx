import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button';
import type { FormHandle } from './form-handle';

type SubmitButtonProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof Button>,
  'type' | 'form' | 'children'
> & {
  form: FormHandle<Values>;
  children: string;
  /** What it says while the form is on its way; the same words by default. */
  busy?: string;
};

/** Sends the form. While it is on its way the button keeps the focus and does nothing. */
export function SubmitButton<Values extends FieldValues>({
  form,
  children,
  busy = children,
  ...rest
}: SubmitButtonProps<Values>) {
  return (
    <Button size="lg" {...rest} type="submit" aria-disabled={form.isSending || undefined}>
      {form.isSending ? busy : children}
    </Button>
  );
}
