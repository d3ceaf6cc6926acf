import { chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useT } from '../../../i18n';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Input } from '../../../ui/input';
import type { useCaptcha } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Pick<ReturnType<typeof useCaptcha>, 'imageUrl' | 'hasFailed' | 'another'>;
  /** What else helps whoever cannot read the picture. */
  help: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Name of the control; another one where a form has two. */
  name?: string;
  /** The control, for who moves the focus to it. */
  ref?: Ref<HTMLInputElement>;
  /** What the Enter key does, where it is not to send the form. */
  onEnter?: () => void;
}

/** The picture's characters, and the picture: pressing it fetches another one (AUTH-015..017). */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, help, value, onChange, error, name = 'captcha', ref, onEnter } = props;
  const t = useT();
  const { imageUrl, hasFailed, another } = captcha;
  const pictureName = t(hasFailed ? 'captcha.failed' : 'captcha.alt');
  return (
    <Field label={t('captcha.label')} help={help} error={error} required>
      {(control) => (
        <Flex gap="3">
          <Input
            {...control}
            ref={ref}
            name={name}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={6}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !onEnter) return;
              event.preventDefault();
              onEnter();
            }}
          />
          <chakra.button
            type="button"
            onClick={another}
            aria-label={pictureName}
            title={pictureName}
            flex="none"
            width="132px"
            height="44px"
            display="grid"
            placeItems="center"
            bg="sunken"
            color="quiet"
            borderWidth="1px"
            borderRadius="control"
            overflow="hidden"
          >
            {imageUrl && !hasFailed ? (
              <chakra.img src={imageUrl} alt="" width="132px" height="44px" />
            ) : (
              <Icon name={hasFailed ? 'alert' : 'reset'} />
            )}
          </chakra.button>
        </Flex>
      )}
    </Field>
  );
}
