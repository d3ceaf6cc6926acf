import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { MenuLink } from '../menu-link';
import { FloatingActions } from './floating-actions';

const Action = chakra(MenuLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    px: '0.5',
    py: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'center',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    _hover: { color: 'accent', bg: 'raised' },
  },
});

/** A figure space: the room of the number before the server has told the time. */
const unknown = '\u2007';

/** How long until the opening. */
function DaysToGo({ days }: { days: number | undefined }) {
  const t = useT();
  return (
    <chakra.p
      textAlign="center"
      py="3"
      px="1"
      lineHeight="snug"
      color="quiet"
      fontSize="sm"
      // Before the time is told the words keep their room only: without a number they say nothing.
      visibility={days === undefined ? 'hidden' : undefined}
    >
      {t(days === 0 ? 'shell.float.opened' : 'shell.float.untilOpening')}
      {days === 0 ? null : (
        <>
          <chakra.span
            display="block"
            fontSize="2xl"
            fontWeight="bold"
            color="ink"
            lineHeight="tight"
            data-numeric=""
          >
            {days ?? unknown}
          </chakra.span>
          {t('shell.float.unit', { days: days ?? 0 })}
        </>
      )}
    </chakra.p>
  );
}

interface DockProps {
  days: number | undefined;
  /** The time did not come: no room is kept for the days. */
  isUntold: boolean;
}

/** On wide screens all of it stands in the margin beside the content. */
export function Dock({ days, isUntold }: DockProps) {
  return (
    <chakra.div
      display={{ base: 'none', '2xl': 'block' }}
      position="fixed"
      insetEnd="1"
      top="50%"
      transform="translateY(-50%)"
      zIndex="float"
      width="5.25rem"
      bg="float"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="float"
      overflow="hidden"
    >
      {isUntold ? null : <DaysToGo days={days} />}
      <FloatingActions Action={Action} />
    </chakra.div>
  );
}
