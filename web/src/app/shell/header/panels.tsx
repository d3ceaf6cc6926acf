import { chakra } from '@chakra-ui/react';
import { createPortal } from 'react-dom';
import { useT } from '../../../i18n';
import { Container } from '../../../ui/container';
import { AnimatePresence, m, Motion, useEntrance, useIsPresent } from '../../../ui/motion';
import type { MenuGroup } from '../menu';
import { NavPanel } from './nav-panel';
import { SearchPanel } from './search-panel';
import { panelId } from './use-panel';

interface PanelsProps {
  /** What is open: a group of the menu, the search, or nothing. */
  open: MenuGroup | 'search' | null;
  onClose: () => void;
}

const Sheet = chakra(m.div, {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '0',
    bg: 'float',
    color: 'ink',
    borderTopWidth: '1px',
    boxShadow: 'float',
    // What is above it: the main line on a phone, with the utility line on wider screens.
    maxHeight: {
      base: 'calc(100dvh - 4rem - var(--top-notice, 0px))',
      lg: 'calc(100dvh - 7rem - var(--top-notice, 0px))',
    },
    overflowY: 'auto',
  },
});

/** Takes the page behind back a little. Its own layer: above what floats, below the header. */
const Scrim = chakra(m.div, {
  base: { position: 'fixed', inset: '0', zIndex: 'scrim', bg: 'rgba(7, 21, 42, 0.4)' },
});

/** The wide sheet below the header; going from one group to the next changes only what it holds. */
function HeaderPanel({ open, onClose }: { open: MenuGroup | 'search'; onClose: () => void }) {
  const t = useT();
  const present = useIsPresent();
  const from = useEntrance();
  const isSearch = open === 'search';
  return (
    <>
      {createPortal(
        <Scrim
          data-no-print=""
          inert={!present}
          initial={from({ opacity: 0 })}
          animate={{ opacity: 1 }}
          exit={{ opacity: 0 }}
        />,
        document.body,
      )}
      <Sheet
        id={panelId}
        role="region"
        aria-label={t(isSearch ? 'shell.search.label' : open.label)}
        inert={!present}
        initial={from({ opacity: 0, y: -8 })}
        animate={{ opacity: 1, y: 0 }}
        exit={{ opacity: 0, y: -8 }}
      >
        <Container py={{ base: '6', lg: '10' }}>
          {isSearch ? <SearchPanel onClose={onClose} /> : <NavPanel group={open} />}
        </Container>
      </Sheet>
    </>
  );
}

export default function Panels({ open, onClose }: PanelsProps) {
  return (
    <Motion>
      <AnimatePresence>
        {open ? <HeaderPanel key="panel" open={open} onClose={onClose} /> : null}
      </AnimatePresence>
    </Motion>
  );
}
