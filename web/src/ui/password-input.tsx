import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { useT } from '../i18n';
import { Icon } from './icon';
import { Input } from './input';

/** A password, hidden until its button shows it. */
export function PasswordInput(input: ComponentProps<typeof Input>) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const name = t(isShown ? 'ui.password.hide' : 'ui.password.show');
  return (
    <chakra.div position="relative">
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        pe="12"
      />
      <chakra.button
        type="button"
        aria-label={name}
        title={name}
        aria-controls={input.id}
        onClick={() => setShown(!isShown)}
        position="absolute"
        insetEnd="0"
        top="0"
        width="11"
        height="full"
        display="grid"
        placeItems="center"
        color="quiet"
        borderRadius="control"
        _hover={{ color: 'ink' }}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </chakra.button>
    </chakra.div>
  );
}
