import { useOtherFormPreloaded } from './others.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { type Lang, useLang, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import { othersListPath } from './address';
import type { FormRef } from './load';
import { type Refusal, useRegisterOther } from './use-register-other';
import { checkOther, emptyOther, type OtherField, otherFields, type OtherValues } from './values';

/** The list again, so long after success (CONST-007). */
const RETURN_MS = 1000;

const inputs = {
  name: { maxLength: 60 },
  mobile: { type: 'tel', inputMode: 'tel', maxLength: 20 },
  companyName: { maxLength: 120 },
  department: { maxLength: 60 },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
  identityNumber: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
} as const satisfies Partial<Record<OtherField, object>>;

/** Somebody else's details (VC-071, VC-072); they are another person's, so the browser offers none of one's own. */
export function OtherForm({ query }: { query: FormRef }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { visitTitles, visitPositions } = useOtherFormPreloaded(query).data;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(emptyOther);
  const [mailLang, setMailLang] = useState<Lang>(lang);
  const [errors, setErrors] = useState<Refusal[]>([]);
  const [isDone, setDone] = useState(false);
  const { register, loading } = useRegisterOther();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(othersListPath), RETURN_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const change = (field: OtherField, value: string) => {
    setValues((before: OtherValues) => ({ ...before, [field]: value }));
    setErrors((before) => before.filter((one) => one.field !== field));
  };
  const refuse = (refusals: Refusal[]) => {
    flushSync(() => setErrors(refusals));
    summary.current?.focus();
  };
  const errorOf = (field: OtherField) => errors.find((one) => one.field === field)?.text;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isDone) return;
    const mistakes = checkOther(values);
    const found = otherFields.flatMap((field): Refusal[] => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (found.length > 0) return refuse(found);
    const outcome = await register(values, mailLang);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    toast.success(outcome.message);
    setDone(true);
  };
  const input = (name: keyof typeof inputs, isRequired: boolean, help = '') => (
    <Field label={t(`others.${name}`)} help={help} error={errorOf(name)} required={isRequired}>
      {(control) => (
        <Input
          {...control}
          {...inputs[name]}
          name={name}
          autoComplete="off"
          value={values[name]}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="6"
      maxWidth="form"
    >
      <ErrorSummary
        ref={summary}
        errors={errors}
        onGo={(field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()}
      />
      {input('name', true)}
      <CheckGroup
        type="radio"
        name="title"
        legend={t('others.title')}
        error={errorOf('title')}
        options={visitTitles}
        chosen={values.title ? [values.title] : []}
        onChange={([chosen = '']) => change('title', chosen)}
      />
      {input('mobile', true, t('others.mobile.help'))}
      {input('companyName', true)}
      {input('department', false)}
      <Field label={t('others.position')} error={errorOf('position')}>
        {(control) => (
          <Select
            {...control}
            name="position"
            value={values.position}
            onChange={(event) => change('position', event.currentTarget.value)}
          >
            <option value="">{t('others.position.none')}</option>
            {visitPositions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {input('email', true, t('others.email.help'))}
      {input('identityNumber', true, t('others.identityNumber.help'))}
      <CheckGroup
        type="radio"
        name="mailLanguage"
        legend={t('others.mailLanguage')}
        options={[
          { value: 'ZH', label: t('others.mailIn.ZH') },
          { value: 'EN', label: t('others.mailIn.EN') },
        ]}
        chosen={[mailLang]}
        onChange={([chosen]) => setMailLang(chosen === 'EN' ? 'EN' : 'ZH')}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="lg" aria-disabled={loading || isDone || undefined}>
          {t(loading ? 'others.submitting' : 'others.submit')}
        </Button>
        <ButtonLink to={othersListPath} variant="ghost" size="lg">
          {t('others.cancel')}
        </ButtonLink>
      </Flex>
    </chakra.form>
  );
}
