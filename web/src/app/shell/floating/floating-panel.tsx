import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCountdown } from '../../../features/edition';
import { type MessageId, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Icon, type IconName } from '../../../ui/icon';

const actions: { label: MessageId; icon: IconName; to: string }[] = [
  { label: 'shell.float.enquiry', icon: 'chat', to: paths.about({ tab: 'contact' }) },
  { label: 'shell.float.booth', icon: 'booth', to: paths.boothApply() },
  { label: 'shell.float.register', icon: 'ticket', to: paths.register() },
];

const Action = chakra(Link, {
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

/** Days to go, and what people come for most. A small button that opens a card, so that it never covers a page. */
export function FloatingPanel() {
  const t = useT();
  const days = useCountdown();
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
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <chakra.aside
      ref={box}
      aria-label={t('shell.float.label')}
      data-no-print=""
      position="fixed"
      insetEnd={{ base: '4', md: '6' }}
      bottom={{ base: '4', md: '6' }}
      zIndex="float"
      display="flex"
      flexDirection="column"
      alignItems="end"
      gap="3"
    >
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
          <chakra.div px="4" py="4">
            <chakra.p fontSize="sm" color="quiet">
              {t('shell.float.untilOpening')}
            </chakra.p>
            <chakra.p fontSize="2xl" fontWeight="bold" lineHeight="tight" mt="1">
              {t('shell.float.days', { days })}
            </chakra.p>
          </chakra.div>
          {actions.map(({ label, icon, to }) => (
            <Action key={label} to={to}>
              <Icon name={icon} color="accent" />
              {t(label)}
            </Action>
          ))}
        </chakra.div>
      ) : null}
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'floating-actions' : undefined}
        onClick={() => setOpenAt(open ? null : key)}
        display="inline-flex"
        alignItems="center"
        gap="2.5"
        height="12"
        px="4"
        borderRadius="full"
        bg="float"
        color="ink"
        borderWidth="1px"
        boxShadow="float"
        fontWeight="semibold"
        _hover={{ borderColor: 'accent' }}
      >
        <Icon name={open ? 'close' : 'calendar'} color="accent" />
        <Flex as="span" gap="1.5">
          {open ? t('shell.float.close') : t('shell.float.countdown', { days })}
        </Flex>
      </chakra.button>
    </chakra.aside>
  );
}
