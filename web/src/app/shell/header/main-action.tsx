import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { usePersonLinks } from './person-links';

/**
 * The header's one button: what a guest comes for, or the first of the own pages. On wide screens the centre of an
 * exhibitor stands in the line above, and the room is the menu's.
 */
export function MainAction({ overHero }: { overHero: boolean }) {
  const t = useT();
  const person = usePersonLinks();
  const [own] = person?.links ?? [];
  return (
    <ButtonLink
      to={own?.to ?? paths.register()}
      display={{ base: 'none', md: 'inline-flex', lg: person?.role === 'exhibitor' ? 'none' : undefined }}
      ml="2"
      bg={overHero ? 'copper.600' : undefined}
      color={overHero ? 'onNavy' : undefined}
      _hover={overHero ? { bg: 'copper.700' } : undefined}
    >
      {t(own?.label ?? 'shell.preRegister')}
    </ButtonLink>
  );
}
