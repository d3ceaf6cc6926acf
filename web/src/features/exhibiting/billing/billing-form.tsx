import { useState } from 'react';
import { Form, inWords, SubmitButton, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { FieldGroup } from '../../../ui/field-group';
import { toast } from '../../../ui/toast';
import { useSaveBillingMutation } from './billing.generated';
import { billingDraft, billingFields, type BillingValues, checkValues } from './values';

const autoComplete = { companyName: 'organization', taxId: 'off', email: 'email' } as const;

/** Company name, tax ID and e-mail address, saved as often as somebody likes (EXH-114, VAL-067). */
export function BillingForm({ saved }: { saved: BillingValues }) {
  const t = useT();
  const [send] = useSaveBillingMutation();
  // What was there when the form opened, and then what has been saved: whatever is read meanwhile.
  const [original, setOriginal] = useState(saved);
  const form = useForm<BillingValues>({
    fields: billingFields,
    original,
    draft: { id: '', kept: billingDraft },
    check: (values) => inWords(t, checkValues(values)),
    serverChecksAll: true,
  });
  const submit = form.submit({
    send: async (input) => (await send({ variables: { input } })).data?.saveBilling,
    saved: ({ billing, message }, values) => {
      // As it is kept: without blanks, in capitals.
      const { companyName, taxId, email } = billing ?? values;
      const now = { companyName, taxId, email };
      setOriginal(now);
      form.reset(now);
      toast.success(message ?? '');
    },
  });

  const field = (name: (typeof billingFields)[number]) => (
    <TextField
      form={form}
      name={name}
      label={t(`billing.${name}`)}
      help={t(`billing.${name}.help`)}
      required
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete[name]}
      spellCheck={name === 'companyName'}
    />
  );

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('billing.group.invoice')}>
        {field('companyName')}
        {field('taxId')}
      </FieldGroup>
      <FieldGroup title={t('billing.group.delivery')}>{field('email')}</FieldGroup>
      <div>
        <SubmitButton form={form} busy={t('billing.saving')}>
          {t('billing.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
