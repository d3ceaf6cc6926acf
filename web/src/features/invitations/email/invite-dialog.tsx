import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Form, keptDraft, SubmitButton, TextAreaField, useForm } from '../../../forms';
import { type Lang, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { isRecord } from '../../../lib/objects';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { toast } from '../../../ui/toast';
import { forgetInvitations } from './cache';
import { LONGEST_LIST, mistakeIn, MOST_EMAILS } from './emails';
import { useInviteByEmailMutation } from './emails.generated';

interface InviteValues {
  emails: string;
  mailLanguage: Lang;
}

/** Reads what the browser kept; whatever else is there is dropped. */
function parseValues(kept: unknown): InviteValues | null {
  if (!isRecord(kept) || typeof kept['emails'] !== 'string') return null;
  return { emails: kept['emails'], mailLanguage: kept['mailLanguage'] === 'EN' ? 'EN' : 'ZH' };
}

const draft = keptDraft('inviteDraft', parseValues);

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  /** After the mails have left; the dialog is closed then. */
  onSent: () => void;
}

/** Addresses, separated by commas, and the language of the mail (VC-079, VC-084). */
export function InviteDialog({ open, onClose, onSent }: InviteDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('invitations.byEmail')}>
      <InviteForm
        onClose={onClose}
        onSent={() => {
          onClose();
          onSent();
        }}
      />
    </Dialog>
  );
}

function InviteForm({ onClose, onSent }: Pick<InviteDialogProps, 'onClose' | 'onSent'>) {
  const t = useT();
  const lang = useLang();
  const client = useApolloClient();
  const [original] = useState<InviteValues>({ emails: '', mailLanguage: lang });
  const [send] = useInviteByEmailMutation();
  const form = useForm<InviteValues>({
    fields: ['emails', 'mailLanguage'],
    original,
    draft: { id: '', kept: draft },
    check: ({ emails }) => {
      const mistake = mistakeIn(emails);
      return mistake ? { emails: t(mistake, { most: MOST_EMAILS }) } : {};
    },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ emails, mailLanguage }) => {
      const input = { emails, language: mailLanguage };
      return (await send({ variables: { input } })).data?.inviteByEmail;
    },
    saved: ({ message }) => {
      forgetInvitations(client.cache);
      toast.success(message ?? '');
      onSent();
    },
  });

  return (
    <Form form={form} onSubmit={submit} gap="5" mt="-2">
      <TextAreaField
        form={form}
        name="emails"
        label={t('invitations.emails')}
        help={t('invitations.emailsHelp', { most: MOST_EMAILS })}
        required
        max={LONGEST_LIST}
        isFirst
      />
      <chakra.fieldset border="0" p="0" m="0" minWidth="0">
        <chakra.legend fontWeight="semibold" mb="1">
          {t('invitations.mailLanguage')}
        </chakra.legend>
        <Flex columnGap="7" wrap="wrap">
          {(['ZH', 'EN'] as const).map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="mailLanguage"
              checked={form.values.mailLanguage === one}
              onChange={() => form.change('mailLanguage', one)}
            >
              {t(`invitations.mailIn.${one}`)}
            </Checkbox>
          ))}
        </Flex>
      </chakra.fieldset>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('invitations.cancel')}
        </Button>
        <SubmitButton form={form} size="md" busy={t('invitations.sending')}>
          {t('invitations.send')}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
