import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useAfterPress } from '../../../ui/use-after-press';
import { FormField, MAX_TEXT, mistakeIn, type Value, type Values } from '../../custom-fields';
import type { SignUpQuery } from './sign-up.generated';
import { useRegister } from './use-register';

type Form = NonNullable<NonNullable<SignUpQuery['event']>['signUp']['form']>;
type Errors = ReadonlyMap<string, string>;

interface SignUpFormProps {
  eventId: string;
  form: Form;
  values: Values;
  onChange: (values: Values) => void;
  /** Drops what was filled in, and closes. */
  onCancel: () => void;
  onDone: () => void;
}

/** The fields of the organiser's form (MEET-029, MEET-032..041). */
export function SignUpForm({ eventId, form, values, onChange, onCancel, onDone }: SignUpFormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>(new Map());
  const [whole, setWhole] = useState<string>();
  const [uploads, setUploads] = useState(0);
  const { onPointerDown, afterPress } = useAfterPress();
  const { register, loading } = useRegister(onDone);
  const { fields } = form;

  const setError = (id: string, text: string | undefined) =>
    setErrors((before) => {
      const next = new Map(before);
      if (text === undefined) next.delete(id);
      else next.set(id, text);
      return next;
    });
  const mistake = (field: Form['fields'][number], value: Value | undefined) => {
    const message = mistakeIn(field, value);
    return message && t(message, { label: field.label, most: MAX_TEXT });
  };
  const show = (found: Errors) => {
    setErrors(found);
    const first = fields.find(({ id }) => found.has(id));
    const at = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    at.find(({ dataset }) => dataset['field'] === first?.id)
      ?.querySelector<HTMLElement>('[data-control]')
      ?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    setWhole(undefined);
    const found = new Map<string, string>();
    for (const field of fields) {
      const text = mistake(field, values.get(field.id));
      if (text) found.set(field.id, text);
    }
    if (found.size > 0) return show(found);
    if (uploads > 0) return setWhole(t('uploads.wait'));
    const outcome = await register({ eventId, formId: form.id, fields }, values);
    if (!outcome) return;
    if ('message' in outcome) return toast.success(outcome.message);
    const refused = outcome.refusals;
    show(
      new Map(refused.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text] as const]))),
    );
    const first = refused[0]?.text ?? '';
    setWhole(refused.find(({ field }) => field === undefined)?.text);
    toast.error(first);
  };

  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      onPointerDown={onPointerDown}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
    >
      {form.description ? <chakra.p color="quiet">{form.description}</chakra.p> : null}
      {fields.map((field, index) => (
        <FormField
          key={field.id}
          field={field}
          value={values.get(field.id)}
          error={errors.get(field.id)}
          isFirst={index === 0}
          onChange={(value) => {
            onChange(new Map(values).set(field.id, value));
            setError(field.id, undefined);
          }}
          onBlur={() => afterPress(() => setError(field.id, mistake(field, values.get(field.id))))}
          onError={(text) => setError(field.id, text)}
          onBusy={(isBusy) => setUploads((count) => count + (isBusy ? 1 : -1))}
        />
      ))}
      {whole ? (
        <chakra.p role="alert" color="rejected">
          {whole}
        </chakra.p>
      ) : null}
      <Flex justify="end" gap="3" wrap="wrap">
        <Button variant="outline" onClick={onCancel}>
          {t('sign-up.cancel')}
        </Button>
        <Button type="submit" aria-disabled={loading || undefined} aria-busy={loading}>
          {t(loading ? 'sign-up.sending' : 'sign-up.send')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
