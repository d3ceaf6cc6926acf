import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogButtons, Form, plainDraft, SelectField, TextField, useForm } from '../../../forms';
import type { BoothKind } from '../../../gql/types';
import { useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { forgetExhibitor } from './cache';
import {
  DeskCompanyDocument,
  type KeptCompanyFragment,
  setCompanyBoothLimits,
  useSetCompanyBoothMutation,
} from './companies.generated';

const fields = ['boothNumber', 'boothKind', 'area'] as const;
interface BoothValues {
  boothNumber: string;
  /** Blank for none. */
  boothKind: BoothKind | '';
  area: string;
}

const draft = plainDraft<BoothValues>('companyBooth', { boothNumber: '', boothKind: '', area: '' });

const boothOf = ({ boothNumber, boothKind, area }: KeptCompanyFragment): BoothValues => ({
  boothNumber,
  boothKind: boothKind ?? '',
  area,
});

const inputOf = ({ boothKind, ...booth }: BoothValues) => ({ ...booth, boothKind: boothKind || null });

interface BoothFormProps {
  company: KeptCompanyFragment;
  onClose: () => void;
}

function BoothForm({ company, onClose }: BoothFormProps) {
  const t = useT();
  const { cache } = useApolloClient();
  // What was read when the form opened; what others write meanwhile arrives in `company`.
  const [read, setRead] = useState(() => boothOf(company));
  const [setBooth] = useSetCompanyBoothMutation({
    // Who was second at it sees what the first one wrote.
    refetchQueries: ({ data }) =>
      data.setCompanyBooth.errors.some(({ code }) => code === 'CHANGED') ? [DeskCompanyDocument] : [],
  });
  // What was typed over another booth than the present one does not come back.
  const [id] = useState([company.id, ...fields.map((name) => read[name])].join(' '));
  const form = useForm<BoothValues>({
    fields,
    original: read,
    draft: { id, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async (booth) => {
      const variables = { id: company.id, booth: inputOf(booth), read: inputOf(read) };
      return (await setBooth({ variables })).data?.setCompanyBooth;
    },
    saved: ({ message }) => {
      forgetExhibitor(cache, company.id);
      toast.success(message ?? '');
      onClose();
    },
  });
  const now = boothOf(company);
  const boothText = ({ boothNumber, boothKind, area }: BoothValues) =>
    inARow([
      boothNumber,
      boothKind && t(`companies.booth.kind.${boothKind}`),
      area && t('companies.squareMetres', { area }),
    ]);
  const isOutdated = fields.some((name) => now[name] !== read[name]);
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('companies.booth.lead')}</chakra.p>
      {isOutdated ? (
        <chakra.div role="alert" p="4" borderRadius="control" bg="review.soft" color="review">
          <p>{t('companies.booth.changed', { booth: boothText(now) || t('companies.noBooth') })}</p>
          <Button
            size="sm"
            variant="outline"
            mt="3"
            onClick={() => {
              setRead(now);
              form.reset(now);
            }}
          >
            {t('companies.booth.take')}
          </Button>
        </chakra.div>
      ) : null}
      <TextField
        form={form}
        name="boothNumber"
        label={t('companies.booth.number')}
        autoComplete="off"
        data-first-focus=""
        maxLength={setCompanyBoothLimits.boothNumber}
      />
      <SelectField
        form={form}
        name="boothKind"
        label={t('companies.booth.type')}
        none={t('companies.booth.type.none')}
        options={[
          { value: 'RAW_SPACE', label: t('companies.booth.kind.RAW_SPACE') },
          { value: 'STANDARD', label: t('companies.booth.kind.STANDARD') },
        ]}
      />
      <TextField
        form={form}
        name="area"
        label={t('companies.booth.areaField')}
        autoComplete="off"
        maxLength={setCompanyBoothLimits.area}
      />
      <DialogButtons
        form={form}
        cancel={t('companies.cancel')}
        submit={t('companies.save')}
        onCancel={onClose}
      />
    </Form>
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
  return (
    <Dialog open={open} onClose={onClose} title={t('companies.booth.edit')}>
      <BoothForm company={company} onClose={onClose} />
    </Dialog>
  );
}
