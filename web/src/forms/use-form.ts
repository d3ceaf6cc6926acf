import { equal } from '@wry/equality';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useForm as useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n';
import { createSharedValue } from '../lib/shared-value';
import { toast } from '../ui/toast';
import { useUnsavedGuard } from '../ui/use-unsaved-guard';
import type { FormHandle, FormOptions } from './form-handle';
import { useDraftAfterServing, useStart } from './use-start';
import { useMistakes } from './use-mistakes';
import { useSubmission } from './use-submission';

/**
 * Keeps values that differ from the original.
 * @returns whether the browser could keep them
 */
function useKeptValues<Values extends FieldValues>(
  draft: FormOptions<Values>['draft'],
  values: Values,
  isDirty: boolean,
): boolean {
  const { id, kept } = draft ?? {};
  const wasKept = useRef(isDirty);
  const [keeps] = useState(() => createSharedValue(true));
  useEffect(() => {
    if (!kept || id === undefined) return;
    if (isDirty) keeps.set(kept.keep(id, values));
    // What was typed and taken back is nothing to keep.
    else if (wasKept.current) kept.drop(id);
    wasKept.current = isDirty;
  }, [kept, id, keeps, values, isDirty]);
  return useSyncExternalStore(keeps.subscribe, keeps.get, keeps.get);
}

/**
 * State of one form: values, errors by field, the error summary, a kept draft, uploads under way, one submission at a
 * time, and the question before something is lost (AUTH-051). Fields are the components of this folder.
 */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): FormHandle<Values> {
  const { fields, original, check, draft, hasSummary = true, hasRefusal = false } = options;
  const t = useT();
  const navigate = useNavigate();
  const { values: start, isRestored, setRestored, isServed } = useStart(options);
  const [generation, setGeneration] = useState(0);
  const state = useFormState<Values>({ values: start, reValidateMode: 'onSubmit', shouldFocusError: false });
  const { control, setValue, clearErrors, getValues, reset } = state;
  const values = useWatch({ control, compute: (now: Values) => now });
  useDraftAfterServing({ isServed, setRestored }, draft, reset);

  const isDirty = !equal(values, original);
  const isKept = useKeptValues(draft, values, isDirty);
  const { element, summary, mistakes, focus, refuse, add, clear, clearGeneral, showHint } = useMistakes(
    state,
    {
      fields,
      hasSummary,
    },
  );
  const [isUploading, setUploading] = useState(false);
  const guard = useUnsavedGuard(draft !== null && ((isDirty && !isKept) || isUploading), {
    title: t('forms.unsaved'),
    text: t('forms.unsaved.text'),
    discard: t('forms.discard'),
    stay: t('forms.stay'),
  });
  const release = () => {
    guard.release();
    draft?.kept.drop(draft.id);
  };
  const {
    isSending,
    submit,
    setUploading: setFieldUploading,
  } = useSubmission({
    fields,
    check,
    serverChecksAll: options.serverChecksAll ?? false,
    getValues,
    refuse,
    add,
    clearGeneral,
    release,
    onUploading: setUploading,
    generalField: hasSummary || hasRefusal ? undefined : fields[0],
  });
  return {
    control,
    values,
    change: (...parameters) => {
      setValue(...parameters);
      clearErrors(parameters[0]);
    },
    reset: (...parameters) => {
      setRestored(false);
      reset(...parameters);
    },
    isSending,
    mistakes,
    refuse,
    clear,
    showHint,
    setUploading: setFieldUploading,
    submit,
    release,
    isRestored,
    generation,
    startOver: () => {
      draft?.kept.drop(draft.id);
      setRestored(false);
      reset(original);
      setGeneration(generation + 1);
    },
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
