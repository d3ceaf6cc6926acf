import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { TextArea } from '../../../ui/text-area';
import { keptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { CategoryTree } from './category-tree';
import { type OwnJournalEntryQuery, useSaveJournalEntryMutation } from './journal.generated';
import {
  checkValues,
  INTRODUCTION,
  type JournalField,
  journalFields,
  type JournalTextField,
  type JournalValues,
  parseValues,
  sameValues,
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
  const [initial] = useState(() => draft.read('') ?? original);
  const { save, isSaving } = useSaveRecord(journalFields);
  const [send] = useSaveJournalEntryMutation();
  const { form, summary, values, change, errors, errorOf, refuse, go, finish, question } = useRecordForm<
    JournalValues,
    JournalField
  >({ id: '', original, initial, same: sameValues, draft });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = journalFields.flatMap((field) => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (found.length > 0) return refuse(found);
    const input = { ...values, categoryCodes: [...values.categoryCodes] };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.saveJournalEntry);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    await finish(outcome.message, paths.centre('exhibitor', 'journal'));
  };

  /** Opens the branch that a hidden box stands in. */
  const goTo = (field: JournalField) => {
    if (field === 'categoryCodes') form.current?.querySelector('details')?.setAttribute('open', '');
    go(field);
  };

  const line = (field: JournalTextField, more: { required?: true; lang?: string; autoComplete?: string }) => {
    const { required, ...attributes } = more;
    return (
      <Field
        label={t(`journal.${field}`)}
        error={errorOf(field)}
        {...(required ? { required } : {})}
        {...(field === 'address' ? { help: t('journal.addressHelp') } : {})}
      >
        {(control) => (
          <Input
            {...control}
            {...attributes}
            name={field}
            maxLength={200}
            value={values[field]}
            onChange={(event) => change(field, event.currentTarget.value)}
          />
        )}
      </Field>
    );
  };
  const introduction = (field: keyof typeof INTRODUCTION) => (
    <Field
      label={t(`journal.${field}`)}
      help={t('journal.introductionHelp', INTRODUCTION[field])}
      error={errorOf(field)}
      required
    >
      {(control) => (
        <TextArea
          control={control}
          name={field}
          rows={6}
          value={values[field]}
          max={INTRODUCTION[field].most}
          onChange={(text) => change(field, text)}
        />
      )}
    </Field>
  );

  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        maxWidth="form"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={goTo} />
        {line('companyCn', { required: true, lang: 'zh-CN' })}
        {line('companyEn', { required: true, lang: 'en' })}
        {line('address', { required: true, autoComplete: 'street-address' })}
        {line('phone', { autoComplete: 'tel' })}
        {line('fax', {})}
        {line('website', { autoComplete: 'url' })}
        {introduction('introductionCn')}
        {introduction('introductionEn')}
        <CategoryTree
          roots={categories}
          chosen={values.categoryCodes}
          error={errorOf('categoryCodes')}
          onChange={(codes) => change('categoryCodes', codes)}
        />
        <div>
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'review.submitting' : isAgain ? 'review.submitAgain' : 'review.submit')}
          </Button>
        </div>
      </chakra.form>
      {question}
    </>
  );
}
