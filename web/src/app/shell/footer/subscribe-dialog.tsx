import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import {
  checkSubscription,
  emptySubscription,
  type Subscription,
  type SubscriptionErrors,
  subscriberRoles,
  trimmed,
} from './subscription';
import { useSubscribeMutation } from './subscribe.generated';

interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
}

const texts = ['companyName', 'contactName', 'email'] as const;
const autoComplete = { companyName: 'organization', contactName: 'name', email: 'email' } as const;
/** As the service takes them. */
const longest = { companyName: 200, contactName: 100, email: 254 } as const;

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
  const form = useRef<HTMLFormElement>(null);
  const showFailure = useFailureToast();
  const [subscribe, { loading: sending }] = useSubscribeMutation();
  const [values, setValues] = useState<Subscription>(emptySubscription);
  const [errors, setErrors] = useState<SubscriptionErrors>({});
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const change = (part: Partial<Subscription>) => {
    setValues({ ...values, ...part });
    // A field that is being mended stops complaining; the others wait for the next submit.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const entered = trimmed(values);
    const found = checkSubscription(entered);
    setErrors(found);
    setRefusals([]);
    const first = Object.keys(found)[0];
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    try {
      const { role, ...rest } = entered;
      const answer = await subscribe({ variables: { input: { ...rest, role: role || null } } });
      const refused = answer.data?.subscribe.errors.map(({ message }) => message) ?? [];
      setRefusals(refused);
      if (refused.length > 0) return;
      toast.success(answer.data?.subscribe.message ?? t('shell.subscribe.done'));
      onDone();
    } catch (error) {
      showFailure(error);
    }
  };

  const errorOf = (name: keyof Subscription) => {
    const id = errors[name];
    return id ? t(id) : undefined;
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        <Field label={t('shell.subscribe.role')} error={errorOf('role')} required>
          {(control) => (
            <Select
              {...control}
              name="role"
              value={values.role}
              onChange={(event) =>
                change({ role: subscriberRoles.find((role) => role === event.target.value) ?? '' })
              }
            >
              <option value="">{t('shell.subscribe.choose')}</option>
              {subscriberRoles.map((role) => (
                <option key={role} value={role}>
                  {t(`shell.subscribe.role.${role}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {texts.map((name) => (
          <Field key={name} label={t(`shell.subscribe.${name}`)} error={errorOf(name)} required>
            {(control) => (
              <Input
                {...control}
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={autoComplete[name]}
                maxLength={longest[name]}
                value={values[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {refusals.length > 0 ? (
          <chakra.p role="alert" color="rejected" bg="rejected.soft" borderRadius="control" px="4" py="3">
            {refusals.join(' ')}
          </chakra.p>
        ) : null}
        <Button type="submit" disabled={sending} aria-busy={sending} mt="2">
          {t(sending ? 'shell.subscribe.sending' : 'shell.subscribe.submit')}
        </Button>
      </Flex>
    </form>
  );
}
