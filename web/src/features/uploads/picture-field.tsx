import { chakra, Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { describedBy, HiddenInput, UploadGroup, UploadProgress } from './upload-parts';
import { pictures, type UploadEvents, useUpload } from './use-upload';

interface PictureFieldProps extends Omit<UploadEvents, 'onSent'> {
  /** Where the focus goes for this field. */
  name: string;
  label: string;
  /** What the preview is called. */
  alt: string;
  help: string;
  isRequired?: boolean;
  /** Whether nobody but the own side may ever see it. */
  isPrivate?: boolean;
  /** Width by height of the preview. */
  ratio?: number;
  /** Address of what was uploaded; null for none. */
  value: string | null;
  error: string | undefined;
  onChange: (address: string | null) => void;
}

/** One JPEG or PNG with its preview; it travels as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const {
    name,
    label,
    alt,
    help,
    isRequired = false,
    isPrivate = false,
    ratio = 2,
    value,
    error,
    onChange,
    onError,
    onBusy,
  } = props;
  const t = useT();
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const { input, take, part, stop } = useUpload(
    { ...pictures, isPrivate },
    {
      onSent: ({ address }) => onChange(address),
      onError,
      onBusy,
    },
  );
  return (
    <UploadGroup id={id} label={label} help={help} error={error} isRequired={isRequired}>
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
            <Picture sizes="200px" src={value} alt={alt} ratio={ratio} fit="contain" eager />
          ) : (
            <Flex aspectRatio={ratio} align="center" justify="center" color="quiet" bg="raised">
              <Icon name="image" size="28px" />
            </Flex>
          )}
        </chakra.div>
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
              {t(value ? 'uploads.replace' : 'uploads.choosePicture')}
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
      </Flex>
      <HiddenInput ref={input} accept={pictures.accept} onChange={take} />
    </UploadGroup>
  );
}
