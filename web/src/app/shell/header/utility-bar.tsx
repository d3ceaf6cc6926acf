import { Box, chakra, Flex } from '@chakra-ui/react';
import { useWhenAndWhere } from '../../../features/edition';
import { ForRole } from '../../../features/identity';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Container } from '../../../ui/container';
import { MenuLink } from '../menu-link';
import { LanguageSwitch } from './language-switch';
import { LoginLinks } from './login-links';
import type { SignedInRole } from './person-links';
import { ThemeSwitch } from './theme-switch';

/** The centre of whoever is signed in. */
function CentreLink({ role }: { role: SignedInRole }) {
  const t = useT();
  return (
    <MenuLink target={{ to: paths.centre(role) }} _hover={{ textDecoration: 'underline' }} py="1.5">
      {t(`shell.account.${role}Centre`)}
    </MenuLink>
  );
}

/** The thin first line on wide screens: when and where, sign-in or the centre, language, theme. */
export function UtilityBar() {
  return (
    <chakra.div display={{ base: 'none', lg: 'block' }} height="10" fontSize="sm">
      <Container height="full">
        <Flex
          align="center"
          height="full"
          gap="6"
          borderBottomWidth="1px"
          borderColor="color-mix(in srgb, currentColor 14%, transparent)"
        >
          <chakra.p opacity="0.8" mr="auto">
            {useWhenAndWhere()}
          </chakra.p>
          {/* SHELL-054 */}
          <ForRole>
            {(role) =>
              role === 'guest' ? <LoginLinks display="flex" gap="6" /> : <CentreLink role={role} />
            }
          </ForRole>
          <Flex align="center" gap="1">
            {/* From 1280 px on it has room in the main line, which stays in sight. */}
            <Box display={{ xl: 'none' }}>
              <LanguageSwitch compact />
            </Box>
            <ThemeSwitch />
          </Flex>
        </Flex>
      </Container>
    </chakra.div>
  );
}
