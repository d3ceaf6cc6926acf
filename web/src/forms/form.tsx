import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../ui/error-summary';
import type { FormHandle } from './form-handle';
import { KeptNote } from './kept-note';

type FormProps<Values extends FieldValues> = Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'ref'> & {
  form: FormHandle<Values>;
  /** From `form.submit`. */
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void;
};

/**
 * A form in one column: what was kept of it and the error summary on top, the fields, and the question before something
 * is lost.
 */
export function Form<Values extends FieldValues>({ form, children, onSubmit, ...rest }: FormProps<Values>) {
  const { element, summary, hasSummary, mistakes, focus, question, isRestored, generation, startOver } = form;
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
        {isRestored && hasSummary ? <KeptNote onDiscard={startOver} /> : null}
        {hasSummary ? <ErrorSummary ref={summary} errors={mistakes} onGo={focus} /> : null}
        <Fragment key={generation}>{children}</Fragment>
      </chakra.form>
      {question}
    </>
  );
}
