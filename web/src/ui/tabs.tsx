import { chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../i18n';
import { useCurrentInSight } from './use-current-in-sight';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Address that shows this tab: it can be shared, reloaded and opened in a new browser tab. */
  to: string;
  /** Shown beside the label, once it is known. */
  count?: number | undefined;
}

interface TabsProps<Id extends string> {
  /** Name of the set, for screen readers. */
  label: string;
  tabs: readonly TabItem<Id>[];
  current: Id;
  /** What the current tab shows. */
  children: ReactNode;
}

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '2',
    px: { base: '0.5', md: '1' },
    py: '3',
    mb: '-1px',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'semibold',
    color: 'quiet',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    _selected: { color: 'ink', borderColor: 'accent' },
  },
});

/** Arrow keys move between the tabs, Enter opens one. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  tabs[(index + step + tabs.length) % tabs.length]?.focus();
  event.preventDefault();
}

/** Brings the current tab into sight where a phone cannot show them all; the page itself does not move. */
function bringTab(row: HTMLElement) {
  const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab) return;
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < frame.left || box.right > frame.right)
    row.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
}

/** Tabs that are addresses. The page decides from its query which one is current. */
export function Tabs<Id extends string>({ label, tabs, current, children }: TabsProps<Id>) {
  const id = useId();
  const list = useCurrentInSight<HTMLDivElement>(current, bringTab);
  return (
    <>
      <Flex
        ref={list}
        role="tablist"
        aria-label={label}
        // On a phone as tight as four words need to stand in one row.
        gap={{ base: '4', md: '7' }}
        borderBottomWidth="1px"
        overflowX="auto"
        overflowY="hidden"
        onKeyDown={onArrow}
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            id={`${id}-${tab.id}`}
            role="tab"
            to={tab.to}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            preventScrollReset
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <chakra.span fontSize="sm" fontWeight="regular" color="quiet" data-numeric="">
                {formatNumber(tab.count)}
              </chakra.span>
            )}
          </TabLink>
        ))}
      </Flex>
      <chakra.div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        tabIndex={-1}
        outline="none"
        pt="6"
      >
        {children}
      </chakra.div>
    </>
  );
}
