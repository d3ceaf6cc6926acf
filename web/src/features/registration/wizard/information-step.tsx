import { useState } from 'react';
import { Form, inWords, keptDraft, RadioField, SubmitButton, useForm } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { CheckGroup } from '../../../ui/check-group';
import { FieldGroup } from '../../../ui/field-group';
import {
  checkInformation,
  countryOfNumber,
  type Information,
  informationFields,
  parseInformation,
  saidBefore,
} from './information';
import { CompanyFields, ContactFields } from './information-groups';
import { InformationText } from './information-fields';
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
  onSaved: (saved: Saved) => Promise<void>;
}

/** What was typed and not saved: it goes with the tab, the sign-out and the saving. */
const draft = keptDraft('registrationInformation', parseInformation);

/** What the form starts with: what is known, and yes to coming (AUTH-056, AUTH-061, AUTH-062). */
function startValues(registration: VisitStandingFragment): Information {
  const { information, provedMobile, provedEmail } = registration;
  return {
    ...saidBefore(registration),
    country: information.country || countryOfNumber(provedMobile),
    phoneCountryCode: information.phoneCountryCode || (provedMobile?.startsWith('+86') ? '+86' : ''),
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
    check: (values) => inWords(t, checkInformation(lang, values, registration.provedMobile)),
    draft: { id: registration.key, kept: draft },
    serverChecksAll: true,
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
  const { form, submit } = useInformationForm(props);
  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('registration.group.person')}>
        <InformationText form={form} name="name" required help={t('registration.nameHelp')} />
        <RadioField
          form={form}
          name="title"
          legend={t('registration.field.title')}
          options={choices.visitTitles}
        />
        <InformationText form={form} name="identityNumber" required help={t('registration.identityHelp')} />
      </FieldGroup>
      <CompanyFields
        form={form}
        positions={choices.visitPositions}
        provedMobile={registration.provedMobile}
      />
      <ContactFields form={form} isProved={registration.provedMobile !== null} />
      <FieldGroup title={t('registration.group.visit')}>
        <CheckGroup
          name="isComing"
          type="radio"
          legend={t('registration.field.isComing')}
          options={[
            { value: 'yes', label: t('registration.yes') },
            { value: 'no', label: t('registration.notSure') },
          ]}
          chosen={[form.values.isComing ? 'yes' : 'no']}
          onChange={([answer]) => form.change('isComing', answer !== 'no')}
        />
      </FieldGroup>
      <SubmitButton form={form} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t(skipsQuestions || registration.skipsQuestions ? 'registration.finish' : 'registration.next')}
      </SubmitButton>
    </Form>
  );
}
