import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { KeptDraft } from '../../forms';
import { useT } from '../../i18n';
import { toast } from '../../ui/toast';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';

/** What is wrong, found here or by the server; without a field it concerns the whole. */
export interface Refusal<Field extends string = string> {
  field?: Field;
  text: string;
}

interface Options<Values> {
  /** Of the record that is edited; blank for a new one. */
  id: string;
  /** What it is without changes. */
  original: Values;
  /** What it starts with: what was typed before a reload, where there is something. */
  initial: Values;
  same: (a: Values, b: Values) => boolean;
  draft: KeptDraft<Values>;
  /** What is lost by leaving; "What you have entered is lost" unless told otherwise. */
  unsaved?: string;
}

interface RecordForm<Values, Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** Of the `ErrorSummary` on top. */
  summary: RefObject<HTMLDivElement | null>;
  values: Values;
  change: <Name extends keyof Values & Field>(field: Name, value: Values[Name]) => void;
  errors: readonly Refusal<Field>[];
  errorOf: (field: Field) => string | undefined;
  /** Forgets what was wrong with a field. */
  clear: (field: Field) => void;
  /** Shows what is wrong and takes the focus to the summary. */
  refuse: (refusals: Refusal<Field>[]) => void;
  /** Takes the focus to a field by its `name`. */
  go: (field: Field) => void;
  /** It has been handed in: nothing is kept, and leaving asks nothing. */
  release: () => void;
  /** {@link release}, says so and goes to an address. */
  finish: (message: string, to: string) => Promise<void>;
  /** Asked before leaving what is unsaved; stands in the page. */
  question: ReactNode;
}

/** The state of a form of one record: values, errors, the kept draft, and the question before it is left unsaved. */
export function useRecordForm<Values extends object, Field extends string & keyof Values>({
  id,
  original,
  initial,
  same,
  draft,
  unsaved,
}: Options<Values>): RecordForm<Values, Field> {
  const t = useT();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Refusal<Field>[]>([]);
  const isDirty = !same(values, original);
  const guard = useUnsavedGuard(isDirty, {
    words: {
      title: t('review.unsaved'),
      text: unsaved ?? t('review.unsaved.text'),
      discard: t('review.discard'),
      stay: t('review.stay'),
    },
    onDiscard: draft.drop,
  });
  useEffect(() => {
    if (isDirty) draft.keep(id, values);
  }, [draft, id, values, isDirty]);

  const clear = (field: Field) => setErrors((before) => before.filter((one) => one.field !== field));
  const release = () => {
    guard.release();
    draft.drop();
  };
  return {
    form,
    summary,
    values,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      // A field that is being mended stops complaining; the others wait for the next submit.
      clear(field);
    },
    errors,
    errorOf: (field) => errors.find((one) => one.field === field)?.text,
    clear,
    refuse: (refusals) => {
      flushSync(() => setErrors(refusals));
      summary.current?.focus();
    },
    go: (field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus(),
    release,
    finish: async (message, to) => {
      release();
      toast.success(message);
      await navigate(to);
    },
    question: guard.question,
  };
}
