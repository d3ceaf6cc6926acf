import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEdition } from '../../../features/edition';
import { formatDateRange, useLang } from '../../../i18n';
import { Container } from '../../../ui/container';
import { AccountLinks } from './account-links';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

/** The thin first line on wide screens: when and where, sign-in, language, theme. */
export function UtilityBar() {
  const lang = useLang();
  const { openingDate, closingDate, venue } = useEdition();
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
            {formatDateRange(openingDate, closingDate, lang)}
            <chakra.span mx="2" aria-hidden>
              ·
            </chakra.span>
            {venue}
          </chakra.p>
          <AccountLinks display="flex" gap="6" />
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
