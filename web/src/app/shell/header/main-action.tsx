import type { Role } from '../../../features/identity';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { linksOf } from './person-links';

/**
 * The header's one button: what a guest comes for, or the first of the own pages. On wide screens the centre of an
 * exhibitor stands in the line above, and the room is the menu's.
 */
export function MainAction({ role, overHero }: { role: Role; overHero: boolean }) {
  const t = useT();
  const [own] = linksOf(role)?.links ?? [];
  return (
    <ButtonLink
      to={own?.to ?? paths.register()}
      display={{ base: 'none', md: 'inline-flex', lg: role === 'exhibitor' ? 'none' : undefined }}
      ml="2"
      bg={overHero ? 'copper.600' : undefined}
      color={overHero ? 'onNavy' : undefined}
      _hover={overHero ? { bg: 'copper.700' } : undefined}
    >
      {t(own?.label ?? 'shell.preRegister')}
    </ButtonLink>
  );
}
