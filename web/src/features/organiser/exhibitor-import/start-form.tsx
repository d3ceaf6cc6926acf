import { CheckboxField, Form, keptDraft, RadioField, SubmitButton, useForm } from '../../../forms';
import type { ExhibitorImportMode } from '../../../gql/types';
import { useT } from '../../../i18n';
import { isRecord } from '../../../lib/objects';
import { toast } from '../../../ui/toast';
import type { FoundImport } from './found-import';
import { useStartExhibitorImportMutation } from './exhibitor-import.generated';

interface StartValues {
  mode: ExhibitorImportMode;
  sendsLetters: boolean;
}

/** Reads what the browser kept; whatever else is there is dropped. */
function parseValues(kept: unknown): StartValues | null {
  if (!isRecord(kept)) return null;
  return { mode: kept['mode'] === 'WHOLE' ? 'WHOLE' : 'GOOD', sendsLetters: kept['sendsLetters'] === true };
}

const draft = keptDraft('importStart', parseValues);

/** How the import goes: all or nothing, or what is right; with letters or without. */
export function StartForm({ found: { id, goodCount, badCount } }: { found: FoundImport }) {
  const t = useT();
  const [start] = useStartExhibitorImportMutation();
  const form = useForm<StartValues>({
    fields: ['mode', 'sendsLetters'],
    original: { mode: badCount > 0 ? 'GOOD' : 'WHOLE', sendsLetters: false },
    draft: { id, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async (values) => (await start({ variables: { id, ...values } })).data?.startExhibitorImport,
    saved: ({ message }) => toast.success(message ?? ''),
  });
  if (goodCount === 0) return null;
  return (
    <Form
      form={form}
      onSubmit={submit}
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '5', md: '6' }}
      gap="3"
      justifyItems="start"
    >
      <RadioField
        form={form}
        name="mode"
        legend={t('exhibitor-import.mode')}
        options={[
          { value: 'WHOLE', label: t('exhibitor-import.mode.WHOLE') },
          { value: 'GOOD', label: t('exhibitor-import.mode.GOOD', { good: goodCount, bad: badCount }) },
        ]}
      />
      <CheckboxField form={form} name="sendsLetters">
        {t('exhibitor-import.letters')}
      </CheckboxField>
      <SubmitButton form={form} size="md">
        {t('exhibitor-import.start', { count: goodCount + (form.values.mode === 'WHOLE' ? badCount : 0) })}
      </SubmitButton>
    </Form>
  );
}
