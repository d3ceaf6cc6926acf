import { chakra, Flex } from '@chakra-ui/react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ProgressBar } from '../../ui/progress-bar';
import { type ListUploadOptions, useListUpload } from './use-list-upload';

interface ListFileFieldProps extends ListUploadOptions {
  texts: Record<'choose' | 'drop' | 'help' | 'tooLarge' | 'wrongType', string>;
}

/** Takes a filled-in list, by button or dropped, and sends it to be checked. */
export function ListFileField(props: ListFileFieldProps) {
  const { endings, texts } = props;
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const { take, part, error } = useListUpload(props);
  useEffect(() => {
    // The button gave way to the progress and lost the focus; another file is chosen with it.
    if (error && document.activeElement === document.body) button.current?.focus();
  }, [error]);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file again, mended, is a new choice.
    currentTarget.value = '';
    void take(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const borderColor = error ? 'rejected' : 'line.strong';
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      display="grid"
      justifyItems="center"
      gap="3"
      p={{ base: '5', md: '8' }}
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent' : borderColor}
      borderRadius="card"
      bg={isOver ? 'accent.soft' : 'raised'}
    >
      <Icon name="file" size="28px" color="quiet" />
      <chakra.p id={`${id}-label`} fontWeight="semibold" textWrap="balance">
        {texts.drop}
      </chakra.p>
      {part === undefined ? (
        <Button
          ref={button}
          variant="outline"
          aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
      ) : (
        <Flex
          align="center"
          gap="3"
          role="status"
          width="full"
          maxWidth="20rem"
          minHeight="11"
          whiteSpace="nowrap"
        >
          <ProgressBar aria-label={t('lists.sending')} max={1} value={part} minWidth="0" />
          {t(part < 1 ? 'lists.sending' : 'lists.checking')}
        </Flex>
      )}
      <input
        ref={input}
        type="file"
        accept={endings.join()}
        hidden
        aria-hidden
        tabIndex={-1}
        data-list-file=""
        onChange={onChange}
      />
      <chakra.p id={`${id}-help`} color="quiet" fontSize="sm">
        {texts.help}
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
