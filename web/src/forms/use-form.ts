import { equal } from '@wry/equality';
import { type BaseSyntheticEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Control,
  type FieldValues,
  type Path,
  useForm as useFormState,
  type UseFormReset,
  type UseFormSetValue,
  useWatch,
} from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFailureToast } from '../apollo';
import { useT } from '../i18n';
import { toast } from '../ui/toast';
import { useUnsavedGuard } from '../ui/use-unsaved-guard';
import type { KeptDraft } from './kept-draft';

/** The part of a mutation's payload that every form reads. */
export interface FormPayload {
  /** Sentence in the reader's language that says what was done. */
  message?: string | null;
  /** Refusals by the server; empty when it was done. */
  errors: readonly { message: string; path?: readonly string[] | null }[];
}

/** One mistake, found by the form or by the server; without a field it concerns the whole form. */
export interface Mistake<Name extends string = string> {
  field?: Name;
  text: string;
}

export interface FormOptions<Values extends FieldValues> {
  /** All fields in the order of the page, which is the order of the error summary. */
  fields: readonly Path<Values>[];
  /** Values without changes: leaving a form that differs from them asks first. */
  original: Values;
  /** Values the form starts with, such as a kept draft; `original` by default. Later changes of it are ignored. */
  initial?: Values;
  /** Checks the values before they are sent. Returns a sentence for each wrong field. */
  check?: (values: Values) => { [Name in Path<Values>]?: string | undefined };
  /** Where unsent values are kept while the tab is open, and for which record; not kept by default. */
  draft?: { id: string; kept: KeptDraft<Values> };
  /** What the question says is lost by leaving; by default "What you have entered is lost". */
  unsaved?: string;
  /** Whether leaving with changes asks first; true by default. Dialogs and sign-in forms set it to false. */
  asksBeforeLeaving?: boolean;
  /**
   * Whether mistakes are summed up on top; true by default. Without it the first field has the mistakes that name no
   * field, and the first wrong field takes the focus.
   */
  hasSummary?: boolean;
  /**
   * Whether a form without a summary shows the mistakes that name no field in its `Refusal`, instead of beside the
   * first field; false by default.
   */
  hasRefusal?: boolean;
}

export interface Submission<Values, Payload extends FormPayload> {
  /** Sends the checked values. Returns the mutation's payload; nothing where there was no answer. */
  send: (values: Values) => Promise<Payload | null | undefined>;
  /** Runs after the server has accepted. The form takes no second submission until it ends. */
  saved: (payload: Payload, values: Values) => void | Promise<void>;
  /** Runs before a refusal is shown. Returning true means that the caller shows it itself. */
  refused?: (payload: Payload, values: Values) => boolean | undefined;
  /** For how many milliseconds after an answer or a failure the form takes no other submission; none by default. */
  restMs?: number;
}

