import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Input } from '../../../ui/input';

interface CaptchaFieldProps {
  imageUrl: string | undefined;
  hasFailed: boolean;
  onAnother: () => void;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The picture's characters, and the picture: pressing it fetches another one (AUTH-015..017). */
export function CaptchaField({ imageUrl, hasFailed, onAnother, value, onChange, error }: CaptchaFieldProps) {
  const t = useT();
  const name = t(hasFailed ? 'sign-in.captchaFailed' : 'sign-in.captchaAlt');
  return (
    <Field label={t('sign-in.captcha')} help={t('sign-in.captchaHelp')} error={error} required>
      {(control) => (
        <Flex gap="3">
          <Input
            {...control}
            name="captcha"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={6}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <chakra.button
            type="button"
            onClick={onAnother}
            aria-label={name}
            title={name}
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
