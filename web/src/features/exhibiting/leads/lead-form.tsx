import { Flex } from '@chakra-ui/react';
import { Form, plainDraft, SelectField, SubmitButton, TextAreaField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { BEST } from './address';
import { type LeadFieldsFragment, saveLeadLimits, useSaveLeadMutation } from './leads.generated';

interface LeadValues {
  /** Number of stars; blank for none yet. */
  rating: string;
  note: string;
}

const draft = plainDraft<LeadValues>('lead', { rating: '', note: '' });

/** What the company notes of a lead. */
export function LeadForm({ lead, onEnd }: { lead: LeadFieldsFragment; onEnd: () => void }) {
  const t = useT();
  const [send] = useSaveLeadMutation();
  const form = useForm<LeadValues>({
    fields: ['rating', 'note'],
    original: { rating: String(lead.rating ?? ''), note: lead.note },
    draft: { id: lead.id, kept: draft },
  });
  const submit = form.submit({
    send: async ({ rating, note }) => {
      const input = { id: lead.id, note, rating: Number(rating) || null };
      return (await send({ variables: { input } })).data?.saveLead;
    },
    saved: ({ message }) => {
      toast.success(message ?? '');
      onEnd();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4" pt="2">
      <SelectField
        form={form}
        name="rating"
        label={t('leads.rating')}
        width="12rem"
        none={t('leads.unrated')}
        options={Array.from({ length: BEST }, (_, index) => BEST - index).map((stars) => ({
          value: String(stars),
          label: '★'.repeat(stars),
        }))}
      />
      <TextAreaField form={form} name="note" label={t('leads.note')} max={saveLeadLimits.note} rows={3} />
      <Flex gap="3">
        <SubmitButton form={form} size="sm">
          {t('leads.save')}
        </SubmitButton>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.release();
            onEnd();
          }}
        >
          {t('leads.cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
