import { useEffect, useState } from 'react';
import { useIssueCaptchaMutation } from './captcha.generated';

/**
 * A picture for one request; `another` fetches the next, since each serves once.
 * @param isWanted whether the server has asked for one: until then none is fetched
 */
export function useCaptcha(isWanted: boolean) {
  const [create, { data, error }] = useIssueCaptchaMutation();
  // An attempt is the first one's number, so that the effect runs for each and for nothing else.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A failure shows in the picture's place (AUTH-016).
    if (isWanted) create().catch(() => {});
  }, [create, attempt, isWanted]);
  return {
    key: data?.issueCaptcha.captcha.key ?? '',
    imageUrl: data?.issueCaptcha.captcha.imageUrl,
    hasFailed: Boolean(error),
    another: () => setAttempt((before) => before + 1),
  };
}
