import { chakra } from '@chakra-ui/react';
import { DialogButtons, Form, Refusal, SelectField, useForm } from '../../forms';
import { useT } from '../../i18n';
import type { ApiKeyFieldsFragment } from './api-keys.generated';
import type { KeyFormProps } from './key-form';

/** For how many hours the old key may go on serving. */
const overlaps = ['0', '24', '168', '720'] as const;

interface RotateValues {
  overlap: (typeof overlaps)[number];
}

type RotateFormProps = Pick<KeyFormProps, 'calls' | 'onIssued' | 'onClose'> & {
  apiKey: Pick<ApiKeyFieldsFragment, 'id'>;
};

/** Makes a key in the place of another. */
export function RotateForm({ apiKey: { id }, calls, onIssued, onClose }: RotateFormProps) {
  const t = useT();
  const form = useForm<RotateValues>({
    fields: ['overlap'],
    original: { overlap: '24' },
    // One choice is made again in a moment; nothing is kept of it.
    draft: null,
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: ({ overlap }) => calls.rotateKey(id, Number(overlap)),
    saved: ({ key, apiKey }) => {
      onClose();
      if (key !== null && apiKey) onIssued({ key, name: apiKey.name, scopes: apiKey.scopes });
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('api-keys.rotate.text')}</chakra.p>
      <SelectField
        form={form}
        name="overlap"
        label={t('api-keys.overlap')}
        data-first-focus=""
        options={overlaps.map((value) => ({ value, label: t(`api-keys.overlap.${value}`) }))}
      />
      <Refusal form={form} />
      <DialogButtons
        form={form}
        cancel={t('api-keys.cancel')}
        submit={t('api-keys.rotate.yes')}
        onCancel={onClose}
      />
    </Form>
  );
}
