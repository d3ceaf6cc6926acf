import { DialogButtons, Form, plainDraft, Refusal, TextAreaField, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { partnerPath } from './address';
import { addPartner } from './cache';
import {
  addPartnerLimits,
  type KeptPartnerFragment,
  useAddPartnerMutation,
  useChangePartnerMutation,
} from './partners.generated';

interface PartnerValues {
  name: string;
  contactName: string;
  contactEmail: string;
  note: string;
}

const nobody: PartnerValues = { name: '', contactName: '', contactEmail: '', note: '' };
const draft = plainDraft<PartnerValues>('partner', nobody);

/** Adds a partner, or changes the one that there is. */
function useSendPartner(partner: KeptPartnerFragment | undefined) {
  const [add] = useAddPartnerMutation({
    update: (cache, { data }) => {
      const added = data?.addPartner.partner;
      if (added) addPartner(cache, added);
    },
  });
  const [change] = useChangePartnerMutation();
  return async (values: PartnerValues) =>
    partner
      ? (await change({ variables: { input: { id: partner.id, ...values } } })).data?.changePartner
      : (await add({ variables: { input: values } })).data?.addPartner;
}

interface PartnerFormProps {
  /** Undefined for a new one. */
  partner?: KeptPartnerFragment | undefined;
  onClose: () => void;
}

function PartnerForm({ partner, onClose }: PartnerFormProps) {
  const t = useT();
  const send = useSendPartner(partner);
  const { name, contactName, contactEmail, note } = partner ?? nobody;
  const form = useForm<PartnerValues>({
    fields: ['name', 'contactName', 'contactEmail', 'note'],
    original: { name, contactName, contactEmail, note },
    check: (values) => ({
      name: values.name.trim() ? undefined : t('partners.missing.name'),
      contactName: values.contactName.trim() ? undefined : t('partners.missing.contactName'),
      contactEmail: values.contactEmail.trim() ? undefined : t('partners.missing.contactEmail'),
    }),
    draft: { id: partner?.id ?? '', kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send,
    saved: async ({ message, partner: saved }) => {
      // A new partner needs a key next.
      if (!partner && saved) return form.finish(message ?? '', partnerPath(saved.id));
      toast.success(message ?? '');
      return onClose();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <TextField
        form={form}
        name="name"
        label={t('partners.name')}
        required
        autoComplete="off"
        maxLength={addPartnerLimits.name}
        data-first-focus=""
      />
      <TextField
        form={form}
        name="contactName"
        label={t('partners.contactName')}
        required
        autoComplete="off"
        maxLength={addPartnerLimits.contactName}
      />
      <TextField
        form={form}
        name="contactEmail"
        label={t('partners.contactEmail')}
        required
        type="email"
        autoComplete="off"
        maxLength={addPartnerLimits.contactEmail}
      />
      <TextAreaField
        form={form}
        name="note"
        label={t('partners.note')}
        max={addPartnerLimits.note}
        rows={3}
      />
      <Refusal form={form} />
      <DialogButtons
        form={form}
        cancel={t('partners.cancel')}
        submit={t(partner ? 'partners.save' : 'partners.add')}
        onCancel={onClose}
      />
    </Form>
  );
}

/** Adds a partner, or changes who is to be written to and what is noted. */
export function PartnerDialog({ open, partner, onClose }: PartnerFormProps & { open: boolean }) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t(partner ? 'partners.edit.title' : 'partners.add.title')}>
      <PartnerForm partner={partner} onClose={onClose} />
    </Dialog>
  );
}
