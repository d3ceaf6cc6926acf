import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Form,
  inWords,
  keptDraft,
  RadioField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '../../../forms';
import type { RegisterOtherInput } from '../../../gql/types';
import { useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { FieldGroup } from '../../../ui/field-group';
import { toast } from '../../../ui/toast';
import { usePause } from '../../../ui/use-pause';
import { othersListPath } from './address';
import { forgetRegisteredPeople } from './cache';
import type { FormRef } from './load';
import { registerOtherLimits, useOtherFormPreloaded, useRegisterOtherMutation } from './others.generated';
import { checkOther, emptyOther, otherFields, type OtherValues, parseOther, plainMobile } from './values';

/** The list again, so long after success (CONST-007). */
const RETURN_MS = 1000;

const inputs = {
  name: {},
  mobile: { type: 'tel', inputMode: 'tel' },
  companyName: {},
  department: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  identityNumber: { autoCapitalize: 'characters', spellCheck: false },
} as const satisfies Partial<Record<keyof OtherValues, object>>;

const draft = keptDraft('registeredPerson', parseOther);

/** A form of somebody whom the visitor registers: where it goes, and what follows. */
export interface PersonFormProps {
  query: FormRef;
  /** Tells kept drafts apart: whom the person replaces; blank for nobody. */
  draftId: string;
  send: (input: RegisterOtherInput) => Promise<PersonPayload | undefined>;
  saved: (message: string) => void | Promise<void>;
  submit: string;
  /** The list that the form was opened from. */
  back: string;
}

interface PersonPayload {
  message: string | null;
  errors: readonly { message: string; path: readonly string[] | null }[];
}

/** Somebody else's details (VC-071, VC-072); they are another person's, so the browser offers none of one's own. */
export function PersonForm({ query, draftId, send, saved, submit, back }: PersonFormProps) {
  const t = useT();
  const lang = useLang();
  const [original] = useState<OtherValues>({ ...emptyOther, mailLanguage: lang });
  const { visitTitles, visitPositions } = useOtherFormPreloaded(query).data;
  const form = useForm<OtherValues>({
    fields: otherFields,
    original,
    check: (values) => inWords(t, checkOther(values)),
    serverChecksAll: true,
    draft: { id: draftId, kept: draft },
  });
  const onSubmit = form.submit({
    send: (values) => send({ ...values, mobile: plainMobile(values.mobile) }),
    saved: ({ message }) => saved(message ?? ''),
  });
  const input = (name: keyof typeof inputs, isRequired: boolean, help = '') => (
    <TextField
      {...inputs[name]}
      form={form}
      name={name}
      label={t(`others.${name}`)}
      help={help}
      required={isRequired}
      autoComplete="off"
      maxLength={registerOtherLimits[name]}
    />
  );

  return (
    <Form form={form} onSubmit={onSubmit} maxWidth="form" gap="10">
      <FieldGroup title={t('others.group.person')}>
        {input('name', true)}
        <RadioField form={form} name="title" legend={t('others.title')} options={visitTitles} />
        {input('identityNumber', true, t('others.identityNumber.help'))}
      </FieldGroup>
      <FieldGroup title={t('others.group.company')}>
        {input('companyName', true)}
        {input('department', false)}
        <SelectField
          form={form}
          name="position"
          label={t('others.position')}
          none={t('others.position.none')}
          options={visitPositions}
        />
      </FieldGroup>
      <FieldGroup title={t('others.group.contact')}>
        {input('mobile', true, t('others.mobile.help'))}
        {input('email', true, t('others.email.help'))}
        <RadioField
          form={form}
          name="mailLanguage"
          legend={t('others.mailLanguage')}
          options={[
            { value: 'ZH', label: t('others.mailIn.ZH') },
            { value: 'EN', label: t('others.mailIn.EN') },
          ]}
        />
      </FieldGroup>
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form} busy={t('others.submitting')}>
          {submit}
        </SubmitButton>
        <ButtonLink to={back} variant="ghost" size="lg">
          {t('others.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}

/** Registering somebody else: the form, and the list after it, a second later. */
export function OtherForm({ query }: { query: FormRef }) {
  const t = useT();
  const navigate = useNavigate();
  const pause = usePause();
  const { cache } = useApolloClient();
  const [register] = useRegisterOtherMutation();
  return (
    <PersonForm
      query={query}
      draftId=""
      send={async (input) => (await register({ variables: { input } })).data?.registerOther}
      saved={async (message) => {
        forgetRegisteredPeople(cache);
        toast.success(message);
        await pause(RETURN_MS);
        await navigate(othersListPath);
      }}
      submit={t('others.submit')}
      back={othersListPath}
    />
  );
}
