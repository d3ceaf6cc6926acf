import { useT } from '../../i18n';
import { IconButton, type IconButtonProps } from '../../ui/icon-button';
import { useRoleGate } from '../identity';

interface CollectButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** Name of the thing, so that the hearts of a list differ for screen readers. */
  name: string;
}

/** The heart of a product or supplier: rows, cards and details share it (DIR-031, DIR-090). */
export function CollectButton({ name, ...rest }: CollectButtonProps) {
  const t = useT();
  const gate = useRoleGate();
  return (
    <IconButton
      icon="heart"
      label={t('catalogue.collectItem', { name })}
      onClick={() => gate('collect')}
      {...rest}
    />
  );
}
