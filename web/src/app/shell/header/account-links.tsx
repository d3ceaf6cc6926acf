import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useRole } from '../../../features/identity';
import { useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { visitorPortal } from '../../../lib/site-config';
import { useSiteConfig } from '../../../lib/site-config-context';
import { MenuLink } from '../menu-link';

/** Sign-in entries for a guest; the own centre for whoever is signed in. */
export function AccountLinks(props: HTMLChakraProps<'div'>) {
  const t = useT();
  const role = useRole();
  const portal = visitorPortal(useSiteConfig(), useLang());
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
      ) : portal ? (
        <chakra.a href={portal} {...look}>
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
