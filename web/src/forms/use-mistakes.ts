import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormHandle, FormPayload, Mistake } from './form-handle';

/**
 * Mistakes that a payload tells, each by the field that the first part of its path names.
 * @param otherwise field of those that name none
 */
export function mistakesOf<Name extends string>(
  fields: readonly Name[],
  { errors }: FormPayload,
  otherwise?: Name,
): Mistake<Name>[] {
  return errors.map(({ message, path }) => {
    const field = fields.find((name) => name === path?.[0]) ?? otherwise;
    return field ? { field, text: message } : { text: message };
  });
}

interface MistakesOptions<Values extends FieldValues> {
  /** All fields in the order of the page. */
  fields: readonly Path<Values>[];
  hasSummary: boolean;
}

/** What is wrong in a form: errors by field, mistakes of the whole form, and where the focus goes when there are any. */
export function useMistakes<Values extends FieldValues>(
  state: Pick<UseFormReturn<Values>, 'formState' | 'setError' | 'clearErrors' | 'getFieldState'>,
  { fields, hasSummary }: MistakesOptions<Values>,
) {
  const { formState, setError, clearErrors, getFieldState } = state;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [general, setGeneral] = useState<readonly string[]>([]);

  const mistakes: Mistake<Path<Values>>[] = fields.flatMap((field) => {
    const { error } = getFieldState(field, formState);
    return error?.message && error.type !== 'hint' ? [{ field, text: error.message }] : [];
  });
  const focus: FormHandle<Values>['focus'] = (field) => {
    const control = element.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  };
  const refuse: FormHandle<Values>['refuse'] = (found) => {
    flushSync(() => {
      clearErrors();
      for (const { field, text } of found) if (field) setError(field, { type: 'refused', message: text });
      setGeneral(found.flatMap(({ field, text }) => (field ? [] : [text])));
    });
    if (hasSummary) summary.current?.focus();
    else {
      const first = found.find(({ field }) => field !== undefined)?.field;
      if (first) focus(first);
    }
  };
  /** Shows more mistakes beside those that are shown; the focus stays. */
  const add = (found: readonly Mistake<Path<Values>>[]) => {
    for (const { field, text } of found) if (field) setError(field, { type: 'refused', message: text });
    const texts = found.flatMap(({ field, text }) => (field ? [] : [text]));
    if (texts.length > 0) setGeneral((before) => [...before, ...texts]);
  };
  const showHint: FormHandle<Values>['showHint'] = (field, text) => {
    if (getFieldState(field).error?.type === 'refused') return;
    clearErrors(field);
    if (text) setError(field, { type: 'hint', message: text });
  };
  return {
    element,
    summary,
    mistakes: [...mistakes, ...general.map((text) => ({ text }))],
    focus,
    refuse,
    add,
    clear: (field: Path<Values>) => clearErrors(field),
    /** Removes the mistakes of the whole form. */
    clearGeneral: () => setGeneral([]),
    showHint,
  };
}
