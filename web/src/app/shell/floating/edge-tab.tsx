import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { MenuLink } from '../menu-link';
import { FloatingActions } from './floating-actions';
import { useDismissed } from './use-dismissed';
import { useReadingOn } from './use-reading-on';

const Action = chakra(MenuLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    fontWeight: 'medium',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    _hover: { color: 'accent', bg: 'raised' },
  },
});

/**
 * As wide as the page's side room, so that it lies on none of its content; a finger has its height. In that width a
 * phone has no room for a border, and Chinese characters, which are as wide as high, stand smaller.
 */
const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    width: { base: 'var(--gutter)', md: '8' },
    minHeight: { base: '28', md: '32' },
    // Sides, not start and end: the text runs down.
    pt: '2.5',
    pb: '2.5',
    borderTopLeftRadius: 'control',
    borderBottomLeftRadius: 'control',
    borderWidth: { base: '0', md: '1px' },
    borderRightWidth: '0',
    borderColor: 'onNavy.line',
    bg: 'navy.900',
    _dark: { bg: 'navy.800' },
    color: 'onNavy',
    fontSize: 'sm',
    '&:lang(zh)': { fontSize: { base: '0.75rem', md: 'sm' } },
    fontWeight: 'semibold',
    lineHeight: 'none',
    writingMode: 'vertical-rl',
    whiteSpace: 'nowrap',
    px: '0',
    _hover: { bg: 'navy.800' },
  },
});

/**
 * On smaller screens a tab at the edge that tells the days and opens a card with the rest. On a phone, where every
 * line counts, it steps aside while somebody reads on.
 */
export function EdgeTab({ days }: { days: number | undefined }) {
  const t = useT();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const readingOn = useReadingOn();
  const box = useRef<HTMLDivElement>(null);
  useDismissed(open, box, () => setOpenAt(null));

  return (
    <chakra.div
      ref={box}
      data-aside={readingOn && !open ? '' : undefined}
      display={{ base: 'flex', '2xl': 'none' }}
      flexDirection="row-reverse"
      alignItems="center"
      gap="2"
      position="fixed"
      insetEnd="0"
      top={{ base: '60%', md: '50%' }}
      transform="translateY(-50%)"
      zIndex="float"
      transition="transform 200ms {easings.out}"
      css={{
        '&[data-aside]:not(:focus-within)': {
          transform: { base: 'translate(110%, -50%)', md: 'translateY(-50%)' },
        },
      }}
    >
      <Tab
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'floating-actions' : undefined}
        onClick={() => setOpenAt(open ? null : key)}
      >
        {open || !days ? (
          <>
            <Icon name={open ? 'close' : 'calendar'} size="14px" />
            <VisuallyHidden>{t(open ? 'ui.close' : 'shell.float.label')}</VisuallyHidden>
          </>
        ) : (
          <>
            <chakra.span display={{ base: 'none', md: 'inline' }} fontWeight="regular">
              {t('shell.float.untilOpening')}
            </chakra.span>
            <chakra.span
              color="copper.300"
              // In the place of one character; three digits would be too narrow to read on a phone, and lie on their side.
              css={{ '&:lang(zh)': { textCombineUpright: { base: days < 100 ? 'all' : 'none', md: 'all' } } }}
            >
              {days}
            </chakra.span>
            <span>{t('shell.float.unit', { days })}</span>
          </>
        )}
      </Tab>
      {open ? (
        <chakra.div
          id="floating-actions"
          width="15rem"
          bg="float"
          color="ink"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="float"
          overflow="hidden"
          animation="slideIn 180ms {easings.out}"
        >
          {days === undefined ? null : (
            <chakra.p px="4" py="4" fontWeight="semibold">
              {t('shell.float.countdown', { days })}
            </chakra.p>
          )}
          <FloatingActions Action={Action} />
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
