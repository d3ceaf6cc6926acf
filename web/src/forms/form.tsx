import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../ui/error-summary';
import type { FormHandle } from './form-handle';

type FormProps<Values extends FieldValues> = Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'ref'> & {
  form: FormHandle<Values>;
  /** From `form.submit`. */
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void;
};

/** A form in one column: the error summary on top, the fields, and the question before unsaved changes are left. */
export function Form<Values extends FieldValues>({ form, children, onSubmit, ...rest }: FormProps<Values>) {
  const { element, summary, hasSummary, mistakes, focus, question } = form;
  return (
    <>
      <chakra.form
        ref={element}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        {...rest}
        onSubmit={onSubmit}
      >
        {hasSummary ? <ErrorSummary ref={summary} errors={mistakes} onGo={focus} /> : null}
        {children}
      </chakra.form>
      {question}
    </>
  );
}
