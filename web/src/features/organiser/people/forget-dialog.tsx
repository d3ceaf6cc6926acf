import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { DialogButtons, Form, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { peoplePath } from './address';
import { nameOf } from './found-people';
import { type KeptPersonFragment, useForgetPersonMutation } from './people.generated';

interface ForgetFormProps {
  person: KeptPersonFragment;
  onClose: () => void;
}

function ForgetForm({ person, onClose }: ForgetFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [forget] = useForgetPersonMutation();
  const form = useForm({
    fields: ['typed'],
    original: { typed: '' },
    check: ({ typed }) => (typed.trim() === '' ? { typed: t('people.forget.missing') } : {}),
    draft: null,
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ typed }) => (await forget({ variables: { id: person.id, typed } })).data?.forgetPerson,
    saved: async ({ message }) => {
      toast.success(message ?? '');
      await navigate(peoplePath({ view: 'search', q: '' }));
      // Nothing of the person stays in this browser either.
      cache.evict({ id: cache.identify({ __typename: 'DeskPerson', id: person.id }) ?? '' });
      cache.evict({ id: cache.identify({ __typename: 'DeskPersonLine', id: person.id }) ?? '' });
      cache.gc();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <chakra.p color="quiet">{t('people.forget.text')}</chakra.p>
      <TextField
        form={form}
        name="typed"
        label={t('people.forget.typed')}
        help={t('people.forget.help', { text: person.confirmation })}
        required
        autoComplete="off"
        data-first-focus=""
      />
      <DialogButtons
        form={form}
        cancel={t('people.cancel')}
        submit={t('people.forget.yes')}
        isDangerous
        onCancel={onClose}
      />
    </Form>
  );
}

interface ForgetDialogProps {
  person: KeptPersonFragment;
  open: boolean;
  onClose: () => void;
}

/** Asks once more, and for the person's number or address: what is forgotten does not come back. */
export function ForgetDialog({ person, open, onClose }: ForgetDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('people.forget.title', { name: nameOf(person) })}>
      <ForgetForm person={person} onClose={onClose} />
    </Dialog>
  );
}
