import { chakra, Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { describedBy, HiddenInput, UploadGroup, UploadProgress } from './upload-parts';
import { type UploadEvents, useUpload, videos } from './use-upload';

interface VideoFieldProps extends Omit<UploadEvents, 'onSent'> {
  /** Where the focus goes for this field. */
  name: string;
  label: string;
  help: string;
  /** Address of what was uploaded; null for none. */
  value: string | null;
  error: string | undefined;
  onChange: (address: string | null) => void;
}

/** One MP4 with a player to look at it; it travels as soon as it is chosen. */
export function VideoField({ name, label, help, value, error, onChange, onError, onBusy }: VideoFieldProps) {
  const t = useT();
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const { input, take, part, stop } = useUpload(videos, {
    onSent: ({ address }) => onChange(address),
    onError,
    onBusy,
  });
  return (
    <UploadGroup id={id} label={label} help={help} error={error} isRequired={false}>
      {value ? (
        <chakra.video
          src={value}
          controls
          preload="metadata"
          width="min(100%, 20rem)"
          aspectRatio={16 / 9}
          bg="navy.950"
          borderRadius="control"
        />
      ) : null}
      <Flex gap="2" wrap="wrap">
        {part === undefined ? (
          <Button
            ref={choose}
            name={name}
            variant="outline"
            size="sm"
            aria-describedby={describedBy(id, error)}
            onClick={() => input.current?.click()}
          >
            {t(value ? 'uploads.replaceVideo' : 'uploads.chooseVideo')}
          </Button>
        ) : (
          <UploadProgress part={part} onStop={stop} />
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
            {t('uploads.remove')}
          </Button>
        ) : null}
      </Flex>
      <HiddenInput ref={input} accept={videos.accept} onChange={take} />
    </UploadGroup>
  );
}
