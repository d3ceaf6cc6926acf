import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { useRecordForm, useSaveRecord } from '../../review';
import { useSaveBillingMutation } from './billing.generated';
import {
  billingDraft,
  type BillingField,
  billingFields,
  type BillingValues,
  checkValues,
  sameValues,
} from './values';

interface BillingFormProps {
  saved: BillingValues;
  /** Company name to begin with. */
  suggested: string;
}

/** Company name, tax ID and e-mail address, saved as often as somebody likes (EXH-114, VAL-067). */
export function BillingForm({ saved, suggested }: BillingFormProps) {
  const t = useT();
  const { save, isSaving } = useSaveRecord(billingFields);
  const [send] = useSaveBillingMutation();
  const [original] = useState({ ...saved, companyName: suggested });
  const [initial] = useState(() => billingDraft.read('') ?? original);
  const { form, summary, values, change, errors, errorOf, refuse, go, finish, question } = useRecordForm<
    BillingValues,
    BillingField
  >({ id: '', original, initial, same: sameValues, draft: billingDraft });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = billingFields.flatMap((field) => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (found.length > 0) return refuse(found);
    let kept: BillingValues | null | undefined;
    const outcome = await save(async () => {
      const answer = (await send({ variables: { input: values } })).data?.saveBilling;
      kept = answer?.billing;
      return answer;
    });
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    // As it is kept: without blanks, in capitals.
    for (const field of billingFields) change(field, kept?.[field] ?? values[field]);
    await finish(outcome.message, paths.centre('exhibitor', 'billing'));
  };

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
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {billingFields.map((field) => (
          <Field
            key={field}
            label={t(`billing.${field}`)}
            help={t(`billing.${field}.help`)}
            error={errorOf(field)}
            required
          >
            {(control) => (
              <Input
                {...control}
                name={field}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete={field === 'email' ? 'email' : field === 'companyName' ? 'organization' : 'off'}
                spellCheck={field === 'companyName'}
                value={values[field]}
                onChange={(event) => change(field, event.currentTarget.value)}
              />
            )}
          </Field>
        ))}
        <div>
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'billing.saving' : 'billing.save')}
          </Button>
        </div>
      </chakra.form>
      {question}
    </>
  );
}
