import { chakra, Flex } from '@chakra-ui/react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useLang, useT } from '../../../i18n';
import { uploadFile, UploadRefusal } from '../../../lib/upload';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';

/** As the server has them (VAL-044, VC-061, ERR-024, ERR-035). */
const TYPES = ['image/jpeg', 'image/png'];
const MAX_BYTES = 2 * 1024 * 1024;

interface PictureFieldProps {
  /** Address of what was uploaded; null for none. */
  value: string | null;
  error: string | undefined;
  onChange: (address: string | null) => void;
  /** What is wrong with a file; undefined when another is tried. */
  onError: (text: string | undefined) => void;
  /** Whether a file is on its way: the form waits for it. */
  onBusy: (isBusy: boolean) => void;
}

/** One JPEG or PNG with its preview; it travels as soon as it is chosen. */
export function PictureField({ value, error, onChange, onError, onBusy }: PictureFieldProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const showFailure = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  useEffect(() => () => sending.current?.abort(), []);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again after a mistake.
    event.currentTarget.value = '';
    if (!file) return;
    if (!TYPES.includes(file.type)) return onError(t('demands.wrong.type'));
    if (file.size > MAX_BYTES) return onError(t('demands.wrong.size'));
    const controller = new AbortController();
    sending.current = controller;
    onError(undefined);
    onBusy(true);
    setPart(0);
    try {
      const { signal } = controller;
      const { address } = await uploadFile(file, { kind: 'image', lang, onProgress: setPart, signal });
      onChange(address);
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (failure instanceof UploadRefusal) onError(failure.message || t('demands.wrong.upload'));
      else showFailure(failure);
    } finally {
      onBusy(false);
      setPart(undefined);
    }
  };

  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`} display="grid" gap="1.5">
      <chakra.span id={`${id}-label`} fontWeight="semibold">
        {t('demands.picture')}
      </chakra.span>
      <Flex gap="4" align="center" wrap="wrap">
        <chakra.div
          width="200px"
          borderWidth="1px"
          borderStyle={value ? 'solid' : 'dashed'}
          borderColor={error ? 'rejected' : 'line.strong'}
          borderRadius="control"
          overflow="hidden"
        >
          {value ? (
            <Picture src={`${value}?w=640`} alt={t('demands.pictureOf')} ratio={2} fit="contain" eager />
          ) : (
            <Flex aspectRatio="2" align="center" justify="center" color="quiet" bg="raised">
              <Icon name="image" size="28px" />
            </Flex>
          )}
        </chakra.div>
        <Flex gap="2" wrap="wrap">
          {part === undefined ? (
            <Button
              ref={choose}
              name="imageUrl"
              variant="outline"
              size="sm"
              aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
              onClick={() => input.current?.click()}
            >
              {t(value ? 'demands.replacePicture' : 'demands.choosePicture')}
            </Button>
          ) : (
            <Flex align="center" gap="3">
              <chakra.progress
                aria-label={t('demands.uploading')}
                max={1}
                value={part}
                width="8rem"
                accentColor="accent"
              />
              <Button variant="ghost" size="sm" onClick={() => sending.current?.abort()}>
                {t('demands.cancel')}
              </Button>
            </Flex>
          )}
          {value && part === undefined ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                choose.current?.focus();
                onChange(null);
              }}
            >
              {t('demands.removePicture')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      <input
        ref={input}
        type="file"
        accept={TYPES.join(',')}
        hidden
        aria-hidden
        tabIndex={-1}
        data-picture=""
        onChange={(event) => void take(event)}
      />
      <chakra.p id={`${id}-help`} color="quiet" fontSize="sm">
        {t('demands.pictureHelp')}
      </chakra.p>
      {error ? (
        <Flex id={`${id}-error`} color="rejected" fontSize="sm" gap="1.5" align="center" role="alert">
          <Icon name="alert" size="16px" />
          {error}
        </Flex>
      ) : null}
    </chakra.div>
  );
}
