import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useCurrentInSight } from '../../ui/use-current-in-sight';

/** Room between the current entry and the frame's edge, in px: the next entry shows that there is more. */
const ROOM = 48;

/** Covers of the frame's own colour scroll with the entries and hide a shadow at an end that is reached. */
const shadows = [
  'linear-gradient(var(--frame) 40%, transparent) 0 0 / 100% 2.5rem local no-repeat',
  'linear-gradient(transparent, var(--frame) 60%) 0 100% / 100% 2.5rem local no-repeat',
  'linear-gradient({colors.line}, transparent) 0 0 / 100% 1rem scroll no-repeat',
  'linear-gradient(transparent, {colors.line}) 0 100% / 100% 1rem scroll no-repeat',
  'var(--frame)',
].join(', ');

interface SideFrameProps {
  /** Of the entry that is open: where the menu is longer than the screen, it is scrolled to. */
  current: string | undefined;
  children: ReactNode;
}

/** Scrolls the menu to its current entry; the page itself stays where it is. */
function bringEntry(frame: HTMLElement) {
  const entry = frame.querySelector('[aria-current=page]');
  if (!entry) return;
  const box = frame.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  // The way out stands over the end of the entries.
  const end = frame.querySelector('[data-way-out]')?.getBoundingClientRect().top ?? box.bottom;
  if (bottom > end) frame.scrollTop += bottom - end + ROOM;
  else if (top < box.top) frame.scrollTop -= box.top - top + ROOM;
}

/** Holds the menu beside the panel, never taller than the screen; a shadow tells where there is more of it. */
export function SideFrame({ current, children }: SideFrameProps) {
  const frame = useCurrentInSight<HTMLElement>(current, bringEntry);
  return (
    <chakra.aside
      ref={frame}
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="6rem"
      // Above it, before the page is scrolled: the notice of a public demo, the header and the breadcrumb.
      maxHeight="calc(100dvh - 12rem - var(--top-notice, 0px))"
      overflowY="auto"
      scrollbarWidth="thin"
      p="4"
      borderWidth="1px"
      borderRadius="card"
      css={{ '--frame': '{colors.page}', _dark: { '--frame': '{colors.raised}' }, background: shadows }}
    >
      {children}
    </chakra.aside>
  );
}
