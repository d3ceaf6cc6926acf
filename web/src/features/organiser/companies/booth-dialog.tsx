import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import { forgetExhibitor } from './cache';
import {
  DeskCompanyDocument,
  type KeptCompanyFragment,
  useSetCompanyBoothMutation,
} from './companies.generated';

const fields = ['boothNumber', 'boothType', 'area'] as const;
type Name = (typeof fields)[number];
type Values = Record<Name, string>;

const boothOf = ({ boothNumber, boothType, area }: KeptCompanyFragment): Values => ({
  boothNumber,
  boothType,
  area,
});

interface BoothFormProps {
  company: KeptCompanyFragment;
  id: string;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function BoothForm({ company, id, onSaving, onClose }: BoothFormProps) {
  const t = useT();
  const { cache } = useApolloClient();
  // What was read when the form opened; what others write meanwhile arrives in `company`.
  const [read, setRead] = useState(() => boothOf(company));
  const [values, setValues] = useState(read);
  const [wrong, setWrong] = useState<Partial<Values>>({});
  const [setBooth] = useSetCompanyBoothMutation({
    // Who was second at it sees what the first one wrote.
    refetchQueries: ({ data }) =>
      data.setCompanyBooth.errors.some(({ code }) => code === 'CHANGED') ? [DeskCompanyDocument] : [],
  });
  const { save } = useSaveRecord(fields);
  const set = (name: Name, value: string) => {
    setValues({ ...values, [name]: value });
    setWrong({ ...wrong, [name]: undefined });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    onSaving(true);
    const outcome = await save(
      async () =>
        (await setBooth({ variables: { id: company.id, booth: values, read } })).data?.setCompanyBooth,
    );
    onSaving(false);
    if (!outcome) return;
    if ('message' in outcome) {
      forgetExhibitor(cache, company.id);
      toast.success(outcome.message);
      onClose();
      return;
    }
    const whole = outcome.refusals.find(({ field }) => !field);
    if (whole) toast.error(whole.text);
    setWrong(
      Object.fromEntries(outcome.refusals.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    );
  };
  const now = boothOf(company);
  const isOutdated = fields.some((name) => now[name] !== read[name]);
  const line = (name: 'boothNumber' | 'area', label: string, most: number) => (
    <Field label={label} error={wrong[name]}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete="off"
          maxLength={most}
          value={values[name]}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="quiet">{t('companies.booth.lead')}</chakra.p>
      {isOutdated ? (
        <chakra.div role="alert" p="4" borderRadius="control" bg="review.soft" color="review">
          <p>{t('companies.booth.changed', { booth: now.boothNumber || t('companies.noBooth') })}</p>
          <Button
            size="sm"
            variant="outline"
            mt="3"
            onClick={() => {
              setRead(now);
              setValues(now);
            }}
          >
            {t('companies.booth.take')}
          </Button>
        </chakra.div>
      ) : null}
      {line('boothNumber', t('companies.booth.number'), 40)}
      <Field label={t('companies.booth.type')} error={wrong.boothType}>
        {(control) => (
          <Select
            {...control}
            name="boothType"
            value={values.boothType}
            onChange={(event) => set('boothType', event.currentTarget.value)}
          >
            <option value="">{t('companies.booth.type.none')}</option>
            <option value="1">{t('companies.booth.type.1')}</option>
            <option value="2">{t('companies.booth.type.2')}</option>
          </Select>
        )}
      </Field>
      {line('area', t('companies.booth.areaField'), 20)}
    </chakra.form>
  );
}

interface BoothDialogProps {
  company: KeptCompanyFragment;
  open: boolean;
  onClose: () => void;
}

/** Gives a company a booth, or takes it; who is second at it is told. */
export function BoothDialog({ company, open, onClose }: BoothDialogProps) {
  const t = useT();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('companies.booth.edit')}
      cancel={t('companies.cancel')}
      submit={t('companies.save')}
      isSending={isSaving}
    >
      {(id) => <BoothForm id={id} company={company} onSaving={setSaving} onClose={onClose} />}
    </FormDialog>
  );
}