export interface FormHandle<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  /** Current values of all fields; the component renders again with each change. */
  values: Values;
  /** Sets a field and removes its error. */
  change: UseFormSetValue<Values>;
  /** Replaces all values, such as by those the server has saved. */
  reset: UseFormReset<Values>;
  /** Whether a submission is under way. */
  isSending: boolean;
  /** What is wrong now, in the order of the fields; mistakes of the whole form are last. */
  mistakes: readonly Mistake<Path<Values>>[];
  /** Shows mistakes beside their fields and in the summary, and moves the focus to the summary. */
  refuse: (mistakes: readonly Mistake<Path<Values>>[]) => void;
  /** Removes the error of a field, as soon as somebody mends it. */
  clear: (field: Path<Values>) => void;
  /**
   * Shows beside a field what is wrong with it before the form is sent, such as with a file that was not taken;
   * undefined removes it. It does not keep the form from being sent, and does not replace what a submission found.
   */
  showHint: (field: Path<Values>, text: string | undefined) => void;
  /** Says that a file of the field is on its way: the form is not sent before it has arrived. */
  setUploading: (field: Path<Values>, isUploading: boolean) => void;
  /** Makes the handler of a form's `onSubmit` or of a button. A call while another is under way does nothing. */
  submit: <Payload extends FormPayload>(
    submission: Submission<Values, Payload>,
  ) => (event?: BaseSyntheticEvent) => void;
  /** Forgets the kept draft and leaves without a question. */
  release: () => void;
  /** Releases the form, shows the message and goes to an address of the site. */
  finish: (message: string, to: string) => Promise<void>;
  /** Moves the focus to a field by its name, and opens a closed `details` element that it stands in. */
  focus: (field: string) => void;
  /** Reference of the `form` element. */
  element: RefObject<HTMLFormElement | null>;
  /** Whether the form shows the error summary. */
  hasSummary: boolean;
  /** Reference of the error summary. */
  summary: RefObject<HTMLDivElement | null>;
  /** The question before unsaved changes are left; stands beside the form. */
  question: ReactNode;
}

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
  const showFailure = useFailureToast();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);
  const uploading = useRef(new Set<Path<Values>>());
  const [start] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const { control, formState, setValue, setError, clearErrors, getFieldState, getValues, reset } =
    useFormState<Values>({ values: start, reValidateMode: 'onSubmit', shouldFocusError: false });
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
  const { id, kept } = draft ?? {};
  const isKept = useRef(isDirty);
  useEffect(() => {
    if (!kept || id === undefined) return;
    if (isDirty) kept.keep(id, values);
    // What was typed and taken back is nothing to keep; a draft of another record is left alone.
    else if (isKept.current) kept.drop();
    isKept.current = isDirty;
  }, [kept, id, values, isDirty]);

  const mistakes: Mistake<Path<Values>>[] = fields.flatMap((field) => {
    const { error } = getFieldState(field, formState);
    return error?.message && error.type !== 'hint' ? [{ field, text: error.message }] : [];
  });
  const focus = (field: string) => {
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
  const checked = (now: Values): Mistake<Path<Values>>[] => {
    const found: { [Name in Path<Values>]?: string | undefined } = check ? check(now) : {};
    return fields.flatMap((field) => {
      const text = uploading.current.has(field) ? t('forms.uploadUnderWay') : found[field];
      return text ? [{ field, text }] : [];
    });
  };
  const sendChecked = async <Payload extends FormPayload>(
    { send, saved, refused }: Submission<Values, Payload>,
    now: Values,
  ) => {
    const payload = await send(now);
    if (!payload) return undefined;
    if (payload.errors.length === 0) return saved(payload, now);
    if (refused?.(payload, now)) return undefined;
    return refuse(mistakesOf(fields, payload, hasSummary || hasRefusal ? undefined : fields[0]));
  };
  const run = async <Payload extends FormPayload>(submission: Submission<Values, Payload>) => {
    const now = getValues();
    const found = checked(now);
    if (found.length > 0) return refuse(found);
    // What was refused as a whole is told anew, also in the same words.
    setGeneral([]);
    await sendChecked(submission, now).catch(showFailure);
    const { restMs } = submission;
    if (restMs !== undefined) await new Promise((resolve) => setTimeout(resolve, restMs));
    return undefined;
  };
  const release = () => {
    guard.release();
    kept?.drop();
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
    mistakes: [...mistakes, ...general.map((text) => ({ text }))],
    refuse,
    clear: (field) => clearErrors(field),
    showHint: (field, text) => {
      if (getFieldState(field).error?.type === 'refused') return;
      clearErrors(field);
      if (text) setError(field, { type: 'hint', message: text });
    },
    setUploading: (field, isUploading) => {
      if (isUploading) uploading.current.add(field);
      else uploading.current.delete(field);
    },
    submit: (submission) => (event) => {
      event?.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setSending(true);
      void run(submission).finally(() => {
        isUnderWay.current = false;
        setSending(false);
      });
    },
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
