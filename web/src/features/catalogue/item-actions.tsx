import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useRoleGate } from '../identity';
import { useShare } from './use-share';

interface ItemActionsProps {
  /** Route of the detail page, without the base: what 'share' copies. */
  path: string;
  /** Name of the thing, so that the buttons of a list differ for screen readers. */
  name: string;
  /** The heart of its kind. */
  heart: ReactNode;
  /** `md` on its own page, where consulting is the main action. */
  size?: 'sm' | 'md';
}

/** Consult, collect and share of a product or supplier (DIR-031, DIR-039, DIR-050). */
export function ItemActions({ path, name, heart, size = 'sm' }: ItemActionsProps) {
  const t = useT();
  const gate = useRoleGate();
  const share = useShare();
  return (
    <Flex gap="2" align="center" position="relative" zIndex={2}>
      <Button
        size={size}
        variant={size === 'md' ? 'solid' : 'outline'}
        aria-label={t('catalogue.consultItem', { name })}
        onClick={() => gate('consult')}
      >
        <Icon name="chat" size="18px" />
        {t('catalogue.consult')}
      </Button>
      {heart}
      <IconButton icon="share" label={t('catalogue.shareItem', { name })} onClick={() => void share(path)} />
    </Flex>
  );
}
