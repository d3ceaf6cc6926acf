import { chakra, Flex } from '@chakra-ui/react';
import type { ChangeEventHandler, ReactNode, Ref } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { FieldMark } from '../../ui/field-mark';
import { Icon } from '../../ui/icon';
import { ProgressBar } from '../../ui/progress-bar';

interface UploadGroupProps {
  /** Ties label, help and error together. */
  id: string;
  label: string;
  isRequired: boolean;
  help: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** Label above, help and error below: the frame of a field of files. */
export function UploadGroup({ id, label, isRequired, help, error, children }: UploadGroupProps) {
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      <chakra.span id={`${id}-label`} fontWeight="semibold">
        {label}
        <FieldMark required={isRequired} isSpoken />
      </chakra.span>
      {children}
      <chakra.p id={`${id}-help`} color="quiet" fontSize="sm">
        {help}
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

/** Ids of what describes the button of a field of files. */
export const describedBy = (id: string, error: string | undefined): string =>
  `${id}-help${error ? ` ${id}-error` : ''}`;

/** How much of a file has been sent, and the way to stop it. */
export function UploadProgress({ part, onStop }: { part: number; onStop: () => void }) {
  const t = useT();
  return (
    <Flex align="center" gap="3">
      <ProgressBar aria-label={t('uploads.uploading')} max={1} value={part} width="7rem" />
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t('uploads.stop')}
      </Button>
    </Flex>
  );
}

interface HiddenInputProps {
  ref: Ref<HTMLInputElement>;
  accept: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The browser's own file input; a button of ours opens it. */
export const HiddenInput = ({ ref, accept, onChange }: HiddenInputProps) => (
  <input ref={ref} type="file" accept={accept} hidden aria-hidden tabIndex={-1} onChange={onChange} />
);
