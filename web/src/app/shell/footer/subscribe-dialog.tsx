import { chakra } from '@chakra-ui/react';
import {
  Form,
  inWords,
  keptDraft,
  Refusal,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '../../../forms';
import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import {
  checkSubscription,
  emptySubscription,
  parseSubscription,
  type Subscription,
  subscriberRoles,
  trimmed,
} from './subscription';
import { subscribeLimits, useSubscribeMutation } from './subscribe.generated';

interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
}

const texts = ['companyName', 'contactName', 'email'] as const;
const autoComplete = { companyName: 'organization', contactName: 'name', email: 'email' } as const;

const draft = keptDraft('subscription', parseSubscription);

export default function SubscribeDialog({ open, onClose }: SubscribeDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.subscribe.title')}>
      <chakra.p color="quiet" mt="-3">
        {t('shell.subscribe.lead')}
      </chakra.p>
      <SubscribeForm onDone={onClose} />
    </Dialog>
  );
}

function SubscribeForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [subscribe] = useSubscribeMutation();
  const form = useForm<Subscription>({
    fields: ['role', ...texts],
    original: emptySubscription,
    check: (values) => inWords(t, checkSubscription(trimmed(values))),
    draft: { id: '', kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async (values) => {
      const { role, ...rest } = trimmed(values);
      return (await subscribe({ variables: { input: { ...rest, role: role || null } } })).data?.subscribe;
    },
    saved: ({ message }) => {
      toast.success(message ?? t('shell.subscribe.done'));
      onDone();
    },
  });

  return (
    <Form form={form} onSubmit={submit} gap="4">
      <SelectField
        form={form}
        name="role"
        label={t('shell.subscribe.role')}
        required
        data-first-focus=""
        none={t('shell.subscribe.choose')}
        options={subscriberRoles.map((role) => ({ value: role, label: t(`shell.subscribe.role.${role}`) }))}
      />
      {texts.map((name) => (
        <TextField
          key={name}
          form={form}
          name={name}
          label={t(`shell.subscribe.${name}`)}
          required
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete[name]}
          maxLength={subscribeLimits[name]}
        />
      ))}
      <Refusal form={form} />
      <SubmitButton
        form={form}
        size="md"
        mt="2"
        aria-busy={form.isSending}
        busy={t('shell.subscribe.sending')}
      >
        {t('shell.subscribe.submit')}
      </SubmitButton>
    </Form>
  );
}
