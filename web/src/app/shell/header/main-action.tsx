import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { usePersonLinks } from './person-links';

/** The header's one button: what a guest comes for, or the first of the own pages. */
export function MainAction({ overHero }: { overHero: boolean }) {
  const t = useT();
  const [own] = usePersonLinks()?.links ?? [];
  return (
    <ButtonLink
      to={own?.to ?? paths.register()}
      display={{ base: 'none', md: 'inline-flex' }}
      ml="2"
      bg={overHero ? 'copper.600' : undefined}
      color={overHero ? 'onNavy' : undefined}
      _hover={overHero ? { bg: 'copper.700' } : undefined}
    >
      {t(own?.label ?? 'shell.preRegister')}
    </ButtonLink>
  );
}
