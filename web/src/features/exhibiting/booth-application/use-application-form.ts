import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { type FormHandle, inWords, mistakesOf, useForm } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { isAboutPicture, type PictureAnswer, useCaptcha } from '../../identity/captcha';
import { useSendCodeMutation } from '../../identity/sign-in';
import { useApplyForBoothMutation } from './booth-application.generated';
import { applicationDraft } from './draft';
import type { Refused } from './refused-dialog';
import {
  applicationFields,
  type ApplicationValues,
  checkApplication,
  emptyApplication,
  isMobile,
} from './values';

/** Has the code of the form sent; refuses the number or address that it would go to, where that is wrong. */
export function useAskForCode(form: FormHandle<ApplicationValues>) {
  const t = useT();
  const lang = useLang();
  const [sendCode] = useSendCodeMutation();
  const { values } = form;
  return (picture: PictureAnswer | undefined) => {
    const [field, channel] = lang === 'ZH' ? (['mobile', 'SMS'] as const) : (['email', 'EMAIL'] as const);
    const isRight = lang === 'ZH' ? isMobile(values.mobile, lang) : !checkApplication(values, lang).email;
    if (!isRight) {
      const isMissing = values[field].trim() === '';
      form.refuse([{ field, text: t(`booth-application.${isMissing ? 'need' : 'wrong'}.${field}`) }]);
      return undefined;
    }
    const input = { channel, recipient: values[field].trim(), ...picture };
    return sendCode({ variables: { input } }).then(({ data }) => data?.sendCode);
  };
}

/**
 * The form, and what follows from its answer.
 * @param onDone runs after the application was taken
 */
export function useApplicationForm(onDone: (done: { message: string; email: string }) => void) {
  const t = useT();
  const lang = useLang();
  const [query] = useSearchParams();
  const [refused, setRefused] = useState<Refused>();
  const [isPictureNeeded, setPictureNeeded] = useState(false);
  const captcha = useCaptcha(isPictureNeeded);
  const [send] = useApplyForBoothMutation();
  const form = useForm<ApplicationValues>({
    fields: applicationFields,
    original: emptyApplication,
    draft: { id: '', kept: applicationDraft },
    check: (values) => ({
      ...inWords(t, checkApplication(values, lang)),
      ...(isPictureNeeded && values.captcha.trim() === '' ? { captcha: t('captcha.missing') } : {}),
    }),
    serverChecksAll: true,
  });
  /** Each serves once. */
  const renewPicture = () => {
    if (!isPictureNeeded) return;
    captcha.another();
    form.change('captcha', '');
  };
  const submit = form.submit({
    send: async ({ captcha: shown, ...values }) => {
      const input = {
        ...values,
        ...(isPictureNeeded ? { captchaKey: captcha.key, captcha: shown } : {}),
        // Chosen in English only; what an English draft kept of it is not of the Chinese form.
        country: lang === 'ZH' ? '' : values.country,
        password: lang === 'ZH' ? '' : values.password,
        passwordAgain: lang === 'ZH' ? '' : values.passwordAgain,
        invitationCode: query.get('code') ?? '',
        invitationId: query.get('invite') ?? '',
      };
      return (await send({ variables: { input } })).data?.applyForBooth;
    },
    saved: ({ message, email }, values) => {
      onDone({ message: message ?? '', email: email ?? values.email });
    },
    refused: (payload) => {
      renewPicture();
      const ofPicture = payload.errors.find(isAboutPicture);
      if (ofPicture) {
        // Its field is there before the focus moves to it.
        flushSync(() => setPictureNeeded(true));
        form.refuse([{ field: 'captcha', text: ofPicture.message }]);
        form.focus('captcha');
        return true;
      }
      form.refuse(mistakesOf(applicationFields, payload));
      setRefused({
        text: payload.errors[0]?.message ?? '',
        isKnown: payload.errors.some(({ code }) => code === 'DUPLICATE'),
      });
      return true;
    },
    failed: () => {
      renewPicture();
      return false;
    },
  });
  return {
    form,
    submit,
    /** The picture, once the server has asked for one. */
    picture: isPictureNeeded ? captcha : undefined,
    /** Why the application was not taken, until the reader has closed it. */
    refused,
    closeRefused: () => {
      setRefused(undefined);
      form.summary.current?.focus();
    },
  };
}
