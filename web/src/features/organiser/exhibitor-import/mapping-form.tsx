import { chakra } from '@chakra-ui/react';
import { Form, SelectField, SubmitButton, textsDraft, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { toast } from '../../../ui/toast';
import type { FoundImport } from './found-import';
import { useCheckExhibitorImportMutation } from './exhibitor-import.generated';
import { columnLetters, columnsOf, type MappingValues, valuesOf } from './mapping';
import { Samples } from './samples';

const draft = textsDraft('importMapping');

/** Which column each field comes from; the button checks every line by it and writes nothing. */
export function MappingForm({ found, onChecked }: { found: FoundImport; onChecked: () => void }) {
  const t = useT();
  const { id, fields, columns, state } = found;
  const [check] = useCheckExhibitorImportMutation();
  const form = useForm<MappingValues>({
    fields: fields.map(({ key }) => key),
    original: valuesOf(fields),
    draft: { id, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async (values) =>
      (await check({ variables: { id, columns: columnsOf(values) } })).data?.checkExhibitorImport,
    saved: ({ message }) => {
      toast.success(message ?? '');
      onChecked();
    },
  });
  const options = columns.map((column, at) => {
    const letters = columnLetters(at);
    const label =
      column.name === '' ? t('exhibitor-import.column', { letters }) : inARow([letters, column.name]);
    return { value: String(at), label };
  });
  return (
    <section aria-labelledby="import-mapping">
      <chakra.h2 id="import-mapping" fontSize="lg">
        {t('exhibitor-import.mapping')}
      </chakra.h2>
      <chakra.p color="quiet" mt="1" mb="5" maxWidth="text">
        {t('exhibitor-import.mapping.text')}
      </chakra.p>
      <Form form={form} onSubmit={submit} display="block">
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        >
          {fields.map(({ key, label, isRequired }) => (
            <SelectField
              key={key}
              form={form}
              name={key}
              label={label}
              required={isRequired}
              none={t('exhibitor-import.noColumn')}
              options={options}
            />
          ))}
        </chakra.div>
        <Samples found={found} values={form.values} />
        <SubmitButton
          form={form}
          size="md"
          mt="6"
          variant={state === 'CHECKED' ? 'outline' : 'solid'}
          busy={t('exhibitor-import.checking')}
        >
          {t(state === 'READ' ? 'exhibitor-import.check' : 'exhibitor-import.checkAgain')}
        </SubmitButton>
      </Form>
    </section>
  );
}
