import { chakra } from '@chakra-ui/react';
import { DialogButtons, Form, plainDraft, TextAreaField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { decideReviewsLimits, type QueueEntryFragment, useRejectReasonsQuery } from './reviews.generated';
import { type Decisions, formAnswer } from './use-decisions';

const fields = ['reasonZh', 'reasonEn'] as const;
const empty = { reasonZh: '', reasonEn: '' };
const draft = plainDraft('rejectReason', empty);

interface RejectFormProps {
  items: readonly QueueEntryFragment[];
  decisions: Decisions;
  onClose: () => void;
  onDone: () => void;
}

function RejectForm({ items, decisions, onClose, onDone }: RejectFormProps) {
  const t = useT();
  const { data } = useRejectReasonsQuery({});
  const reasons = data?.organiser?.rejectReasons ?? [];
  const form = useForm({
    fields,
    original: empty,
    check: ({ reasonZh, reasonEn }) =>
      reasonZh.trim() === '' && reasonEn.trim() === '' ? { reasonZh: t('reviews.reason.missing') } : {},
    draft: { id: items.map(({ id }) => id).join(' '), kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async (texts) => formAnswer(await decisions.decide(items, { decision: 'REJECTED', ...texts })),
    saved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('reviews.reason.lead')}</chakra.p>
      <Field label={t('reviews.template')}>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={(event) => {
              const reason = reasons[Number(event.currentTarget.value)];
              if (!reason) return;
              form.change('reasonZh', reason.textZh);
              form.change('reasonEn', reason.textEn);
            }}
          >
            <option value="">{t('reviews.template.choose')}</option>
            {reasons.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {fields.map((name) => (
        <TextAreaField
          key={name}
          form={form}
          name={name}
          label={t(`reviews.${name}`)}
          required="partly"
          max={decideReviewsLimits[name]}
          rows={3}
          isFirst={name === 'reasonZh'}
        />
      ))}
      <DialogButtons
        form={form}
        cancel={t('reviews.cancel')}
        submit={t('reviews.reject')}
        isDangerous
        onCancel={onClose}
      />
    </Form>
  );
}

interface RejectDialogProps extends RejectFormProps {
  open: boolean;
}

/** Asks why: from a template or in own words, in one language at least. The owner reads it. */
export function RejectDialog({ open, ...form }: RejectDialogProps) {
  const t = useT();
  const { items, onClose } = form;
  const [first, ...more] = items;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        first && more.length === 0
          ? t('reviews.reject.title', { name: first.title })
          : t('reviews.reject.some', { count: items.length })
      }
    >
      <RejectForm {...form} />
    </Dialog>
  );
}
