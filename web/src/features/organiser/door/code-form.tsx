import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

/** Whether a keyboard would cover half of the screen as soon as the field has the focus. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** For codes that are typed, by people or by a hand scanner: it ends with Enter, and the next one may come at once. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useT();
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || field.value.trim() === '') return field?.focus();
    onCode(field.value);
    field.value = '';
    field.focus({ preventScroll: true });
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Field label={t('door.code')} help={t('door.code.help')}>
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
              {t('door.code.check')}
            </Button>
          </Flex>
        )}
      </Field>
    </chakra.form>
  );
}
