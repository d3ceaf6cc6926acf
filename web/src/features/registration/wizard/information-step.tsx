import { chakra, Grid } from '@chakra-ui/react';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFailureToast } from '../../../apollo';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { Button } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import {
  checkInformation,
  dialCode,
  dialCodesIn,
  type Information,
  type InformationErrors,
  type InformationField,
  informationFields,
} from './information';
import type { Saved } from './use-steps';
import {
  useSaveVisitInformationMutation,
  type VisitFormQuery,
  type VisitStandingFragment,
} from './wizard.generated';

interface InformationStepProps {
  registration: VisitStandingFragment;
  choices: VisitFormQuery;
  /** The questionnaire waits for the visitor centre (scene `apply`, AUTH-065). */
  skipsQuestions: boolean;
  onSaved: (saved: Saved) => void;
}

const inputs = {
  name: { autoComplete: 'name', maxLength: 60 },
  identityNumber: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
  companyName: { autoComplete: 'organization', maxLength: 120 },
  department: { autoComplete: 'off', maxLength: 60 },
  mobile: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 40 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel', maxLength: 40 },
  phoneExtension: { autoComplete: 'tel-extension', inputMode: 'numeric', maxLength: 10 },
  website: { autoComplete: 'url', type: 'url', inputMode: 'url', autoCapitalize: 'none', maxLength: 200 },
  address: { autoComplete: 'street-address', maxLength: 200 },
  postcode: { autoComplete: 'postal-code', maxLength: 20 },
} as const satisfies Partial<Record<InformationField, object>>;

/** What the form starts with: what is known, and yes to coming (AUTH-056, AUTH-061, AUTH-062). */
function startValues({ information, provedMobile, provedEmail }: VisitStandingFragment): Information {
  // Field by field: what the cache adds of its own is no part of what is sent.
  const said = Object.fromEntries(informationFields.map((field) => [field, information[field]]));
  return {
    ...(said as Record<InformationField, string>),
    isComing: information.isComing,
    phoneCountryCode: information.phoneCountryCode || (provedMobile?.startsWith('+86') ? '+86' : ''),
    mobile: provedMobile?.replace(/^\+86/, '') ?? information.mobile,
    email: information.email || (provedEmail ?? ''),
  };
}

