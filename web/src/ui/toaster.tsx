import { chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ToastItem, toastStore } from './toast';

// The first toast brings the code that draws it; the region is there from the start, as screen readers need.
const ToastCard = lazy(() => import('./toast-card'));

const none: readonly ToastItem[] = [];

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
      bottom={{ base: 'calc(1rem + var(--bottom-bar, 0px))', md: '8' }}
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
        <Suspense>
          {items.map((item) => (
            <ToastCard key={item.id} item={item} />
          ))}
        </Suspense>
      </Flex>
    </chakra.div>
  );
}
