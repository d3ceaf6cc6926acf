import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useOutsideAddresses } from '../../../features/edition';
import { useRole } from '../../../features/identity';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { MenuLink } from '../menu-link';

const look = { _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' }, py: '1.5' } as const;

/** The visitor's own centre, or where visitors sign in: a portal elsewhere, if there is one. */
function VisitorLink() {
  const t = useT();
  const role = useRole();
  const { visitorPortal } = useOutsideAddresses();
  if (role === 'visitor') {
    return (
      <MenuLink target={{ to: paths.visitorCentre() }} {...look}>
        {t('shell.account.visitorCentre')}
      </MenuLink>
    );
  }
  if (visitorPortal) {
    return (
      <chakra.a href={visitorPortal} {...look}>
        {t('shell.account.visitorLogin')}
      </chakra.a>
    );
  }
  return (
    <MenuLink target={{ to: paths.visitorLogin() }} {...look}>
      {t('shell.account.visitorLogin')}
    </MenuLink>
  );
}

/** Sign-in entries for a guest; the own centre for whoever is signed in. */
export function AccountLinks(props: HTMLChakraProps<'div'>) {
  const t = useT();
  const role = useRole();
  return (
    <chakra.div {...props}>
      <MenuLink
        target={{ to: role === 'exhibitor' ? paths.exhibitorCentre() : paths.exhibitorLogin() }}
        {...look}
      >
        {t(role === 'exhibitor' ? 'shell.account.exhibitorCentre' : 'shell.account.exhibitorLogin')}
      </MenuLink>
      <VisitorLink />
    </chakra.div>
  );
}