/** Step 2: who comes (AUTH-053 to AUTH-063). */
export function InformationStep({ registration, choices, skipsQuestions, onSaved }: InformationStepProps) {
  const t = useT();
  const lang = useLang();
  const showFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const countries = useMemo(() => countriesIn(lang), [lang]);
  const dialCodes = useMemo(() => dialCodesIn(lang), [lang]);
  const [values, setValues] = useState(() => startValues(registration));
  const [errors, setErrors] = useState<InformationErrors>({});
  const [told, setTold] = useState<{ field?: InformationField; text: string }[]>([]);
  const [save, { loading }] = useSaveVisitInformationMutation();
  const isProved = registration.provedMobile !== null;

  const change = (part: Partial<Information>) => {
    setValues({ ...values, ...part });
    const isOther = (field: string | undefined) => field === undefined || !(field in part);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => isOther(field))));
    setTold(told.filter(({ field }) => field !== undefined && isOther(field)));
  };
  const errorOf = (field: InformationField) => {
    const id = errors[field];
    return id ? t(id) : told.find((one) => one.field === field)?.text;
  };
  const listed = [
    ...informationFields.flatMap((field) => {
      const text = errorOf(field);
      return text ? [{ field, text }] : [];
    }),
    ...told.flatMap(({ field, text }) => (field ? [] : [{ text }])),
  ];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const found = checkInformation(lang, values, isProved);
    flushSync(() => {
      setErrors(found);
      setTold([]);
    });
    if (Object.keys(found).length > 0) {
      summary.current?.focus();
      return;
    }
    try {
      const input = { ...values, key: registration.key, skipsQuestions };
      const { data } = await save({ variables: { input } });
      const answer = data?.saveVisitInformation;
      if (!answer) return;
      if (answer.registration) {
        onSaved({ state: answer.registration.state, ticket: answer.ticket, message: answer.message });
        return;
      }
      if (answer.errors.some(({ path, code }) => path?.[0] === 'key' || code === 'DUPLICATE')) {
        onSaved({ state: null, ticket: null, message: answer.errors[0]?.message ?? null });
        return;
      }
      flushSync(() =>
        setTold(
          answer.errors.map(({ path, message: text }) => {
            const field = informationFields.find((name) => name === path?.[0]);
            return field ? { field, text } : { text };
          }),
        ),
      );
      summary.current?.focus();
    } catch (error) {
      showFailure(error);
    }
  };
  const input = (
    name: keyof typeof inputs,
    {
      isRequired = false,
      isDisabled = false,
      help = '',
    }: { isRequired?: boolean; isDisabled?: boolean; help?: string } = {},
  ) => (
    <Field label={t(`registration.field.${name}`)} help={help} error={errorOf(name)} required={isRequired}>
      {(control) => (
        <Input
          {...control}
          {...inputs[name]}
          name={name}
          disabled={isDisabled}
          value={values[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  const select = (
    name: 'country' | 'position' | 'phoneCountryCode',
    options: readonly { value: string; label: string }[],
    isRequired = false,
  ) => (
    <Field label={t(`registration.field.${name}`)} error={errorOf(name)} required={isRequired}>
      {(control) => (
        <Select
          {...control}
          name={name}
          autoComplete={
            name === 'country' ? 'country' : name === 'phoneCountryCode' ? 'tel-country-code' : 'off'
          }
          value={values[name]}
          onChange={({ currentTarget: { value } }) =>
            change(
              name === 'country' && value !== '' && values.phoneNumber === ''
                ? { country: value, phoneCountryCode: dialCode(value) }
                : { [name]: value },
            )
          }
        >
          <option value="">{t('registration.choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
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
        errors={listed}
        onGo={(field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()}
      />
      {input('name', { isRequired: true, help: t('registration.nameHelp') })}
      <CheckGroup
        name="title"
        type="radio"
        legend={t('registration.field.title')}
        error={errorOf('title')}
        columns={2}
        options={choices.visitTitles}
        chosen={values.title === '' ? [] : [values.title]}
        onChange={([title = '']) => change({ title })}
      />
      {input('identityNumber', { isRequired: true, help: t('registration.identityHelp') })}
      {lang === 'EN'
        ? select(
            'country',
            countries.map(({ code, name }) => ({ value: code, label: name })),
            true,
          )
        : null}
      {input('companyName', { isRequired: true })}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        {input('department')}
        {select('position', choices.visitPositions)}
      </Grid>
      {input('mobile', {
        isRequired: true,
        isDisabled: isProved,
        help: t(isProved ? 'registration.provedHelp' : 'registration.mobileAbroadHelp'),
      })}
      {input('email', { isRequired: true, help: t('registration.emailHelp') })}
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr) 7rem' }}>
        {select(
          'phoneCountryCode',
          dialCodes.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        )}
        {input('phoneNumber')}
        {input('phoneExtension')}
      </Grid>
      {input('website')}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }}>
        {input('address', { isRequired: true, help: t('registration.addressHelp') })}
        {input('postcode')}
      </Grid>
      <CheckGroup
        name="isComing"
        type="radio"
        legend={t('registration.field.isComing')}
        columns={2}
        options={[
          { value: 'yes', label: t('registration.yes') },
          { value: 'no', label: t('registration.notSure') },
        ]}
        chosen={[values.isComing ? 'yes' : 'no']}
        onChange={([answer]) => change({ isComing: answer !== 'no' })}
      />
      <Button type="submit" size="lg" disabled={loading} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t(skipsQuestions || registration.skipsQuestions ? 'registration.finish' : 'registration.next')}
      </Button>
    </chakra.form>
  );
}
