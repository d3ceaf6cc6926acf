import { Form, inWords, keptDraft, SubmitButton, TextAreaField, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { FieldGroup } from '../../../ui/field-group';
import { CategoryTree } from './category-tree';
import {
  type OwnJournalEntryQuery,
  saveJournalEntryLimits,
  useSaveJournalEntryMutation,
} from './journal.generated';
import {
  checkValues,
  journalFields,
  type JournalTextField,
  type JournalValues,
  parseValues,
  recommended,
} from './values';

/** What was typed and not handed in. */
const draft = keptDraft('journalDraft', parseValues);

interface JournalFormProps {
  /** Whether it has been handed in and rejected. */
  isAgain: boolean;
  original: JournalValues;
  categories: OwnJournalEntryQuery['categories'];
}

/** The form of the entry (EXH-077, VAL-061, VAL-062, EXH-085): errors beside the fields and summed up on top. */
export function JournalForm({ isAgain, original, categories }: JournalFormProps) {
  const t = useT();
  const [send] = useSaveJournalEntryMutation();
  const form = useForm<JournalValues>({
    fields: journalFields,
    original,
    draft: { id: '', kept: draft },
    serverChecksAll: true,
    check: (values) => inWords(t, checkValues(values)),
  });
  const submit = form.submit({
    send: async (values) => {
      const input = { ...values, categoryCodes: [...values.categoryCodes] };
      return (await send({ variables: { input } })).data?.saveJournalEntry;
    },
    saved: ({ message }) => form.finish(message ?? '', paths.centre('exhibitor', 'journal')),
  });

  const line = (
    name: JournalTextField,
    more: { required?: boolean; help?: string; lang?: string; autoComplete?: string },
  ) => (
    <TextField
      form={form}
      name={name}
      label={t(`journal.${name}`)}
      maxLength={saveJournalEntryLimits[name]}
      {...more}
    />
  );
  const introduction = (name: keyof typeof recommended) => (
    <TextAreaField
      form={form}
      name={name}
      label={t(`journal.${name}`)}
      help={t('journal.introductionHelp', {
        most: saveJournalEntryLimits[name],
        recommended: recommended[name],
      })}
      required
      rows={6}
      max={saveJournalEntryLimits[name]}
    />
  );

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('journal.group.company')}>
        {line('companyCn', { required: true, lang: 'zh-CN' })}
        {line('companyEn', { required: true, lang: 'en' })}
        {line('address', { required: true, help: t('journal.addressHelp'), autoComplete: 'street-address' })}
        {line('phone', { autoComplete: 'tel' })}
        {line('fax', {})}
        {line('website', { autoComplete: 'url' })}
      </FieldGroup>
      <FieldGroup title={t('journal.group.introduction')}>
        {introduction('introductionCn')}
        {introduction('introductionEn')}
        <CategoryTree form={form} roots={categories} />
      </FieldGroup>
      <div>
        <SubmitButton form={form} busy={t('review.submitting')}>
          {t(isAgain ? 'review.submitAgain' : 'review.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
