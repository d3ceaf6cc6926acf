import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../apollo';
import { type MessageId, useLang, useT } from '../../i18n';
import { uploadFile, type UploadedFile, type UploadKind, UploadRefusal } from '../../lib/upload';

import { useUploadPlace } from './upload-place';

/** What a field takes, as the server has it. */
export interface Accepted {
  /** Of the file input. */
  accept: string;
  /** What the file is; undefined when it is not taken. */
  kindOf: (file: File) => UploadKind | undefined;
  maxBytes: number;
  /** Whether it is served only to who sends it and to those who speak for the same company. */
  isPrivate?: boolean;
  wrong: { type: MessageId; size: MessageId; upload: MessageId };
}

const MB = 1024 * 1024;

const pictureTypes = ['image/jpeg', 'image/png'];
const isPicture = (file: File) => pictureTypes.includes(file.type);
const isDocument = (file: File) => /\.(pdf|docx|xlsx)$/i.test(file.name);

/** JPEG or PNG up to 2 MB (VAL-044, VAL-057, ERR-024, ERR-035). */
export const pictures: Accepted = {
  accept: pictureTypes.join(','),
  kindOf: (file) => (isPicture(file) ? 'image' : undefined),
  maxBytes: 2 * MB,
  wrong: { type: 'uploads.wrong.picture', size: 'uploads.wrong.pictureSize', upload: 'uploads.wrong.upload' },
};

/** Pictures and documents up to 2 MB (MEET-034, VAL-060). */
export const files: Accepted = {
  accept: [...pictureTypes, '.pdf', '.docx', '.xlsx'].join(','),
  kindOf: (file) => {
    if (isPicture(file)) return 'image';
    return isDocument(file) ? 'document' : undefined;
  },
  maxBytes: 2 * MB,
  wrong: { type: 'uploads.wrong.file', size: 'uploads.wrong.fileSize', upload: 'uploads.wrong.upload' },
};

/** MP4 up to 2 MB (VAL-058, CONST-038, CONFLICT-040). */
export const videos: Accepted = {
  accept: 'video/mp4',
  kindOf: (file) => (file.type === 'video/mp4' ? 'video' : undefined),
  maxBytes: 2 * MB,
  wrong: { type: 'uploads.wrong.video', size: 'uploads.wrong.videoSize', upload: 'uploads.wrong.upload' },
};

/** What a field of a form hears about its files. */
export interface UploadEvents {
  onSent: (file: UploadedFile, name: string) => void;
  /** What is wrong with a file; undefined when another is tried. */
  onError: (text: string | undefined) => void;
  /** Whether a file is on its way: the form waits for it. */
  onBusy: (isBusy: boolean) => void;
}

interface Upload {
  /** Of the hidden file input. */
  input: RefObject<HTMLInputElement | null>;
  take: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Part that has been sent, 0 to 1; undefined while nothing is on its way. */
  part: number | undefined;
  stop: () => void;
}

/** Sends a file as soon as it is chosen. */
export function useUpload(accepted: Accepted, { onSent, onError, onBusy }: UploadEvents): Upload {
  const t = useT();
  const lang = useLang();
  const place = useUploadPlace();
  const showFailure = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const { wrong, maxBytes, isPrivate = false } = accepted;
    const kind = accepted.kindOf(file);
    if (!kind) return onError(t(wrong.type));
    if (file.size > maxBytes) return onError(t(wrong.size));
    const controller = new AbortController();
    sending.current = controller;
    onError(undefined);
    onBusy(true);
    setPart(0);
    try {
      const { signal } = controller;
      onSent(
        await uploadFile(file, { kind, isPrivate, place, lang, onProgress: setPart, signal }),
        file.name,
      );
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (failure instanceof UploadRefusal) onError(failure.message || t(wrong.upload));
      else showFailure(failure);
    } finally {
      onBusy(false);
      setPart(undefined);
    }
  };

  return {
    input,
    take: (event) => {
      const file = event.currentTarget.files?.[0];
      // The same file may be chosen again after a mistake.
      event.currentTarget.value = '';
      if (file) void send(file);
    },
    part,
    stop: () => sending.current?.abort(),
  };
}
