import { chakra } from '@chakra-ui/react';
import { DialogButtons, Form, keptDraft, SelectField, TextField, useForm } from '../../../forms';
import type { Locale } from '../../../gql/types';
import { useLang, useT } from '../../../i18n';
import { isRecord } from '../../../lib/objects';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import {
  addCompanyAccountLimits,
  type KeptCompanyFragment,
  useAddCompanyAccountMutation,
} from './companies.generated';

interface AccountValues {
  name: string;
  address: string;
  language: Locale;
}

/** Reads what the browser kept; whatever else is there is dropped. */
function parseValues(kept: unknown): AccountValues | null {
  if (!isRecord(kept)) return null;
  const { name, address, language } = kept;
  if (typeof name !== 'string' || typeof address !== 'string') return null;
  return { name, address, language: language === 'EN' ? 'EN' : 'ZH' };
}

const draft = keptDraft('companyAccount', parseValues);

interface AccountFormProps {
  company: KeptCompanyFragment;
  onClose: () => void;
}

function AccountForm({ company, onClose }: AccountFormProps) {
  const t = useT();
  const lang = useLang();
  const [add] = useAddCompanyAccountMutation();
  const form = useForm<AccountValues>({
    fields: ['name', 'address', 'language'],
    original: { name: '', address: '', language: lang },
    check: ({ name, address }) => ({
      name: name.trim() ? undefined : t('companies.account.missing.name'),
      address: address.trim() ? undefined : t('companies.account.missing.address'),
    }),
    draft: { id: company.id, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async (person) =>
      (await add({ variables: { input: { id: company.id, ...person } } })).data?.addCompanyAccount,
    saved: ({ message }) => {
      toast.success(message ?? '');
      onClose();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('companies.account.lead')}</chakra.p>
      <TextField
        form={form}
        name="name"
        label={t('companies.account.name')}
        required
        autoComplete="off"
        data-first-focus=""
        maxLength={addCompanyAccountLimits.name}
      />
      <TextField
        form={form}
        name="address"
        label={t('companies.account.address')}
        help={t('companies.account.address.help')}
        required
        autoComplete="off"
        maxLength={addCompanyAccountLimits.address}
      />
      <SelectField
        form={form}
        name="language"
        label={t('companies.account.language')}
        options={[
          { value: 'ZH', label: t('companies.language.ZH') },
          { value: 'EN', label: t('companies.language.EN') },
        ]}
      />
      <DialogButtons
        form={form}
        cancel={t('companies.cancel')}
        submit={t('companies.account.send')}
        onCancel={onClose}
      />
    </Form>
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
  return (
    <Dialog open={open} onClose={onClose} title={t('companies.account.add')}>
      <AccountForm company={company} onClose={onClose} />
    </Dialog>
  );
}
