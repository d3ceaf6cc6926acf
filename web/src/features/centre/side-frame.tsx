import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

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

/** Holds the menu beside the panel, never taller than the screen; a shadow tells where there is more of it. */
export function SideFrame({ current, children }: SideFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = frame.current?.querySelector('[aria-current=page]');
    if (!frame.current || !entry) return;
    const box = frame.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    // The way out stands over the end of the entries.
    const end = frame.current.querySelector('[data-way-out]')?.getBoundingClientRect().top ?? box.bottom;
    // Not scrollIntoView: the page itself stays where it is.
    if (bottom > end) frame.current.scrollTop += bottom - end + ROOM;
    else if (top < box.top) frame.current.scrollTop -= box.top - top + ROOM;
  }, [current]);
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
