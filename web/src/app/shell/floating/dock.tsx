import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCountdown } from '../../../features/edition';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { floatingActions } from './floating-actions';

const Action = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    px: '1',
    py: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'center',
    borderTopWidth: '1px',
    _hover: { color: 'accent', bg: 'raised' },
  },
});

/** On wide screens all of it stands in the margin beside the content. */
export function Dock() {
  const t = useT();
  const days = useCountdown();
  return (
    <chakra.div
      display={{ base: 'none', '2xl': 'block' }}
      position="fixed"
      insetEnd="3"
      top="50%"
      transform="translateY(-50%)"
      zIndex="float"
      width="4.75rem"
      bg="float"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="float"
      overflow="hidden"
    >
      <chakra.p textAlign="center" py="3" px="1" lineHeight="snug" color="quiet" fontSize="sm">
        {days > 0 ? t('shell.float.untilOpening') : t('shell.float.opened')}
        {days > 0 ? (
          <>
            <chakra.span
              display="block"
              fontSize="2xl"
              fontWeight="bold"
              color="ink"
              lineHeight="tight"
              data-numeric=""
            >
              {days}
            </chakra.span>
            {t('shell.float.unit', { days })}
          </>
        ) : null}
      </chakra.p>
      {floatingActions.map(({ short, label, icon, to }) => (
        <Action key={label} to={to} aria-label={t(label)}>
          <Icon name={icon} color="accent" />
          {t(short)}
        </Action>
      ))}
    </chakra.div>
  );
}
