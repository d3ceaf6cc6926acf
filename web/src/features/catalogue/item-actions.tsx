import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { AskButton, type Subject } from '../consultations';
import { useShare } from './use-share';

interface ItemActionsProps {
  /** The product or supplier. */
  subject: Subject;
  /** Route of the detail page, without the base: what 'share' copies. */
  path: string;
  /** The heart of its kind. */
  heart: ReactNode;
  /** `md` on its own page, where consulting is the main action. */
  size?: 'sm' | 'md';
}

/** Consult, collect and share of a product or supplier (DIR-031, DIR-039, DIR-050). */
export function ItemActions({ subject, path, heart, size = 'sm' }: ItemActionsProps) {
  const t = useT();
  // The buttons of a list differ for screen readers.
  const { name } = subject;
  const share = useShare();
  return (
    <Flex gap="2" align="center" position="relative" zIndex={2}>
      <AskButton
        subject={subject}
        size={size}
        variant={size === 'md' ? 'solid' : 'outline'}
        aria-label={t('catalogue.consultItem', { name })}
      >
        <Icon name="chat" size="18px" />
        {t('catalogue.consult')}
      </AskButton>
      {heart}
      <IconButton icon="share" label={t('catalogue.shareItem', { name })} onClick={() => void share(path)} />
    </Flex>
  );
}
