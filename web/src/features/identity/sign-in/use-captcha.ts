import { useEffect, useState } from 'react';
import { useIssueCaptchaMutation } from './sign-in.generated';

/** A picture for one sign-in; `another` fetches the next, since each serves once. */
export function useCaptcha() {
  const [create, { data, error }] = useIssueCaptchaMutation();
  // An attempt is the first one's number, so that the effect runs for each and for nothing else.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A failure shows in the picture's place (AUTH-016).
    create().catch(() => {});
  }, [create, attempt]);
  return {
    key: data?.issueCaptcha.captcha.key ?? '',
    imageUrl: data?.issueCaptcha.captcha.imageUrl,
    hasFailed: Boolean(error),
    another: () => setAttempt((before) => before + 1),
  };
}
