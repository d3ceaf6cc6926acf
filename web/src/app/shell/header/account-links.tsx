import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useOutsideAddresses } from '../../../features/edition';
import { useRole } from '../../../features/identity';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { MenuLink } from '../menu-link';

/** Sign-in entries for a guest; the own centre for whoever is signed in. */
export function AccountLinks(props: HTMLChakraProps<'div'>) {
  const t = useT();
  const role = useRole();
  const { visitorPortal } = useOutsideAddresses();
  const look = { _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' }, py: '1.5' } as const;
  return (
    <chakra.div {...props}>
      <MenuLink
        target={{ to: role === 'exhibitor' ? paths.exhibitorCentre() : paths.exhibitorLogin() }}
        {...look}
      >
        {t(role === 'exhibitor' ? 'shell.account.exhibitorCentre' : 'shell.account.exhibitorLogin')}
      </MenuLink>
      {role === 'visitor' ? (
        <MenuLink target={{ to: paths.visitorCentre() }} {...look}>
          {t('shell.account.visitorCentre')}
        </MenuLink>
      ) : visitorPortal ? (
        <chakra.a href={visitorPortal} {...look}>
          {t('shell.account.visitorLogin')}
        </chakra.a>
      ) : (
        <MenuLink target={{ to: paths.visitorLogin() }} {...look}>
          {t('shell.account.visitorLogin')}
        </MenuLink>
      )}
    </chakra.div>
  );
}
