import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useLang, useT } from '../../i18n';
import { uploadFile, UploadRefusal } from '../../lib/upload';
import { type UploadEvents, useUploadPlace } from '../uploads';

const TYPES = ['image/jpeg', 'image/png'];
const MAX_BYTES = 2 * 1024 * 1024;

/** The file inputs' filter. */
export const PICTURE_TYPES = TYPES.join(',');

/** What a picture is called until its writer says more: the name of its file. */
const altOf = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 100);

/** Sends pictures that were chosen, pasted or dropped, and puts them where the writing is (EXH-073, ERR-037). */
export function usePictures({ onError, onBusy }: Pick<UploadEvents, 'onError' | 'onBusy'>) {
  const t = useT();
  const lang = useLang();
  const place = useUploadPlace();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const insert = async (editor: Editor, file: File): Promise<string | undefined> => {
    const failed = t('editor.uploadFailed');
    if (!TYPES.includes(file.type))
      return t('editor.failedBecause', { failed, why: t('uploads.wrong.picture') });
    if (file.size > MAX_BYTES)
      return t('editor.failedBecause', { failed, why: t('uploads.wrong.pictureSize') });
    const signal = leaving.current?.signal;
    try {
      const sent = await uploadFile(file, { kind: 'image', place, lang, ...(signal ? { signal } : {}) });
      editor
        .chain()
        .focus()
        .setImage({ src: sent.address, alt: altOf(file.name) })
        .createParagraphNear()
        .run();
      return undefined;
    } catch (failure) {
      if (signal?.aborted) return undefined;
      const why = failure instanceof UploadRefusal ? failure.message : '';
      return why ? t('editor.failedBecause', { failed, why }) : failed;
    }
  };

  /** One after the other, so that they stand in their order. */
  return async (editor: Editor, files: readonly File[]): Promise<void> => {
    onError(undefined);
    onBusy(true);
    const wrong = new Set<string>();
    for (const file of files) {
      const text = await insert(editor, file);
      if (text) wrong.add(text);
    }
    onBusy(false);
    if (wrong.size > 0) onError([...wrong].join(' '));
  };
}
