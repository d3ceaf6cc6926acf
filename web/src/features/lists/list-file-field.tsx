import { chakra, Flex } from '@chakra-ui/react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { failureMessageId, toFailure } from '../../apollo';
import { useLang, useT } from '../../i18n';
import { sendFile, UploadRefusal } from '../../lib/upload';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface ListFileFieldProps {
  /** The call that checks it. */
  call: string;
  /** Endings of the names that it takes, like .xlsx. */
  endings: readonly string[];
  maxBytes: number;
  texts: Record<'choose' | 'drop' | 'help' | 'tooLarge' | 'wrongType', string>;
  /** It was checked; its report has this id. */
  onChecked: (id: string) => void | Promise<void>;
}

/** Takes a filled-in list, by button or dropped, and sends it to be checked. */
export function ListFileField({ call, endings, maxBytes, texts, onChecked }: ListFileFieldProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
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
    try {
      const { id: list } = await sendFile<{ id: string }>(call, file, {
        lang,
        signal: abort.signal,
        onProgress: setPart,
      });
      await onChecked(list);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof UploadRefusal && failure.message) setError(failure.message);
      else setError(t(failureMessageId(toFailure(failure).kind)));
    } finally {
      sending.current = undefined;
      if (!abort.signal.aborted) setPart(undefined);
    }
  };
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
      <chakra.p id={`${id}-label`} fontWeight="semibold">
        {texts.drop}
      </chakra.p>
      {part === undefined ? (
        <Button
          variant="outline"
          aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
      ) : (
        <Flex align="center" gap="3" role="status" minHeight="11">
          <chakra.progress aria-label={t('lists.sending')} max={1} value={part} accentColor="accent" />
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
