import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { useSaveRecord } from '../../review';
import type { FoundImport } from './found-import';
import { useCheckExhibitorImportMutation } from './exhibitor-import.generated';
import { columnLetters, columnsOf, type MappingValues, valuesOf } from './mapping';
import { Samples } from './samples';

/** Which column each field comes from; the button checks every line by it and writes nothing. */
export function MappingForm({ found, onChecked }: { found: FoundImport; onChecked: () => void }) {
  const t = useT();
  const { id, fields, columns, state } = found;
  const original = valuesOf(fields);
  const [values, setValues] = useState<MappingValues>(original);
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({});
  const [check] = useCheckExhibitorImportMutation();
  const { save, isSaving } = useSaveRecord(fields.map(({ key }) => key));
  const isDirty = fields.some(({ key }) => values[key] !== original[key]);
  const { question } = useUnsavedGuard(isDirty, {
    words: {
      title: t('exhibitor-import.leave.title'),
      text: t('exhibitor-import.leave.text'),
      discard: t('exhibitor-import.leave.discard'),
      stay: t('exhibitor-import.leave.stay'),
    },
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setWrong({});
    const outcome = await save(
      async () => (await check({ variables: { id, columns: columnsOf(values) } })).data?.checkExhibitorImport,
    );
    if (!outcome) return;
    if ('message' in outcome) {
      toast.success(outcome.message);
      return onChecked();
    }
    const whole = outcome.refusals.find(({ field }) => !field);
    if (whole) toast.error(whole.text);
    setWrong(
      Object.fromEntries(outcome.refusals.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    );
  };
  const nameOf = (at: number) => {
    const letters = columnLetters(at);
    const name = columns[at]?.name ?? '';
    return name === '' ? t('exhibitor-import.column', { letters }) : `${letters} · ${name}`;
  };
  return (
    <section aria-labelledby="import-mapping">
      <chakra.h2 id="import-mapping" fontSize="lg">
        {t('exhibitor-import.mapping')}
      </chakra.h2>
      <chakra.p color="quiet" mt="1" mb="5" maxWidth="text">
        {t('exhibitor-import.mapping.text')}
      </chakra.p>
      <chakra.form noValidate onSubmit={(event) => void submit(event)}>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        >
          {fields.map(({ key, label, isRequired }) => (
            <Field key={key} label={label} required={isRequired} error={wrong[key]}>
              {(control) => (
                <Select
                  {...control}
                  name={key}
                  value={values[key] ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    setValues({ ...values, [key]: value });
                    setWrong({ ...wrong, [key]: undefined });
                  }}
                >
                  <option value="">{t('exhibitor-import.noColumn')}</option>
                  {columns.map((_column, at) => (
                    <option key={at} value={at}>
                      {nameOf(at)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </chakra.div>
        <Samples found={found} values={values} />
        <Button type="submit" mt="6" disabled={isSaving} variant={state === 'CHECKED' ? 'outline' : 'solid'}>
          {t(
            isSaving
              ? 'exhibitor-import.checking'
              : state === 'READ'
                ? 'exhibitor-import.check'
                : 'exhibitor-import.checkAgain',
          )}
        </Button>
      </chakra.form>
      {question}
    </section>
  );
}
