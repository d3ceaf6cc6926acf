import { useEffect, useState } from 'react';
import { failureMessageId, toFailure } from '../../../apollo';
import { useLang, useT } from '../../../i18n';
import { sendFile, UploadRefusal } from '../../../lib/upload';
import type { Reading } from './encoding';

/** Asks the server how each encoding reads a file; `retry` asks again after a failure. */
export function useReadings(file: File) {
  const t = useT();
  const lang = useLang();
  const [attempt, setAttempt] = useState(0);
  const [readings, setReadings] = useState<readonly Reading[]>();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  useEffect(() => {
    const abort = new AbortController();
    setReadings(undefined);
    setFailure(undefined);
    sendFile<Reading[]>('/organiser/exhibitor-imports/readings', file, { lang, signal: abort.signal }).then(
      setReadings,
      (reason: unknown) => {
        if (!abort.signal.aborted) setFailure({ reason });
      },
    );
    return () => abort.abort();
  }, [file, attempt, lang]);
  const said = failure?.reason instanceof UploadRefusal ? failure.reason.message : '';
  const error = failure && (said || t(failureMessageId(toFailure(failure.reason).kind)));
  return { readings, error, retry: () => setAttempt((before) => before + 1) };
}
