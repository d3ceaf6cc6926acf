import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useOnDemand } from './on-demand';
import { type ToastItem, toastStore } from './toast';

// The first toast brings the code that draws it; the region is there from the start, as screen readers need.
const loadList = () => import('./toast-list');

const none: readonly ToastItem[] = [];

/** The one place of toasts; a popover, so that it stands above open dialogs. */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.items, () => none);
  const region = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.id;
  const { Part: List, failed } = useOnDemand(loadList, newest !== undefined);
  useEffect(() => {
    const element = region.current;
    if (!element || newest === undefined || typeof element.showPopover !== 'function') return;
    // Shown anew it becomes the topmost layer.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  const plain = failed && !List;
  const oldest = items[0]?.id;
  useEffect(() => {
    if (!plain || oldest === undefined) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(oldest), 6000);
    return () => clearTimeout(timer);
  }, [plain, oldest]);
  return (
    <chakra.div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      data-no-print=""
      position="fixed"
      inset="auto"
      // Below the header: at the bottom it lay on the buttons of dialogs, and on the code of a pass.
      top={{ base: 'calc(4.5rem + var(--top-notice, 0px))', md: 'calc(7.5rem + var(--top-notice, 0px))' }}
      left="0"
      right="0"
      mx="auto"
      width="min(100% - 2rem, 30rem)"
      bg="transparent"
      border="none"
      overflow="visible"
      pointerEvents="none"
    >
      {/* A phone has room for one: the newest. Those before it appear again where they outlast it. */}
      <Flex
        direction="column"
        gap="2"
        align="center"
        css={{ '& > :not(:last-child)': { display: { base: 'none', md: 'block' } } }}
      >
        {List ? <List items={items} /> : null}
        {/* What is told without a network must not need the network. */}
        {plain
          ? items.map(({ id, text }) => (
              <chakra.p
                key={id}
                bg="float"
                color="ink"
                borderWidth="1px"
                borderRadius="control"
                px="4"
                py="3"
              >
                {text}
              </chakra.p>
            ))
          : null}
      </Flex>
    </chakra.div>
  );
}
