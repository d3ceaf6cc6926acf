import { useEffect, useState } from 'react';
import { failureMessageId, toFailure } from '../../../apollo';
import { useLang, useT } from '../../../i18n';
import { sendFile, UploadRefusal } from '../../../lib/upload';
import type { Reading } from './encoding';

/** What came of an attempt: the readings, or why there are none. */
type Outcome = { attempt: number } & ({ readings: readonly Reading[] } | { reason: unknown });

/** Asks the server how each encoding reads a file; `retry` asks again after a failure. */
export function useReadings(file: File) {
  const t = useT();
  const lang = useLang();
  const [attempt, setAttempt] = useState(0);
  const [latest, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const abort = new AbortController();
    sendFile<Reading[]>('/organiser/exhibitor-imports/readings', file, { lang, signal: abort.signal }).then(
      (readings) => setOutcome({ attempt, readings }),
      (reason: unknown) => {
        if (!abort.signal.aborted) setOutcome({ attempt, reason });
      },
    );
    return () => abort.abort();
  }, [file, attempt, lang]);
  const outcome = latest?.attempt === attempt ? latest : undefined;
  const retry = () => setAttempt((before) => before + 1);
  if (!outcome) return { retry };
  if ('readings' in outcome) return { readings: outcome.readings, retry };
  const said = outcome.reason instanceof UploadRefusal ? outcome.reason.message : '';
  return { error: said || t(failureMessageId(toFailure(outcome.reason).kind)), retry };
}
