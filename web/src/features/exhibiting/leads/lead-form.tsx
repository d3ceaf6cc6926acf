import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import { BEST } from './address';
import { type LeadFieldsFragment, useSaveLeadMutation } from './leads.generated';

/** As the server has it. */
const LONGEST_NOTE = 500;

/** What the company notes of a lead. */
export function LeadForm({ lead, onEnd }: { lead: LeadFieldsFragment; onEnd: () => void }) {
  const t = useT();
  const [note, setNote] = useState(lead.note);
  const [rating, setRating] = useState(lead.rating);
  const [wrong, setWrong] = useState('');
  const [send] = useSaveLeadMutation();
  const { save, isSaving } = useSaveRecord(['note']);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { id: lead.id, note, rating };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.saveLead);
    if (!outcome) return;
    if ('refusals' in outcome) {
      setWrong(outcome.refusals[0]?.text ?? '');
      return;
    }
    toast.success(outcome.message);
    onEnd();
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="4" pt="2">
      <Field label={t('leads.rating')}>
        {(control) => (
          <Select
            {...control}
            name="rating"
            width="12rem"
            value={rating ?? ''}
            onChange={(event) => setRating(Number(event.currentTarget.value) || null)}
          >
            <option value="">{t('leads.unrated')}</option>
            {Array.from({ length: BEST }, (_, index) => BEST - index).map((stars) => (
              <option key={stars} value={stars}>
                {'★'.repeat(stars)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('leads.note')} error={wrong || undefined}>
        {(control) => (
          <TextArea
            control={control}
            name="note"
            value={note}
            max={LONGEST_NOTE}
            rows={3}
            onChange={setNote}
          />
        )}
      </Field>
      <Flex gap="3">
        <Button type="submit" size="sm" disabled={isSaving}>
          {t('leads.save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t('leads.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
