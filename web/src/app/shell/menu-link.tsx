import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOutsideAddresses } from '../../features/edition';
import { useT } from '../../i18n';
import { siteStorage } from '../../lib/storage';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import type { MenuTarget } from './menu';

const RouterLink = chakra(Link);

interface MenuLinkProps extends Omit<HTMLChakraProps<'span'>, 'ref'> {
  target: MenuTarget;
  children: ReactNode;
}

/** An entry of the menu. Without an address it says 'not open yet' and stays where it is. */
export function MenuLink({ target, children, ...style }: MenuLinkProps) {
  const t = useT();
  const addresses = useOutsideAddresses();
  if ('to' in target) {
    const { to, remember } = target;
    return (
      <RouterLink to={to} {...style} onClick={() => remember && siteStorage.rememberQuery(remember)}>
        {children}
      </RouterLink>
    );
  }
  const address = addresses[target.external];
  if (address) {
    return (
      <chakra.a href={address} target="_blank" rel="noreferrer" {...style}>
        {children}
        <Icon name="external" size="14px" display="inline" ml="1.5" verticalAlign="-0.1em" />
      </chakra.a>
    );
  }
  return (
    <chakra.button
      type="button"
      textAlign="start"
      {...style}
      onClick={() => toast.info(t('shell.notOpenYet'))}
    >
      {children}
    </chakra.button>
  );
}
