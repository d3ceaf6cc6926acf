import { chakra } from '@chakra-ui/react';
import { DialogButtons, Form, SelectField, textsDraft, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import type { ReviewedRecord } from './reviewed-record';
import { type Decisions, formAnswer } from './use-decisions';

const draft = textsDraft('reviewTerms');

interface TermsDialogProps {
  open: boolean;
  record: ReviewedRecord;
  decisions: Decisions;
  onClose: () => void;
  onDone: () => void;
}

function TermsForm({ record, decisions, onClose, onDone }: Omit<TermsDialogProps, 'open'>) {
  const t = useT();
  const { item, terms } = record;
  const form = useForm<Record<string, string>>({
    fields: terms.map(({ key }) => key),
    original: Object.fromEntries(terms.map(({ key, suggestion }) => [key, suggestion])),
    check: (values) =>
      Object.fromEntries(
        terms.flatMap(({ key, label, options }) => {
          if ((values[key] ?? '').trim() !== '') return [];
          return [
            [key, t(options.length > 0 ? 'reviews.terms.unchosen' : 'reviews.terms.missing', { label })],
          ];
        }),
      ),
    draft: { id: item.id, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async (values) => {
      const given = terms.map(({ key }) => ({ key, value: values[key] ?? '' }));
      return formAnswer(await decisions.decide([item], { decision: 'APPROVED', terms: given }));
    },
    saved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('reviews.terms.lead')}</chakra.p>
      {terms.map(({ key, label, options, maxLength }, index) =>
        options.length > 0 ? (
          <SelectField
            key={key}
            form={form}
            name={key}
            label={label}
            required
            none={t('reviews.terms.choose')}
            options={options}
            data-first-focus={index === 0 || undefined}
          />
        ) : (
          <TextField
            key={key}
            form={form}
            name={key}
            label={label}
            required
            autoComplete="off"
            maxLength={maxLength}
            data-first-focus={index === 0 || undefined}
          />
        ),
      )}
      <DialogButtons
        form={form}
        cancel={t('reviews.cancel')}
        submit={t('reviews.approve')}
        onCancel={onClose}
      />
    </Form>
  );
}

/** Asks what an approval has to settle, like the number of a booth. It takes effect at once. */
export function TermsDialog({ open, ...form }: TermsDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={t('reviews.terms.title', { name: form.record.item.title })}
    >
      <TermsForm {...form} />
    </Dialog>
  );
}
