import { equal } from '@wry/equality';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm as useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n';
import { toast } from '../ui/toast';
import { useUnsavedGuard } from '../ui/use-unsaved-guard';
import type { FormHandle, FormOptions } from './form-handle';
import { useMistakes } from './use-mistakes';
import { useSubmission } from './use-submission';

/** Keeps values that differ from the original while the tab is open. */
function useKeptValues<Values extends FieldValues>(
  draft: FormOptions<Values>['draft'],
  values: Values,
  isDirty: boolean,
): void {
  const { id, kept } = draft ?? {};
  const isKept = useRef(isDirty);
  useEffect(() => {
    if (!kept || id === undefined) return;
    if (isDirty) kept.keep(id, values);
    // What was typed and taken back is nothing to keep; a draft of another record is left alone.
    else if (isKept.current) kept.drop();
    isKept.current = isDirty;
  }, [kept, id, values, isDirty]);
}

/**
 * State of one form: values, errors by field, the error summary, a kept draft, uploads under way, one submission at a
 * time, and the question before unsaved changes are left (AUTH-051). Fields are the components of this folder.
 */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): FormHandle<Values> {
  const {
    fields,
    original,
    initial = original,
    check,
    draft,
    hasSummary = true,
    hasRefusal = false,
  } = options;
  const t = useT();
  const navigate = useNavigate();
  const [start] = useState(initial);
  const state = useFormState<Values>({ values: start, reValidateMode: 'onSubmit', shouldFocusError: false });
  const { control, setValue, clearErrors, getValues, reset } = state;
  const values = useWatch({ control, compute: (now: Values) => now });

  const isDirty = !equal(values, original);
  const guard = useUnsavedGuard(isDirty && options.asksBeforeLeaving !== false, {
    words: {
      title: t('forms.unsaved'),
      text: options.unsaved ?? t('forms.unsaved.text'),
      discard: t('forms.discard'),
      stay: t('forms.stay'),
    },
    onDiscard: () => draft?.kept.drop(),
  });
  useKeptValues(draft, values, isDirty);

  const { element, summary, mistakes, focus, refuse, clear, clearGeneral, showHint } = useMistakes(state, {
    fields,
    hasSummary,
  });
  const { isSending, submit, setUploading } = useSubmission({
    fields,
    check,
    getValues,
    refuse,
    clearGeneral,
    generalField: hasSummary || hasRefusal ? undefined : fields[0],
  });
  const release = () => {
    guard.release();
    draft?.kept.drop();
  };
  return {
    control,
    values,
    change: (...parameters) => {
      setValue(...parameters);
      clearErrors(parameters[0]);
    },
    reset,
    isSending,
    mistakes,
    refuse,
    clear,
    showHint,
    setUploading,
    submit,
    release,
    finish: async (message, to) => {
      release();
      toast.success(message);
      await navigate(to);
    },
    focus,
    element,
    hasSummary,
    summary,
    question: guard.question,
  };
}
