import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

interface DoorNameProps {
  /** Blank until somebody has named it. */
  door: string;
  onName: (door: string) => void;
}

/** Which door this device stands at; it is remembered on the device. */
export function DoorName({ door, onName }: DoorNameProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isEditing, setEditing] = useState(door === '');
  const [isMissing, setMissing] = useState(false);
  // Whoever pressed 'change' wants to type.
  useEffect(() => {
    if (isEditing && door !== '') input.current?.focus();
  }, [isEditing, door]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = input.current?.value.replace(/\s+/g, ' ').trim() ?? '';
    setMissing(name === '');
    if (name === '') return input.current?.focus();
    setEditing(false);
    onName(name);
  };
  if (!isEditing) {
    return (
      <Flex align="center" gap="2" minWidth="0">
        <chakra.strong overflowWrap="anywhere">{t('door.at', { door })}</chakra.strong>
        <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
          {t('door.change')}
        </Button>
      </Flex>
    );
  }
  return (
    <chakra.form onSubmit={submit} noValidate flex="1" maxWidth="30rem">
      <Field
        label={t('door.name')}
        help={t('door.name.help')}
        error={isMissing ? t('door.name.missing') : undefined}
        required
      >
        {(control) => (
          <Flex gap="2">
            <Input {...control} ref={input} name="door" defaultValue={door} maxLength={40} />
            <Button type="submit" flex="none">
              {t('door.name.save')}
            </Button>
          </Flex>
        )}
      </Field>
    </chakra.form>
  );
}
