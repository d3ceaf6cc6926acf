import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useId, useState } from 'react';
import { type Lang, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { LONGEST_LIST, mistakeIn, MOST_EMAILS } from './emails';
import { useInvite } from './use-invite';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  /** After the mails have left; the dialog is closed then. */
  onSent: () => void;
}

/** Addresses, separated by commas, and the language of the mail (VC-079, VC-084). */
export function InviteDialog({ open, onClose, onSent }: InviteDialogProps) {
  const t = useT();
  // Kept while the dialog is closed: a slip of the hand loses nothing.
  const [emails, setEmails] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={t('invitations.byEmail')}>
      <InviteForm
        emails={emails}
        onChange={setEmails}
        onClose={onClose}
        onSent={() => {
          setEmails('');
          onClose();
          onSent();
        }}
      />
    </Dialog>
  );
}

interface InviteFormProps extends Pick<InviteDialogProps, 'onClose' | 'onSent'> {
  emails: string;
  onChange: (emails: string) => void;
}

function InviteForm({ emails, onChange, onClose, onSent }: InviteFormProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const [mailLang, setMailLang] = useState<Lang>(lang);
  const [error, setError] = useState<string>();
  const { invite, loading } = useInvite();

  const refuse = (text: string) => {
    setError(text);
    document.getElementById(id)?.querySelector('textarea')?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistake = mistakeIn(emails);
    if (mistake) return refuse(t(mistake, { most: MOST_EMAILS }));
    const outcome = await invite(emails, mailLang);
    if (!outcome) return;
    if ('refusal' in outcome) return refuse(outcome.refusal);
    toast.success(outcome.message);
    onSent();
  };

  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5" mt="-2">
      <Field
        label={t('invitations.emails')}
        help={t('invitations.emailsHelp', { most: MOST_EMAILS })}
        error={error}
        required
      >
        {(control) => (
          <TextArea
            control={control}
            name="emails"
            value={emails}
            max={LONGEST_LIST}
            isFirst
            onChange={(text) => {
              onChange(text);
              setError(undefined);
            }}
          />
        )}
      </Field>
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
              checked={mailLang === one}
              onChange={() => setMailLang(one)}
            >
              {t(`invitations.mailIn.${one}`)}
            </Checkbox>
          ))}
        </Flex>
      </chakra.fieldset>
      <Flex justify="end" gap="3" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {t('invitations.cancel')}
        </Button>
        <Button type="submit" aria-disabled={loading || undefined}>
          {t(loading ? 'invitations.sending' : 'invitations.send')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
