import { Flex } from '@chakra-ui/react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { toast } from '../../../ui/toast';
import { useCountdown } from '../sign-in/use-countdown';
import { useSendPasswordCodeMutation } from './password.generated';

/** Seconds before another code can be asked for (CONST-001). */
const WAIT_S = 59;

interface CodeFieldProps {
  /** Where the code goes: the account's own number or address. */
  recipient: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** A code to the account itself, in place of a password that there is not, or that is forgotten. */
export function CodeField({ recipient, value, onChange, error }: CodeFieldProps) {
  const t = useT();
  const showFailure = useFailureToast();
  const [send, { loading }] = useSendPasswordCodeMutation();
  const { left, start } = useCountdown(WAIT_S);
  const sendCode = async () => {
    try {
      const { data } = await send();
      const refused = data?.sendPasswordCode.errors[0]?.message;
      if (refused) {
        toast.error(refused);
        return;
      }
      if (data?.sendPasswordCode.message) toast.success(data.sendPasswordCode.message);
      start();
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Field label={t('password.code')} help={t('password.codeHelp', { recipient })} error={error} required>
      {(control) => (
        <Flex gap="3">
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Button
            variant="outline"
            flex="none"
            minWidth="9.5rem"
            disabled={loading || left > 0}
            onClick={() => void sendCode()}
          >
            {left > 0 ? t('password.sendAgain', { seconds: left }) : t('password.sendCode')}
          </Button>
        </Flex>
      )}
    </Field>
  );
}
