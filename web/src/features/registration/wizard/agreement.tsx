import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { type FormHandle, useField } from '../../../forms';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';
import { Icon } from '../../../ui/icon';
import { TextAnchor } from '../../../ui/text-link';
import type { StartValues } from './check-start';
import { PrivacyDialog } from './privacy-dialog';

/** Yes to the privacy statement, and the statement to be read. */
export function Agreement({ form }: { form: FormHandle<StartValues> }) {
  const t = useT();
  const [isReading, setReading] = useState(false);
  const { value, change, error } = useField({ form, name: 'isAgreed' });
  // The statement itself is a button beside the label: the name says what is agreed to.
  const accessibleName = `${t('registration.agree')} ${t('registration.privacy')}`;
  return (
    <div>
      {/* A second line begins below the words, not below the box. */}
      <Flex wrap="wrap" columnGap="1" ps="1.875rem">
        <chakra.div ms="-1.875rem">
          <Checkbox
            name="isAgreed"
            aria-label={accessibleName}
            checked={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'agree-error' : undefined}
            onChange={(event) => change(event.currentTarget.checked)}
          >
            {t('registration.agree')}
          </Checkbox>
        </chakra.div>
        <TextAnchor as="button" py="1.5" onClick={() => setReading(true)} type="button">
          {t('registration.privacy')}
        </TextAnchor>
      </Flex>
      {error ? (
        <Flex id="agree-error" color="rejected" fontSize="sm" gap="1.5" align="start" role="alert">
          <Icon name="alert" size="16px" mt="0.2rem" />
          {error}
        </Flex>
      ) : null}
      <PrivacyDialog open={isReading} onClose={() => setReading(false)} />
    </div>
  );
}
