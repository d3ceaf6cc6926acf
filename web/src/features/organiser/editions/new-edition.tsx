import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import { EditionsDocument, useCreateEditionMutation } from './editions.generated';

const fields = ['number', 'name-cn', 'name-en', 'opensOn', 'closesOn'] as const;
type Name = (typeof fields)[number];

interface FormProps {
  id: string;
  /** What the number is suggested to be. */
  number: number;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function NewEditionForm({ id, number, onSaving, onClose }: FormProps) {
  const t = useT();
  const navigate = useNavigate();
  const [values, setValues] = useState<Record<Name, string>>({
    number: String(number),
    'name-cn': '',
    'name-en': '',
    opensOn: '',
    closesOn: '',
  });
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const [create] = useCreateEditionMutation({
    refetchQueries: [EditionsDocument],
    awaitRefetchQueries: true,
  });
  const { save } = useSaveRecord(fields);
  const labels: Record<Name, string> = {
    number: t('editions.number.label'),
    'name-cn': t('editions.inChinese', { what: t('editions.name') }),
    'name-en': t('editions.inEnglish', { what: t('editions.name') }),
    opensOn: t('editions.opensOn'),
    closesOn: t('editions.closesOn'),
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = fields.filter((field) => values[field].trim() === '');
    const found: typeof wrong = Object.fromEntries(
      missing.map((field) => [field, t('editions.missing', { name: labels[field] })]),
    );
    if (!found.number && !/^\d{1,4}$/.test(values.number.trim()))
      found.number = t('editions.number', { name: labels.number });
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    onSaving(true);
    const outcome = await save(async () => {
      const { opensOn, closesOn } = values;
      const name = { cn: values['name-cn'], en: values['name-en'] };
      const input = { number: Number(values.number), name, opensOn, closesOn };
      const payload = (await create({ variables: { input } })).data?.createEdition;
      return (
        payload && {
          ...payload,
          errors: payload.errors.map((one) => ({ ...one, path: [one.path?.join('-') ?? ''] })),
        }
      );
    });
    onSaving(false);
    if (!outcome) return;
    if ('message' in outcome) {
      toast.success(outcome.message);
      onClose();
      await navigate(paths.organiser({ menu: 'edition', edition: values.number.trim() }));
      return;
    }
    const whole = outcome.refusals.find(({ field }) => !field);
    if (whole) toast.error(whole.text);
    setWrong(
      Object.fromEntries(outcome.refusals.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    );
  };
  const line = (name: Name, more: { type?: string; inputMode?: 'numeric'; lang?: string } = {}) => (
    <Field label={labels[name]} error={wrong[name]} required>
      {(control) => (
        <Input
          {...control}
          {...more}
          name={name}
          autoComplete="off"
          value={values[name]}
          onChange={({ currentTarget: { value } }) => {
            setValues({ ...values, [name]: value });
            setWrong({ ...wrong, [name]: undefined });
          }}
        />
      )}
    </Field>
  );
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="quiet">{t('editions.new.text')}</chakra.p>
      {line('number', { inputMode: 'numeric' })}
      {line('name-cn', { lang: 'zh-CN' })}
      {line('name-en', { lang: 'en' })}
      {line('opensOn', { type: 'date' })}
      {line('closesOn', { type: 'date' })}
    </chakra.form>
  );
}

/** Makes the draft of the next edition out of the newest one. */
export function NewEdition({
  open,
  number,
  onClose,
}: {
  open: boolean;
  number: number;
  onClose: () => void;
}) {
  const t = useT();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('editions.new.title')}
      cancel={t('editions.cancel')}
      submit={t('editions.new.yes')}
      isSending={isSaving}
    >
      {(id) => <NewEditionForm id={id} number={number} onSaving={setSaving} onClose={onClose} />}
    </FormDialog>
  );
}
