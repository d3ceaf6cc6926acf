import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../i18n';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';
import { type ToastItem, type ToastKind, toastStore } from './toast';

const icons: Record<ToastKind, IconName> = {
  success: 'checkCircle',
  info: 'info',
  warning: 'alert',
  error: 'alert',
};
const colours: Record<ToastKind, string> = {
  success: 'approved',
  info: 'second',
  warning: 'review',
  error: 'rejected',
};
/** Long enough to read; errors longer. */
const lifetime: Record<ToastKind, number> = { success: 4000, info: 5000, warning: 6000, error: 8000 };

const none: readonly ToastItem[] = [];

function Toast({ item }: { item: ToastItem }) {
  const t = useT();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(item.id), lifetime[item.kind]);
    return () => clearTimeout(timer);
  }, [item, held]);
  return (
    <Flex
      align="center"
      gap="3"
      bg="float"
      color="ink"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="float"
      pl="4"
      pr="1"
      py="1"
      maxWidth="full"
      pointerEvents="auto"
      animation="rise 200ms {easings.out}"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={icons[item.kind]} color={colours[item.kind]} />
      <chakra.p flex="1" py="2">
        {item.text}
      </chakra.p>
      <IconButton
        icon="close"
        label={t('ui.close')}
        size="icon"
        onClick={() => toastStore.dismiss(item.id)}
      />
    </Flex>
  );
}

/** The one place of toasts; a popover, so that it stands above open dialogs. */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.items, () => none);
  const region = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element || newest === undefined || typeof element.showPopover !== 'function') return;
    // Shown anew it becomes the topmost layer.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <chakra.div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      data-no-print=""
      position="fixed"
      inset="auto"
      bottom={{ base: '4', md: '8' }}
      left="0"
      right="0"
      mx="auto"
      width="min(100% - 2rem, 30rem)"
      bg="transparent"
      border="none"
      overflow="visible"
      pointerEvents="none"
    >
      <Flex direction="column" gap="2" align="center">
        {items.map((item) => (
          <Toast key={item.id} item={item} />
        ))}
      </Flex>
    </chakra.div>
  );
}
