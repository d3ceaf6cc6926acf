import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { MenuLink } from '../menu-link';
import { useFloatingActions } from './floating-actions';

const Action = chakra(MenuLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    fontWeight: 'medium',
    borderTopWidth: '1px',
    _hover: { color: 'accent', bg: 'raised' },
  },
});

/** On smaller screens a round button with the days, which opens a card: it never covers much of a page. */
export function Compact({ days }: { days: number | undefined }) {
  const t = useT();
  const actions = useFloatingActions();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenAt(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      box.current?.querySelector<HTMLElement>('button')?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <chakra.div
      ref={box}
      display={{ base: 'flex', '2xl': 'none' }}
      flexDirection="column-reverse"
      alignItems="end"
      gap="3"
      position="fixed"
      insetEnd={{ base: '4', md: '6' }}
      bottom={{ base: 'calc(1rem + var(--bottom-bar, 0px))', md: '6' }}
      zIndex="float"
    >
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'floating-actions' : undefined}
        onClick={() => setOpenAt(open ? null : key)}
        display="grid"
        placeContent="center"
        justifyItems="center"
        width="14"
        height="14"
        borderRadius="full"
        bg="navy.900"
        color="onNavy"
        borderWidth="1px"
        borderColor="onNavy.line"
        boxShadow="float"
        _hover={{ bg: 'navy.800' }}
      >
        {open || !days ? (
          <>
            <Icon name={open ? 'close' : 'calendar'} />
            <VisuallyHidden>{t(open ? 'ui.close' : 'shell.float.label')}</VisuallyHidden>
          </>
        ) : (
          <>
            <VisuallyHidden>{t('shell.float.untilOpening')} </VisuallyHidden>
            <chakra.span fontWeight="bold" fontSize="lg" lineHeight="1.1" data-numeric="">
              {days}
            </chakra.span>
            <chakra.span fontSize="0.75rem" lineHeight="1.1" color="copper.300">
              {t('shell.float.unit', { days })}
            </chakra.span>
          </>
        )}
      </chakra.button>
      {open ? (
        <chakra.div
          id="floating-actions"
          width="15rem"
          bg="float"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="float"
          overflow="hidden"
          animation="rise 180ms {easings.out}"
        >
          {days === undefined ? null : (
            <chakra.p px="4" py="4" fontWeight="semibold">
              {t('shell.float.countdown', { days })}
            </chakra.p>
          )}
          {actions.map(({ label, icon, target }) => (
            <Action key={label} target={target}>
              <Icon name={icon} color="accent" />
              {t(label)}
            </Action>
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
