import { Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n';
import { CODE_WAIT_S, countDown } from '../lib/code-wait';
import { CODE_DIGITS, typedCode } from '../lib/typed-numbers';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';

/** Seconds left of a wait that `start` begins; 0 when it is over. */
function useWait(): { left: number; start: () => void } {
  const [left, setLeft] = useState(0);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const start = () => {
    stop.current?.();
    stop.current = countDown(CODE_WAIT_S, setLeft);
  };
  return { left, start };
}

/** Asking for a code, once at a time and with a rest after each. */
export interface CodeRequest {
  /** Seconds until another may be asked for; 0 when it may. */
  left: number;
  /** Whether nothing can be asked for now: one is on its way, or was a moment ago. */
  rests: boolean;
  /** Asks, where something can be asked for. */
  ask: () => void;
}

/** @param send has a code sent and tells what came of it: true when one is on its way, and another has to wait */
export function useCodeRequest(send: () => Promise<boolean>): CodeRequest {
  const [sending, setSending] = useState(false);
  const { left, start } = useWait();
  const rests = sending || left > 0;
  const begin = async () => {
    setSending(true);
    if (await send()) start();
    setSending(false);
  };
  const ask = () => {
    if (!rests) void begin();
  };
  return { left, rests, ask };
}

interface CodeFieldProps {
  label: string;
  help?: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  request: CodeRequest;
}

/** A code that was sent to somebody, and the button that sends it (ERR-051, CONST-001). */
export function CodeField({ label, help, value, error, onChange, request }: CodeFieldProps) {
  const t = useT();
  const { left, rests, ask } = request;
  return (
    <Field label={label} help={help} error={error} required>
      {(control) => (
        <Flex gap="3">
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={CODE_DIGITS}
            value={value}
            onChange={(event) => onChange(typedCode(event.currentTarget.value))}
            onPaste={(event) => {
              // The browser would cut a whole message off before its code.
              const code = typedCode(event.clipboardData.getData('text/plain'));
              if (code.length < CODE_DIGITS) return;
              event.preventDefault();
              onChange(code);
            }}
          />
          <Button
            variant="outline"
            flex="none"
            minWidth="9.5rem"
            // It keeps the focus while it rests: a keyboard goes on from here.
            aria-disabled={rests || undefined}
            onClick={ask}
          >
            {left > 0 ? t('ui.code.again', { seconds: left }) : t('ui.code.send')}
          </Button>
        </Flex>
      )}
    </Field>
  );
}
