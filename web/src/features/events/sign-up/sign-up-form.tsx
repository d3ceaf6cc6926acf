import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Form, keptDraft, Refusal, SubmitButton, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog-actions';
import { toast } from '../../../ui/toast';
import { useAfterPress } from '../../../ui/use-after-press';
import { usePause } from '../../../ui/use-pause';
import {
  answersOf,
  AskedField,
  byControl,
  type FilledIn,
  MAX_TEXT,
  mistakeIn,
  nameOf,
  parseFilledIn,
} from '../../custom-fields';
import { askForSignIn } from '../../identity';
import { forgetRegistrations } from '../registrations/cache';
import { knownAnswers } from './known-answers';
import { signingUp } from './pending';
import { type SignUpQuery, useRegisterForEventMutation } from './sign-up.generated';

const draft = keptDraft('signUpDraft', parseFilledIn);

/** How long the form stands after its end: read what happened, no hasty second press (CONST-005, MEET-040). */
const AFTER_MS = 1000;

type AskedForm = NonNullable<NonNullable<SignUpQuery['event']>['signUp']['form']>;

interface SignUpFormProps {
  /** Code of the event, by which its form opens again after a sign-in. */
  code: string;
  eventId: string;
  asked: AskedForm;
  viewer: SignUpQuery['viewer'];
  /** Closes; a second after it was taken too (MEET-039). */
  onFinish: () => void;
}

/** The fields of the organiser's form (MEET-029, MEET-032..041). */
export function SignUpForm({ code, eventId, asked, viewer, onFinish }: SignUpFormProps) {
  const t = useT();
  const { cache } = useApolloClient();
  const pause = usePause();
  const { onPointerDown, afterPress } = useAfterPress();
  const { id: formId, description, fields } = asked;
  const original = knownAnswers(fields, viewer);
  const [register] = useRegisterForEventMutation();
  const form = useForm<FilledIn>({
    fields: fields.map(({ id }) => nameOf(id)),
    original,
    draft: { id: `${eventId} ${formId}`, kept: draft },
    check: (values) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const name = nameOf(field.id);
          const mistake = mistakeIn(field, values[name]);
          return mistake ? [[name, t(mistake, { label: field.label, most: MAX_TEXT })]] : [];
        }),
      ),
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async (values) => {
      const input = { eventId, formId, answers: answersOf(fields, values) };
      const payload = (await register({ variables: { input } })).data?.registerForEvent;
      return payload && { message: payload.message, errors: byControl(payload.errors) };
    },
    saved: async ({ message }) => {
      forgetRegistrations(cache);
      toast.success(message ?? '');
      await pause(AFTER_MS);
      onFinish();
    },
    refused: ({ errors }) => {
      toast.error(errors[0]?.message ?? '');
      return false;
    },
    failed: (failure) => {
      if (failure.kind !== 'signIn') return false;
      // The session has ended elsewhere: the answers are kept, and the form opens again after the next sign-in.
      onFinish();
      askForSignIn('signUp', signingUp(code));
      return true;
    },
    restMs: AFTER_MS,
  });
  // The questions come after the dialog has opened: it could not begin at the first of them.
  const { element } = form;
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus(), [element]);
  /** Who cancels wants none of it. */
  const cancel = () => {
    form.release();
    onFinish();
  };

  return (
    <Form form={form} onSubmit={submit} onPointerDown={onPointerDown} gap="5">
      {description ? <chakra.p color="quiet">{description}</chakra.p> : null}
      {fields.map((field, index) => (
        <AskedField key={field.id} form={form} field={field} isFirst={index === 0} afterPress={afterPress} />
      ))}
      <Refusal form={form} />
      <DialogActions>
        <Button variant="outline" onClick={cancel}>
          {t('sign-up.cancel')}
        </Button>
        <SubmitButton form={form} size="md" aria-busy={form.isSending} busy={t('sign-up.sending')}>
          {t('sign-up.send')}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
