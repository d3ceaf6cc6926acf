import { useEffect, useRef, useState } from 'react';
import { failureMessageId, toFailure } from '../../apollo';
import { useLang, useT } from '../../i18n';
import { sendFile, UploadRefusal } from '../../lib/upload';

/** Which lists are taken, where they go, and what follows. */
export interface ListUploadOptions {
  /** The call that checks it. */
  call: string;
  /** Endings of the names that it takes, like .xlsx. */
  endings: readonly string[];
  maxBytes: number;
  texts: Record<'tooLarge' | 'wrongType', string>;
  /** It was checked; its report has this id. */
  onChecked: (id: string, file: File) => void | Promise<void>;
  /** Another file is on its way. */
  onSending?: () => void;
  /** The server refused it. */
  onRefused?: (refusal: UploadRefusal, file: File) => void;
}

/** Sends a filled-in list to be checked, one at a time. */
export function useListUpload(options: ListUploadOptions) {
  const { call, endings, maxBytes, texts, onChecked, onSending, onRefused } = options;
  const t = useT();
  const lang = useLang();
  const sending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  const [error, setError] = useState<string>();
  // Whoever leaves the panel leaves the upload.
  useEffect(() => () => sending.current?.abort(), []);

  const take = async (file: File | undefined) => {
    if (!file || sending.current) return;
    if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return setError(texts.wrongType);
    if (file.size > maxBytes) return setError(texts.tooLarge);
    const abort = new AbortController();
    sending.current = abort;
    setError(undefined);
    setPart(0);
    onSending?.();
    try {
      const { id: list } = await sendFile<{ id: string }>(call, file, {
        lang,
        signal: abort.signal,
        onProgress: setPart,
      });
      await onChecked(list, file);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof UploadRefusal) onRefused?.(failure, file);
      if (failure instanceof UploadRefusal && failure.message) setError(failure.message);
      else setError(t(failureMessageId(toFailure(failure).kind)));
    } finally {
      sending.current = undefined;
      if (!abort.signal.aborted) setPart(undefined);
    }
  };
  return {
    take,
    /** How much of the file has been sent, from 0 to 1; undefined while none is on its way. */
    part,
    /** Why the last file was not taken. */
    error,
  };
}
