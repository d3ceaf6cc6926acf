import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { DialogButtons, Form, plainDraft, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { EditionsDocument, useCreateEditionMutation } from './edition.generated';

const fields = ['number', 'name-cn', 'name-en', 'opensOn', 'closesOn'] as const;
type EditionValues = Record<(typeof fields)[number], string>;

const empty: EditionValues = { number: '', 'name-cn': '', 'name-en': '', opensOn: '', closesOn: '' };
const draft = plainDraft('newEdition', empty);

interface FormProps {
  /** What the number is suggested to be. */
  number: number;
  onClose: () => void;
}

function NewEditionForm({ number, onClose }: FormProps) {
  const t = useT();
  const navigate = useNavigate();
  const [create] = useCreateEditionMutation({
    refetchQueries: [EditionsDocument],
    awaitRefetchQueries: true,
  });
  const labels: EditionValues = {
    number: t('edition.number.label'),
    'name-cn': t('edition.inChinese', { what: t('edition.names.name') }),
    'name-en': t('edition.inEnglish', { what: t('edition.names.name') }),
    opensOn: t('edition.opensOn'),
    closesOn: t('edition.closesOn'),
  };
  const form = useForm<EditionValues>({
    fields,
    original: { ...empty, number: String(number) },
    check: (values) => {
      const found: Partial<EditionValues> = {};
      for (const field of fields)
        if (values[field].trim() === '') found[field] = t('edition.missing', { name: labels[field] });
      if (!found.number && !/^\d{1,4}$/.test(values.number.trim()))
        found.number = t('edition.number', { name: labels.number });
      return found;
    },
    draft: { id: String(number), kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ opensOn, closesOn, ...values }) => {
      const name = { cn: values['name-cn'], en: values['name-en'] };
      const input = { number: Number(values.number), name, opensOn, closesOn };
      const payload = (await create({ variables: { input } })).data?.createEdition;
      // The fields of the name are called by their whole path.
      const errors = payload?.errors.map((error) => ({ ...error, path: [error.path?.join('-') ?? ''] }));
      return payload && errors && { ...payload, errors };
    },
    saved: async ({ message }, values) => {
      toast.success(message ?? '');
      onClose();
      await navigate(paths.organiser({ menu: 'edition', edition: values.number.trim() }));
    },
  });
  const field = (name: keyof EditionValues) => ({
    form,
    name,
    label: labels[name],
    required: true,
    autoComplete: 'off',
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('edition.new.text')}</chakra.p>
      <TextField {...field('number')} inputMode="numeric" data-first-focus="" />
      <TextField {...field('name-cn')} lang="zh-CN" />
      <TextField {...field('name-en')} lang="en" />
      <TextField {...field('opensOn')} type="date" />
      <TextField {...field('closesOn')} type="date" />
      <DialogButtons
        form={form}
        cancel={t('edition.cancel')}
        submit={t('edition.new.yes')}
        onCancel={onClose}
      />
    </Form>
  );
}

interface NewEditionProps {
  open: boolean;
  number: number;
  onClose: () => void;
}

/** Makes the draft of the next edition out of the newest one. */
export function NewEdition({ open, number, onClose }: NewEditionProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('edition.new.title')}>
      <NewEditionForm number={number} onClose={onClose} />
    </Dialog>
  );
}
