import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { type QueueEntryFragment, useRejectReasonsQuery } from './review-desk.generated';
import type { Decisions } from './use-decisions';

/** Longest reason, characters as people count them; the schema's limit. */
const LONGEST = 500;

interface RejectFormProps {
  id: string;
  items: readonly QueueEntryFragment[];
  decisions: Decisions;
  onClose: () => void;
  onDone: () => void;
}

function RejectForm({ id, items, decisions, onClose, onDone }: RejectFormProps) {
  const t = useT();
  const { data } = useRejectReasonsQuery({});
  const reasons = data?.organiser?.rejectReasons ?? [];
  const [texts, setTexts] = useState({ reasonZh: '', reasonEn: '' });
  const [wrong, setWrong] = useState<{ text: string; field: string }>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (texts.reasonZh.trim() === '' && texts.reasonEn.trim() === '') {
      setWrong({ field: 'reasonZh', text: t('review-desk.reason.missing') });
      return;
    }
    const result = await decisions.decide(items, { decision: 'REJECTED', ...texts });
    if (!result.isDone) {
      if (result.text) setWrong({ field: result.field ?? 'reasonZh', text: result.text });
      return;
    }
    onClose();
    onDone();
  };
  const field = (name: 'reasonZh' | 'reasonEn', isFirst: boolean) => (
    <Field label={t(`review-desk.${name}`)} error={wrong?.field === name ? wrong.text : undefined}>
      {(control) => (
        <TextArea
          control={control}
          name={name}
          value={texts[name]}
          max={LONGEST}
          rows={3}
          isFirst={isFirst}
          onChange={(text) => {
            setTexts({ ...texts, [name]: text });
            setWrong(undefined);
          }}
        />
      )}
    </Field>
  );
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="quiet">{t('review-desk.reason.lead')}</chakra.p>
      <Field label={t('review-desk.template')}>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={(event) => {
              const reason = reasons[Number(event.currentTarget.value)];
              if (reason) setTexts({ reasonZh: reason.textZh, reasonEn: reason.textEn });
              setWrong(undefined);
            }}
          >
            <option value="">{t('review-desk.template.choose')}</option>
            {reasons.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {field('reasonZh', true)}
      {field('reasonEn', false)}
    </chakra.form>
  );
}

interface RejectDialogProps extends Omit<RejectFormProps, 'id'> {
  open: boolean;
}

/** Asks why: from a template or in own words, in one language at least. The owner reads it. */
export function RejectDialog({ open, ...form }: RejectDialogProps) {
  const t = useT();
  const { items, decisions, onClose } = form;
  const [first, ...more] = items;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={
        first && more.length === 0
          ? t('review-desk.reject.title', { name: first.title })
          : t('review-desk.reject.some', { count: items.length })
      }
      cancel={t('review-desk.cancel')}
      submit={t('review-desk.reject')}
      isDangerous
      isSending={decisions.isDeciding}
    >
      {(id) => <RejectForm id={id} {...form} />}
    </FormDialog>
  );
}
