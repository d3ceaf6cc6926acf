import { useState } from 'react';
import {
  CheckboxesField,
  DialogButtons,
  Form,
  type FormHandle,
  RadioField,
  Refusal,
  SelectField,
  TextAreaField,
  TextField,
  useField,
  useForm,
} from '../../forms';
import type { ApiKeyScope } from '../../gql/types';
import { type MessageId, useT } from '../../i18n';
import { Disclosure } from '../../ui/disclosure';
import { toast } from '../../ui/toast';
import type { ApiKeyFieldsFragment } from './api-keys.generated';
import type { Issued } from './issued-dialog';
import type { KeyCalls } from './key-calls';
import { daysOf, expiries, keyDraft, type KeyValues, MOST_ORIGINS, noKey, originsIn } from './key-values';
import { type ScopePart, scopeCode, scopeParts } from './scopes';

/** Room for twenty origins of usual length. */
const MOST_CHARACTERS = 2000;

export interface KeyFormProps {
  calls: KeyCalls;
  /** Scopes that are offered. */
  scopes: readonly ApiKeyScope[];
  /** Characters of a key's name at most. */
  longestName: number;
  /** Whether test keys are offered. */
  hasTest: boolean;
  /** Of whoever the keys belong to; keeps their drafts apart. */
  ownerId: string;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
}

const scopeNotes: Partial<Record<ScopePart, MessageId>> = {
  own: 'api-keys.scopes.own.note',
  acting: 'api-keys.scopes.acting.note',
};

/** Fields of new keys and of those that are changed. */
function SharedFields({ form, scopes }: { form: FormHandle<KeyValues> } & Pick<KeyFormProps, 'scopes'>) {
  const t = useT();
  const origins = useField({ form, name: 'origins' });
  const [hadOrigins] = useState(origins.value !== '');
  const sections = scopeParts(scopes).map(({ part, values }) => {
    const note = scopeNotes[part];
    return { title: t(`api-keys.scopes.${part}`), values, ...(note ? { note: t(note) } : {}) };
  });
  return (
    <>
      <CheckboxesField
        form={form}
        name="scopes"
        legend={t('api-keys.scopes')}
        options={scopes.map((value) => ({
          value,
          label: t(`api-keys.scope.${value}`),
          aside: scopeCode(value),
        }))}
        sections={sections.length > 1 ? sections : undefined}
      />
      {/* Few keys are used in browsers. */}
      <Disclosure summary={t('api-keys.origins.open')} isOpen={hadOrigins || origins.error !== undefined}>
        <TextAreaField
          form={form}
          name="origins"
          label={t('api-keys.origins')}
          help={t('api-keys.origins.help')}
          max={MOST_CHARACTERS}
          rows={2}
        />
      </Disclosure>
    </>
  );
}

function NameField({
  form,
  longestName,
}: { form: FormHandle<KeyValues> } & Pick<KeyFormProps, 'longestName'>) {
  const t = useT();
  return (
    <TextField
      form={form}
      name="name"
      label={t('api-keys.name')}
      help={t('api-keys.name.help')}
      required
      autoComplete="off"
      maxLength={longestName}
      data-first-focus=""
    />
  );
}

/** The form of a key, new or changed, with its checks. */
function useKeyForm(original: KeyValues, draftId: string): FormHandle<KeyValues> {
  const t = useT();
  return useForm<KeyValues>({
    fields: ['name', 'kind', 'scopes', 'origins', 'expiry'],
    original,
    check: ({ name, scopes, origins }) => ({
      name: name.trim() ? undefined : t('api-keys.missing.name'),
      scopes: scopes.length > 0 ? undefined : t('api-keys.missing.scopes'),
      origins:
        originsIn(origins).length > MOST_ORIGINS
          ? t('api-keys.origins.most', { count: MOST_ORIGINS })
          : undefined,
    }),
    draft: { id: draftId, kept: keyDraft },
    hasSummary: false,
    hasRefusal: true,
  });
}

const changeOf = ({ name, scopes, origins }: KeyValues) => ({ name, scopes, origins: originsIn(origins) });

/** Makes a key. */
export function NewKeyForm(props: KeyFormProps) {
  const { calls, scopes, longestName, hasTest, ownerId, onIssued, onClose } = props;
  const t = useT();
  const form = useKeyForm(noKey, `${ownerId}:`);
  const submit = form.submit({
    send: (values) =>
      calls.createKey({
        ...changeOf(values),
        isTest: values.kind === 'test',
        expiresInDays: daysOf(values.expiry),
      }),
    saved: ({ key, apiKey }) => {
      onClose();
      if (key !== null && apiKey) onIssued({ key, name: apiKey.name, scopes: apiKey.scopes });
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <NameField form={form} longestName={longestName} />
      {hasTest ? (
        <RadioField
          form={form}
          name="kind"
          legend={t('api-keys.kind')}
          options={[
            { value: 'live', label: t('api-keys.kind.live') },
            { value: 'test', label: t('api-keys.kind.test') },
          ]}
        />
      ) : null}
      <SharedFields form={form} scopes={scopes} />
      <SelectField
        form={form}
        name="expiry"
        label={t('api-keys.expiry')}
        options={expiries.map((value) => ({ value, label: t(`api-keys.expiry.${value}`) }))}
      />
      <Refusal form={form} />
      <DialogButtons
        form={form}
        cancel={t('api-keys.cancel')}
        submit={t('api-keys.create')}
        onCancel={onClose}
      />
    </Form>
  );
}

type ChangeKeyFormProps = Pick<KeyFormProps, 'calls' | 'longestName' | 'onClose' | 'ownerId' | 'scopes'> & {
  apiKey: ApiKeyFieldsFragment;
};

/** Changes what a key is called, what it may read, and which pages may use it. */
export function ChangeKeyForm(props: ChangeKeyFormProps) {
  const { apiKey, calls, scopes, longestName, ownerId, onClose } = props;
  const t = useT();
  const { id, name, origins } = apiKey;
  const original = {
    ...noKey,
    name,
    scopes: scopes.filter((scope) => apiKey.scopes.includes(scope)),
    origins: origins.join('\n'),
  };
  const form = useKeyForm(original, `${ownerId}:${id}`);
  const submit = form.submit({
    send: (values) => calls.changeKey(id, changeOf(values)),
    saved: ({ message }) => {
      toast.success(message ?? '');
      onClose();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <NameField form={form} longestName={longestName} />
      <SharedFields form={form} scopes={scopes} />
      <Refusal form={form} />
      <DialogButtons
        form={form}
        cancel={t('api-keys.cancel')}
        submit={t('api-keys.save')}
        onCancel={onClose}
      />
    </Form>
  );
}
