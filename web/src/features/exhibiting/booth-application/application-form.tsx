import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxField, Form, type FormHandle, SubmitButton, useField } from '../../../forms';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { TextAnchor, TextLink } from '../../../ui/text-link';
import { CaptchaField, type useCaptcha } from '../../identity/captcha';
import type { BoothApplicationPageQuery } from './booth-application.generated';
import { DataProtection } from './data-protection';
import { CompanyFields, ContactFields, PersonFields } from './person-fields';
import { RefusedDialog } from './refused-dialog';
import { useApplicationForm, useAskForCode } from './use-application-form';
import type { ApplicationValues } from './values';

interface ApplicationFormProps {
  choices: Pick<BoothApplicationPageQuery, 'visitTitles' | 'visitPositions' | 'waysToKnow'>;
  onDone: (done: { message: string; email: string }) => void;
}

/** The application (EXH-009 to EXH-021, EXH-024): a code by SMS in Chinese, by e-mail and with a password in English. */
export function ApplicationForm({ choices, onDone }: ApplicationFormProps) {
  const t = useT();
  const [isReading, setReading] = useState(false);
  const { form, submit, picture, refused, closeRefused } = useApplicationForm(onDone);
  const askForCode = useAskForCode(form);

  return (
    <>
      <Form form={form} onSubmit={submit} gap="10">
        <PersonFields form={form} choices={choices} />
        <CompanyFields form={form} waysToKnow={choices.waysToKnow} />
        <ContactFields form={form} askForCode={askForCode} />
        {/* A second line begins below the words, not below the box. */}
        <Flex wrap="wrap" columnGap="1" ps="1.875rem">
          <chakra.div ms="-1.875rem">
            <CheckboxField
              form={form}
              name="isAgreed"
              accessibleName={`${t('booth-application.agree')} ${t('booth-application.protection')}`}
            >
              {t('booth-application.agree')}
            </CheckboxField>
          </chakra.div>
          <TextAnchor as="button" type="button" py="1.5" onClick={() => setReading(true)}>
            {t('booth-application.protection')}
          </TextAnchor>
        </Flex>
        {picture ? <Picture form={form} captcha={picture} /> : null}
        <Flex gap="4" wrap="wrap" align="center">
          <SubmitButton form={form} busy={t('booth-application.sending')}>
            {t('booth-application.submit')}
          </SubmitButton>
          <chakra.span color="quiet" fontSize="sm">
            {t('booth-application.haveAccount')}
            <TextLink ms="1.5" to={paths.exhibitorLogin()}>
              {t('booth-application.login')}
            </TextLink>
          </chakra.span>
        </Flex>
      </Form>
      <DataProtection open={isReading} onClose={() => setReading(false)} />
      <RefusedDialog refused={refused} onClose={closeRefused} />
    </>
  );
}

interface PictureProps {
  form: FormHandle<ApplicationValues>;
  captcha: ReturnType<typeof useCaptcha>;
}

/** The picture that an application needs once its network has sent many. */
function Picture({ form, captcha }: PictureProps) {
  const t = useT();
  const { value, change, error } = useField({ form, name: 'captcha' });
  return (
    <CaptchaField
      captcha={captcha}
      help={t('captcha.help.request')}
      value={value}
      onChange={change}
      error={error}
    />
  );
}
