import type { BaseSyntheticEvent, ReactNode, RefObject } from 'react';
import type { Control, FieldValues, Path, UseFormReset, UseFormSetValue } from 'react-hook-form';
import type { Failure } from '../apollo';
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
  /** Values without changes. */
  original: Values;
  /** Values the form starts with; by default its kept draft, then `original`. Later changes of it are ignored. */
  initial?: Values;
  /** Checks the values before they are sent. Returns a sentence for each wrong field. */
  check?: (values: Values) => { [Name in Path<Values>]?: string | undefined };
  /**
   * Whether the server knows every rule of `check`: what the form has found wrong is then sent too, so that what only
   * the server knows is told at once; false by default.
   */
  serverChecksAll?: boolean;
  /**
   * Where unsent values are kept, and for which record; leaving asks first where the browser could not keep them. Null
   * is for forms that hold nothing but passwords and codes: they are never kept, and leaving does not ask.
   */
  draft: { id: string; kept: KeptDraft<Values> } | null;
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
  /** Runs when there was no answer, before that is shown. Returning true means that the caller shows it itself. */
  failed?: (failure: Failure) => boolean;
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
  /** Whether the form started with a kept draft that differs from `original`. */
  isRestored: boolean;
  /** Grows when the form begins anew, which replaces fields that keep something of their own. */
  generation: number;
  /** Forgets the kept draft and begins with `original` again. */
  startOver: () => void;
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
