import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** Slides in from the side: the phone's menu and filters. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const t = useT();
  const id = useId();
  return (
    <chakra.dialog
      {...useModal(open, onClose)}
      aria-labelledby={id}
      position="fixed"
      inset="0 0 0 auto"
      m="0"
      p="0"
      border="none"
      width="min(100%, 26rem)"
      maxWidth="full"
      height="100dvh"
      maxHeight="none"
      bg="float"
      color="ink"
      boxShadow="float"
      _backdrop={{ bg: 'rgba(7, 21, 42, 0.55)' }}
      _open={{ animation: 'slideIn 220ms {easings.out}' }}
    >
      {open ? (
        <Flex direction="column" height="full">
          <Flex
            justify="space-between"
            align="center"
            px="5"
            height="16"
            borderBottomWidth="1px"
            flexShrink={0}
          >
            <chakra.h2 id={id} fontSize="lg">
              {title}
            </chakra.h2>
            <IconButton icon="close" label={t('ui.close')} mr="-2.5" onClick={onClose} />
          </Flex>
          <chakra.div flex="1" overflowY="auto" px="5" pb="6">
            {children}
          </chakra.div>
          {footer ? (
            <Flex gap="3" px="5" py="4" borderTopWidth="1px">
              {footer}
            </Flex>
          ) : null}
        </Flex>
      ) : null}
    </chakra.dialog>
  );
}
