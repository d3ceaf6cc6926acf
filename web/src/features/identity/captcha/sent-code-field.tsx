import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { type Outcome, useOutcomeToast } from '../../../apollo';
import { type FieldBinding, useField } from '../../../forms';
import type { UserErrorCode } from '../../../gql/types';
import { useT } from '../../../i18n';
import { CodeField, useCodeRequest } from '../../../ui/code-field';
import { CaptchaField } from './captcha-field';
import { isAboutPicture, type PictureAnswer } from './picture-answer';
import { useCaptcha } from './use-captcha';

/** What the server says to a request for a code. */
interface CodeOutcome extends Outcome {
  errors: readonly { code: UserErrorCode; message: string }[];
}

type SentCodeFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
> = FieldBinding<Values, Name> & {
  label: string;
  /**
   * Has a code sent, with the picture that was asked for, if one was. Undefined where the form has refused to: the
   * number or address is wrong.
   */
  send: (picture: PictureAnswer | undefined) => Promise<CodeOutcome | null | undefined> | undefined;
};

/**
 * The picture that a request for a code needs once its network has had many; closed until the server asks for it.
 * @param control its field, which takes the focus
 */
function useAskedPicture(control: RefObject<HTMLInputElement | null>) {
  const [asked, setAsked] = useState<{ typed: string; error?: string }>();
  const captcha = useCaptcha(asked !== undefined);
  return {
    asked,
    captcha,
    answer: asked && { captchaKey: captcha.key, captcha: asked.typed.trim() },
    type: (typed: string) => setAsked({ typed }),
    /** Opens it where it is closed, says what is wrong, and takes the focus there. */
    refuse: (error: string) => {
      flushSync(() => setAsked({ typed: '', error }));
      control.current?.focus();
    },
    /** Each serves once. */
    renew: () => {
      captcha.another();
      setAsked({ typed: '' });
    },
    close: () => flushSync(() => setAsked(undefined)),
  };
}

/**
 * A code of a form that is sent to whoever is not signed in, and the button that sends it. Above it appears a picture where
 * the server asks for one; Enter in its field sends the same request again.
 */
export function SentCodeField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  send,
}: SentCodeFieldProps<Values, Name>) {
  const t = useT();
  const tell = useOutcomeToast();
  const { value, change, error } = useField({ form, name });
  const control = useRef<HTMLInputElement>(null);
  const picture = useAskedPicture(control);
  const { asked, answer } = picture;

  const request = useCodeRequest(async () => {
    if (answer?.captcha === '') {
      picture.refuse(t('captcha.missing'));
      return false;
    }
    const sending = send(answer);
    if (!sending) return false;
    let complaint: string | undefined;
    const isSent = await tell(async () => {
      const outcome = await sending;
      complaint = outcome?.errors.find(isAboutPicture)?.message;
      // It is told beside the picture.
      return complaint === undefined ? outcome : undefined;
    });
    if (isSent && answer) {
      picture.close();
      form.focus(name);
    }
    if (!isSent && answer) picture.renew();
    if (complaint !== undefined) picture.refuse(complaint);
    return isSent;
  });

  return (
    <>
      {asked ? (
        <CaptchaField
          ref={control}
          name="codeCaptcha"
          captcha={picture.captcha}
          help={t('captcha.help.code')}
          value={asked.typed}
          onChange={picture.type}
          error={asked.error}
          onEnter={request.ask}
        />
      ) : null}
      <CodeField label={label} value={value} error={error} onChange={change} request={request} />
    </>
  );
}
