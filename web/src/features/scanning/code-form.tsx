import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';

interface CodeFormProps {
  onCode: (code: string) => void;
  label: string;
  help: string;
  /** Words of the button. */
  submit: string;
}

/** Whether a keyboard would cover half of the screen as soon as the field has the focus. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** For codes that are typed, by people or by a hand scanner: it ends with Enter, and the next one may come at once. */
export function CodeForm({ onCode, label, help, submit }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTouch()) input.current?.focus({ preventScroll: true });
    // A scanner types wherever the focus is: where nothing takes it, this field does.
    const take = (event: KeyboardEvent) => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (isFree && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        input.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || field.value.trim() === '') return field?.focus();
    onCode(field.value);
    field.value = '';
    field.focus({ preventScroll: true });
  };
  return (
    <chakra.form onSubmit={send} noValidate>
      <Field label={label} help={help}>
        {(control) => (
          <Flex gap="2">
            <Input
              {...control}
              ref={input}
              name="code"
              size="lg"
              fontFamily="mono"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
            />
            <Button type="submit" size="lg" flex="none">
              {submit}
            </Button>
          </Flex>
        )}
      </Field>
    </chakra.form>
  );
}
