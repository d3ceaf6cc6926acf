import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import type { ReviewedRecord } from './record';
import type { Decisions } from './use-decisions';

interface TermsDialogProps {
  open: boolean;
  record: ReviewedRecord;
  decisions: Decisions;
  onClose: () => void;
  onDone: () => void;
}

function TermsForm({
  id,
  record,
  decisions,
  onClose,
  onDone,
}: Omit<TermsDialogProps, 'open'> & { id: string }) {
  const t = useT();
  const { item, terms } = record;
  const [values, setValues] = useState<Record<string, string>>(
    Object.fromEntries(terms.map(({ key, suggestion }) => [key, suggestion])),
  );
  const [wrong, setWrong] = useState<{ text: string; field: string | undefined }>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = terms.find(({ key }) => (values[key] ?? '').trim() === '');
    if (missing) {
      setWrong({ field: missing.key, text: t('review-desk.terms.missing') });
      return;
    }
    const given = terms.map(({ key }) => ({ key, value: values[key] ?? '' }));
    const result = await decisions.decide([item], { decision: 'APPROVED', terms: given });
    if (result.isDone) {
      onClose();
      onDone();
    } else if (result.text) setWrong({ field: result.field, text: result.text });
  };
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="quiet">{t('review-desk.terms.lead')}</chakra.p>
      {terms.map(({ key, label, options, maxLength }, index) => {
        const change = (value: string) => {
          setValues({ ...values, [key]: value });
          setWrong(undefined);
        };
        return (
          <Field key={key} label={label} error={wrong?.field === key ? wrong.text : undefined} required>
            {(control) =>
              options.length > 0 ? (
                <Select
                  {...control}
                  name={key}
                  value={values[key]}
                  onChange={(event) => change(event.currentTarget.value)}
                >
                  <option value="">{t('review-desk.terms.choose')}</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  {...control}
                  name={key}
                  autoComplete="off"
                  maxLength={maxLength}
                  value={values[key]}
                  data-first-focus={index === 0 || undefined}
                  onChange={(event) => change(event.currentTarget.value)}
                />
              )
            }
          </Field>
        );
      })}
    </chakra.form>
  );
}

/** Asks what an approval has to settle, like the number of a booth. It takes effect at once. */
export function TermsDialog({ open, ...form }: TermsDialogProps) {
  const t = useT();
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={t('review-desk.terms.title', { name: form.record.item.title })}
      cancel={t('review-desk.cancel')}
      submit={t('review-desk.approve')}
      isSending={form.decisions.isDeciding}
    >
      {(id) => <TermsForm id={id} {...form} />}
    </FormDialog>
  );
}
