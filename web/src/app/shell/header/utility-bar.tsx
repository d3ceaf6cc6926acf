import { Box, chakra, Flex } from '@chakra-ui/react';
import { useWhenAndWhere } from '../../../features/edition';
import { Container } from '../../../ui/container';
import { AccountLinks } from './account-links';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

/** The thin first line on wide screens: when and where, sign-in, language, theme. */
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
