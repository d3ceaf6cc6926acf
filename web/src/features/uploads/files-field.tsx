import { chakra, Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { describedBy, HiddenInput, UploadGroup, UploadProgress } from './upload-parts';
import { files as acceptedFiles, type UploadEvents, useUpload } from './use-upload';

/** A file that the server has taken. */
export interface SentFile {
  name: string;
  address: string;
}

interface FilesFieldProps extends Omit<UploadEvents, 'onSent'> {
  /** Where the focus goes for this field. */
  name: string;
  label: string;
  isRequired?: boolean;
  /** Whether nobody but the own side may ever open them. */
  isPrivate?: boolean;
  /** Most files that it takes. */
  most: number;
  files: readonly SentFile[];
  error: string | undefined;
  onChange: (files: readonly SentFile[]) => void;
}

/** Files with their names, sent as soon as they are chosen; the button rests once there is no room (MEET-034, MEET-035). */
export function FilesField(props: FilesFieldProps) {
  const {
    name,
    label,
    isRequired = false,
    isPrivate = false,
    most,
    files,
    error,
    onChange,
    onError,
    onBusy,
  } = props;
  const t = useT();
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const { input, take, part, stop } = useUpload(
    { ...acceptedFiles, isPrivate },
    {
      onSent: ({ address }, sent) => onChange([...files, { name: sent, address }]),
      onError,
      onBusy,
    },
  );
  return (
    <UploadGroup
      id={id}
      label={label}
      help={t(most > 1 ? 'uploads.filesHelp' : 'uploads.fileHelp', { most })}
      error={error}
      isRequired={isRequired}
    >
      {files.length > 0 ? (
        <Flex as="ul" listStyleType="none" direction="column" gap="1.5">
          {files.map((file) => (
            <Flex
              as="li"
              key={file.address}
              align="center"
              gap="2"
              ps="3"
              borderWidth="1px"
              borderRadius="control"
              minWidth="0"
            >
              <Icon name="file" size="18px" color="quiet" />
              <chakra.span flex="1" minWidth="0" truncate>
                {file.name}
              </chakra.span>
              <IconButton
                icon="trash"
                label={t('uploads.removeFile', { name: file.name })}
                color="quiet"
                onClick={() => {
                  onChange(files.filter(({ address }) => address !== file.address));
                  // The button that was pressed goes with its file.
                  requestAnimationFrame(() => choose.current?.focus());
                }}
              />
            </Flex>
          ))}
        </Flex>
      ) : null}
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          ref={choose}
          name={name}
          variant="outline"
          size="sm"
          data-control=""
          disabled={files.length >= most || part !== undefined}
          aria-describedby={describedBy(id, error)}
          onClick={() => input.current?.click()}
        >
          {t(most > 1 && files.length > 0 ? 'uploads.anotherFile' : 'uploads.chooseFile')}
        </Button>
        {part === undefined ? null : <UploadProgress part={part} onStop={stop} />}
      </Flex>
      <HiddenInput ref={input} accept={acceptedFiles.accept} onChange={take} />
    </UploadGroup>
  );
}
