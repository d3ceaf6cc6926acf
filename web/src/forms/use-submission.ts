import { equal } from '@wry/equality';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormGetValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { toFailure, useFailureToast } from '../apollo';
import { useT } from '../i18n';
import type { FormHandle, FormOptions, FormPayload, Mistake, Submission } from './form-handle';
import { mistakesOf } from './use-mistakes';

interface SubmissionOptions<Values extends FieldValues> extends Pick<
  FormOptions<Values>,
  'fields' | 'check' | 'serverChecksAll'
> {
  getValues: UseFormGetValues<Values>;
  refuse: FormHandle<Values>['refuse'];
  /** Shows more mistakes beside those that are shown. */
  add: (found: readonly Mistake<Path<Values>>[]) => void;
  /** Removes the mistakes of the whole form. */
  clearGeneral: () => void;
  /** The field that has the mistakes that name none; without it they are mistakes of the whole form. */
  generalField: Path<Values> | undefined;
  /** Hears whether any file is on its way. */
  onUploading: (isUploading: boolean) => void;
  /** Runs when the server has accepted, before what the caller does then. */
  release: () => void;
}

/**
 * Whether a submission is under way. One that has led to another page is so until that page is shown: React leaves the form
 * on the screen, with buttons that can be pressed, while the next page still loads what it shows.
 */
function useUnderWay() {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const isUnderWay = useRef(false);
  /** Whether the submission is over, and the page that it led to is not shown yet. */
  const isLeaving = useRef(false);
  const [isSending, setSending] = useState(false);
  const end = () => {
    isUnderWay.current = false;
    isLeaving.current = false;
    setSending(false);
  };
  useEffect(() => {
    shownKey.current = key;
    // The form is part of the next page too.
    if (isLeaving.current) end();
  }, [key]);
  useEffect(() => {
    // Who goes back before the next page is shown comes to the form again, whose location has the same key as before.
    const goBack = () => {
      if (isLeaving.current) end();
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);
  /** Runs what is to be done; nothing while something else is under way. */
  const run = (work: () => Promise<unknown>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const before = { address: window.location.href, key: shownKey.current };
    void work().finally(() => {
      isLeaving.current = window.location.href !== before.address && shownKey.current === before.key;
      if (!isLeaving.current) end();
    });
  };
  return { isSending, run };
}

/** Checks and sends a form: one submission at a time, and none while a file is on its way. */
export function useSubmission<Values extends FieldValues>(options: SubmissionOptions<Values>) {
  const {
    fields,
    check,
    serverChecksAll = false,
    getValues,
    add,
    refuse,
    clearGeneral,
    generalField,
    onUploading,
    release,
  } = options;
  const t = useT();
  const showFailure = useFailureToast();
  const underWay = useUnderWay();
  const uploading = useRef(new Set<Path<Values>>());

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
    if (payload.errors.length === 0) {
      release();
      return saved(payload, now);
    }
    if (refused?.(payload, now)) return undefined;
    return refuse(mistakesOf(fields, payload, generalField));
  };
  /**
   * Refuses what the form has found, and adds what the server finds besides where it knows the same rules: not to
   * fields that were changed meanwhile.
   */
  const refuseAll = async <Payload extends FormPayload>(
    { send, saved }: Submission<Values, Payload>,
    now: Values,
    found: readonly Mistake<Path<Values>>[],
  ) => {
    refuse(found);
    if (!serverChecksAll || uploading.current.size > 0) return undefined;
    const sent = new Map(fields.map((field) => [field, getValues(field)]));
    // Without an answer, what the form has found is all that is told.
    const payload = await send(now).catch(() => undefined);
    if (payload?.errors.length === 0) {
      release();
      return saved(payload, now);
    }
    const known = new Set(found.map(({ field }) => field));
    const isNew = ({ field }: Mistake<Path<Values>>) =>
      field === undefined || (!known.has(field) && equal(getValues(field), sent.get(field)));
    return payload && add(mistakesOf(fields, payload, generalField).filter(isNew));
  };
  const run = async <Payload extends FormPayload>(submission: Submission<Values, Payload>) => {
    const now = getValues();
    const found = checked(now);
    if (found.length > 0) return refuseAll(submission, now, found);
    // What was refused as a whole is told anew, also in the same words.
    clearGeneral();
    const { failed, restMs } = submission;
    await sendChecked(submission, now).catch((error: unknown) => {
      if (!failed?.(toFailure(error))) showFailure(error);
    });
    if (restMs !== undefined) await new Promise((resolve) => setTimeout(resolve, restMs));
    return undefined;
  };
  const submit: FormHandle<Values>['submit'] = (submission) => (event) => {
    event?.preventDefault();
    underWay.run(() => run(submission));
  };
  const setUploading: FormHandle<Values>['setUploading'] = (field, isBusy) => {
    if (isBusy) uploading.current.add(field);
    else uploading.current.delete(field);
    onUploading(uploading.current.size > 0);
  };
  return { isSending: underWay.isSending, submit, setUploading };
}
