import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import { peoplePath } from './address';
import { nameOf } from './found-people';
import { type KeptPersonFragment, useForgetPersonMutation } from './people.generated';

const fields = ['typed'] as const;

interface ForgetFormProps {
  person: KeptPersonFragment;
  id: string;
  onSaving: (isSaving: boolean) => void;
}

function ForgetForm({ person, id, onSaving }: ForgetFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [forget] = useForgetPersonMutation();
  const { save } = useSaveRecord(fields);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === '') {
      setWrong(t('people.forget.missing'));
      return;
    }
    onSaving(true);
    const outcome = await save(
      async () => (await forget({ variables: { id: person.id, typed } })).data?.forgetPerson,
    );
    onSaving(false);
    if (!outcome) return;
    if ('refusals' in outcome) {
      setWrong(outcome.refusals[0]?.text);
      return;
    }
    toast.success(outcome.message);
    await navigate(peoplePath({ view: 'search', q: '' }));
    // Nothing of the person stays in this browser either.
    cache.evict({ id: cache.identify({ __typename: 'DeskPerson', id: person.id }) ?? '' });
    cache.evict({ id: cache.identify({ __typename: 'DeskPersonLine', id: person.id }) ?? '' });
    cache.gc();
  };
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <chakra.p color="quiet">{t('people.forget.text')}</chakra.p>
      <Field
        label={t('people.forget.typed')}
        help={t('people.forget.help', { text: person.confirmation })}
        error={wrong}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="typed"
            autoComplete="off"
            maxLength={254}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
        )}
      </Field>
    </chakra.form>
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
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('people.forget.title', { name: nameOf(person) })}
      cancel={t('people.cancel')}
      submit={t('people.forget.yes')}
      isDangerous
      isSending={isSaving}
    >
      {(id) => <ForgetForm id={id} person={person} onSaving={setSaving} />}
    </FormDialog>
  );
}
