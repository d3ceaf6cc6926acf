import { chakra, Flex, Grid } from '@chakra-ui/react';
import { categoryCodes, CategoryMark, categoryMessageId } from '../../../features/categories';
import { useEdition } from '../../../features/edition';
import { SearchBox } from '../../../features/search/suggest';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { MenuLink } from '../menu-link';
import { ExhibitorCentreLink } from './exhibitor-centre-link';
import { LanguageSwitch } from './language-switch';

const Pill = chakra(MenuLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '9',
    px: '3.5',
    py: '1',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'sm',
    _hover: { borderColor: 'accent', color: 'accent' },
  },
});

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { hotSearches } = useEdition();
  return (
    // The suggestions float: open, they have the room of all of them on wide screens too, where the panel is low.
    <chakra.div css={{ '&:has([role=listbox]:not([hidden]))': { minHeight: '28rem' } }}>
      <SearchBox focusOnMount onGo={onClose} />
      <Grid templateColumns={{ base: '1fr', lg: '4fr 8fr' }} gap={{ base: '6', lg: '12' }} mt="8">
        <div>
          <chakra.h2 fontSize="sm" fontWeight="medium" color="quiet" mb="3">
            {t('shell.search.hot')}
          </chakra.h2>
          <Flex gap="2" wrap="wrap">
            {hotSearches.map((text) => (
              <Pill key={text} target={{ to: paths.search(text) }}>
                {text}
              </Pill>
            ))}
          </Flex>
          <Flex align="center" justify="space-between" gap="4" mt="4">
            <ExhibitorCentreLink />
            <LanguageSwitch />
          </Flex>
        </div>
        <div>
          <chakra.h2 fontSize="sm" fontWeight="medium" color="quiet" mb="3">
            {t('shell.search.categories')}
          </chakra.h2>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
            {categoryCodes.map((code) => (
              <MenuLink
                key={code}
                target={{ to: paths.directory({ tab: 'product', category: code }) }}
                display="flex"
                alignItems="center"
                gap="3"
                p="2"
                borderWidth="1px"
                borderRadius="control"
                fontWeight="medium"
                lineHeight="snug"
                _hover={{ borderColor: 'accent', color: 'accent' }}
              >
                <CategoryMark code={code} size="36px" />
                {t(categoryMessageId(code))}
              </MenuLink>
            ))}
          </Grid>
        </div>
      </Grid>
    </chakra.div>
  );
}
