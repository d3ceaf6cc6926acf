import { Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Form, inWords, RadioField, SelectField, SubmitButton, TextField, useForm } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { CheckGroup } from '../../../ui/check-group';
import { recordOf } from '../../../lib/objects';
import {
  checkInformation,
  dialCode,
  dialCodesIn,
  type Information,
  type InformationField,
  informationFields,
} from './information';
import type { Saved } from './use-steps';
import {
  saveVisitInformationLimits,
  useSaveVisitInformationMutation,
  type VisitFormQuery,
  type VisitStandingFragment,
} from './wizard.generated';

interface InformationStepProps {
  registration: VisitStandingFragment;
  choices: VisitFormQuery;
  /** The questionnaire waits for the visitor centre (scene `apply`, AUTH-065). */
  skipsQuestions: boolean;
  onSaved: (saved: Saved) => Promise<void>;
}

const inputs = {
  name: { autoComplete: 'name' },
  identityNumber: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  companyName: { autoComplete: 'organization' },
  department: { autoComplete: 'off' },
  mobile: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
  phoneExtension: { autoComplete: 'tel-extension', inputMode: 'numeric' },
  website: { autoComplete: 'url', type: 'url', inputMode: 'url', autoCapitalize: 'none' },
  address: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code' },
} as const satisfies Partial<Record<InformationField, object>>;

const selects = {
  country: 'country',
  position: 'off',
  phoneCountryCode: 'tel-country-code',
} as const satisfies Partial<Record<InformationField, string>>;

/** What the form starts with: what is known, and yes to coming (AUTH-056, AUTH-061, AUTH-062). */
function startValues({ information, provedMobile, provedEmail }: VisitStandingFragment): Information {
  // Field by field: what the cache adds of its own is no part of what is sent.
  const said = recordOf(informationFields, (field) => information[field]);
  return {
    ...said,
    isComing: information.isComing,
    phoneCountryCode: information.phoneCountryCode || (provedMobile?.startsWith('+86') ? '+86' : ''),
    mobile: provedMobile?.replace(/^\+86/, '') ?? information.mobile,
    email: information.email || (provedEmail ?? ''),
  };
}

/** The form, and what follows from its answer. */
function useInformationForm({ registration, skipsQuestions, onSaved }: InformationStepProps) {
  const t = useT();
  const lang = useLang();
  const [original] = useState(() => startValues(registration));
  const [save] = useSaveVisitInformationMutation();
  const form = useForm<Information>({
    fields: informationFields,
    original,
    check: (values) => inWords(t, checkInformation(lang, values, registration.provedMobile !== null)),
    asksBeforeLeaving: false,
  });
  const submit = form.submit({
    send: async (values) => {
      const input = { ...values, key: registration.key, skipsQuestions };
      return (await save({ variables: { input } })).data?.saveVisitInformation;
    },
    saved: async ({ registration: after, ticket, message }) => {
      if (after) await onSaved({ state: after.state, ticket, message });
    },
    refused: ({ errors }) => {
      if (!errors.some(({ path, code }) => path?.[0] === 'key' || code === 'DUPLICATE')) return false;
      void onSaved({ state: null, ticket: null, message: errors[0]?.message ?? null });
      return true;
    },
  });
  return { form, submit };
}

/** Step 2: who comes (AUTH-053 to AUTH-063). */
export function InformationStep(props: InformationStepProps) {
  const { registration, choices, skipsQuestions } = props;
  const t = useT();
  const lang = useLang();
  const countries = useMemo(
    () => countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
    [lang],
  );
  const dialCodes = useMemo(
    () => dialCodesIn(lang).map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    [lang],
  );
  const { form, submit } = useInformationForm(props);
  const isProved = registration.provedMobile !== null;
  const input = (
    name: keyof typeof inputs,
    more: { required?: boolean; disabled?: boolean; help?: string } = {},
  ) => (
    <TextField
      {...inputs[name]}
      {...more}
      form={form}
      name={name}
      label={t(`registration.field.${name}`)}
      maxLength={saveVisitInformationLimits[name]}
    />
  );
  const select = (
    name: keyof typeof selects,
    options: readonly { value: string; label: string }[],
    more: { required?: boolean; onChosen?: (value: string) => void } = {},
  ) => (
    <SelectField
      {...more}
      form={form}
      name={name}
      label={t(`registration.field.${name}`)}
      autoComplete={selects[name]}
      none={t('registration.choose')}
      options={options}
    />
  );

  return (
    <Form form={form} onSubmit={submit} maxWidth="form">
      {input('name', { required: true, help: t('registration.nameHelp') })}
      <RadioField
        form={form}
        name="title"
        legend={t('registration.field.title')}
        columns={2}
        options={choices.visitTitles}
      />
      {input('identityNumber', { required: true, help: t('registration.identityHelp') })}
      {lang === 'EN'
        ? select('country', countries, {
            required: true,
            onChosen: (country) => {
              if (country !== '' && form.values.phoneNumber === '')
                form.change('phoneCountryCode', dialCode(country));
            },
          })
        : null}
      {input('companyName', { required: true })}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        {input('department')}
        {select('position', choices.visitPositions)}
      </Grid>
      {input('mobile', {
        required: true,
        disabled: isProved,
        help: t(isProved ? 'registration.provedHelp' : 'registration.mobileAbroadHelp'),
      })}
      {input('email', { required: true, help: t('registration.emailHelp') })}
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr) 7rem' }}>
        {select('phoneCountryCode', dialCodes)}
        {input('phoneNumber')}
        {input('phoneExtension')}
      </Grid>
      {input('website')}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }}>
        {input('address', { required: true, help: t('registration.addressHelp') })}
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
        chosen={[form.values.isComing ? 'yes' : 'no']}
        onChange={([answer]) => form.change('isComing', answer !== 'no')}
      />
      <SubmitButton form={form} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t(skipsQuestions || registration.skipsQuestions ? 'registration.finish' : 'registration.next')}
      </SubmitButton>
    </Form>
  );
}
