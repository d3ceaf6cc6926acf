import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n';
import { DialogActions } from './dialog-actions';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Id of what is read with the title when it opens: where the content is a sentence, not a form. */
  describedBy?: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Closes by a button among `footer` alone: for what would be lost by a slip. */
  closesByButton?: boolean;
}

/** For short decisions. Its content is mounted while open, so it starts fresh each time. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  describedBy,
  footer,
  closesByButton = false,
}: DialogProps) {
  const t = useT();
  const id = useId();
  return (
    <chakra.dialog
      {...useModal(open, onClose, closesByButton)}
      aria-labelledby={id}
      aria-describedby={describedBy}
      m="auto"
      p="0"
      width="min(100% - 2rem, 32rem)"
      maxHeight="calc(100dvh - 2rem)"
      // A field that takes the focus is seen with its label, and above the buttons (ui/dialog-actions.tsx).
      scrollPaddingTop="4rem"
      scrollPaddingBottom="7rem"
      bg="float"
      color="ink"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="float"
      _backdrop={{ bg: 'rgba(7, 21, 42, 0.55)' }}
      _open={{ animation: 'rise 200ms {easings.out}' }}
    >
      {open ? (
        <Flex direction="column" p={{ base: '5', md: '7' }} gap="5">
          <Flex justify="space-between" align="start" gap="4">
            {/* An address without a space in it must not push the dialog out of a phone. */}
            <chakra.h2 id={id} fontSize="xl" minWidth="0" overflowWrap="anywhere">
              {title}
            </chakra.h2>
            {closesByButton ? null : (
              <IconButton icon="close" label={t('ui.close')} mt="-2" mr="-2" onClick={onClose} />
            )}
          </Flex>
          {children}
          {footer ? <DialogActions>{footer}</DialogActions> : null}
        </Flex>
      ) : null}
    </chakra.dialog>
  );
}
