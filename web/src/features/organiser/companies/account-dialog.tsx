import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import type { Locale } from '../../../gql/types';
import { useLang, useT } from '../../../i18n';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import { type KeptCompanyFragment, useAddCompanyAccountMutation } from './companies.generated';

const fields = ['name', 'address'] as const;
type Name = (typeof fields)[number];

interface AccountFormProps {
  company: KeptCompanyFragment;
  id: string;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function AccountForm({ company, id, onSaving, onClose }: AccountFormProps) {
  const t = useT();
  const lang = useLang();
  const [values, setValues] = useState({ name: '', address: '', language: lang satisfies Locale });
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const [add] = useAddCompanyAccountMutation();
  const { save } = useSaveRecord(fields);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = fields.filter((name) => values[name].trim() === '');
    setWrong(Object.fromEntries(missing.map((name) => [name, t(`companies.account.missing.${name}`)])));
    if (missing.length > 0) return;
    onSaving(true);
    const outcome = await save(
      async () => (await add({ variables: { id: company.id, input: values } })).data?.addCompanyAccount,
    );
    onSaving(false);
    if (!outcome) return;
    if ('message' in outcome) {
      toast.success(outcome.message);
      onClose();
      return;
    }
    const whole = outcome.refusals.find(({ field }) => !field);
    if (whole) toast.error(whole.text);
    setWrong(
      Object.fromEntries(outcome.refusals.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    );
  };
  const line = (name: Name, help: string | undefined, most: number) => (
    <Field label={t(`companies.account.${name}`)} help={help} error={wrong[name]} required>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete="off"
          maxLength={most}
          value={values[name]}
          onChange={(event) => {
            setValues({ ...values, [name]: event.currentTarget.value });
            setWrong({ ...wrong, [name]: undefined });
          }}
        />
      )}
    </Field>
  );
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="quiet">{t('companies.account.lead')}</chakra.p>
      {line('name', undefined, 60)}
      {line('address', t('companies.account.address.help'), 254)}
      <Field label={t('companies.account.language')}>
        {(control) => (
          <Select
            {...control}
            value={values.language}
            onChange={(event) => setValues({ ...values, language: event.currentTarget.value as Locale })}
          >
            <option value="ZH">{t('companies.language.ZH')}</option>
            <option value="EN">{t('companies.language.EN')}</option>
          </Select>
        )}
      </Field>
    </chakra.form>
  );
}

interface AccountDialogProps {
  company: KeptCompanyFragment;
  open: boolean;
  onClose: () => void;
}

/** Lets somebody sign in for a company: the account is open at once, and the invitation tells them. */
export function AccountDialog({ company, open, onClose }: AccountDialogProps) {
  const t = useT();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('companies.account.add')}
      cancel={t('companies.cancel')}
      submit={t('companies.account.send')}
      isSending={isSaving}
    >
      {(id) => <AccountForm id={id} company={company} onSaving={setSaving} onClose={onClose} />}
    </FormDialog>
  );
}
