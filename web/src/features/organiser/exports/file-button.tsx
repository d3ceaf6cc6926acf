import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

export type FileKind = 'csv' | 'xlsx';

interface FileButtonProps {
  kind: FileKind;
  /** Name of the list, read aloud. */
  title: string;
  isRunning: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Takes a list away as one kind of file. */
export function FileButton({ kind, title, isRunning, disabled, onPress }: FileButtonProps) {
  const t = useT();
  const name = kind.toUpperCase();
  return (
    <Button
      variant="outline"
      size="sm"
      minWidth="6.5rem"
      disabled={disabled}
      aria-label={isRunning ? undefined : t('exports.take', { title, kind: name })}
      aria-busy={isRunning}
      onClick={onPress}
    >
      <Icon name={isRunning ? 'clock' : 'download'} size="18px" />
      {isRunning ? t('exports.running') : name}
    </Button>
  );
}
