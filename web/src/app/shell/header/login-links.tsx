import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useOutsideAddresses } from '../../../features/edition';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { MenuLink } from '../menu-link';

const look = { _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' }, py: '1.5' } as const;

/** Where visitors sign in: a portal elsewhere, if there is one. */
function VisitorLogin() {
  const t = useT();
  const { visitorPortal } = useOutsideAddresses();
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

/** Where a guest signs in. */
export function LoginLinks(props: HTMLChakraProps<'div'>) {
  const t = useT();
  return (
    <chakra.div {...props}>
      <MenuLink target={{ to: paths.exhibitorLogin() }} {...look}>
        {t('shell.account.exhibitorLogin')}
      </MenuLink>
      <VisitorLogin />
    </chakra.div>
  );
}
