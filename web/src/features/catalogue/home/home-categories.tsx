import { Center, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { CardLink } from '../../../ui/card-link';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { categoryCodes, CategoryMark, categoryMessageId } from '../../categories';

const Tile = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    p: { base: '4', xl: '5' },
    // Hairlines between the tiles: each draws its left and upper one, the sheet cuts off the outer ones.
    mt: '-1px',
    ms: '-1px',
    borderTopWidth: '1px',
    borderInlineStartWidth: '1px',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    transition: 'background-color 150ms',
    _hover: { bg: 'raised' },
    '&:has(a[data-card-link]:focus-visible)': {
      outline: '2px solid {colors.focus}',
      outlineOffset: '-3px',
      borderRadius: 'control',
    },
  },
});

function CategoryTile({ to, mark, children }: { to: string; mark: ReactNode; children: ReactNode }) {
  return (
    <Tile>
      {mark}
      <CardLink to={to} minWidth="0">
        {children}
      </CardLink>
    </Tile>
  );
}

/** The seven categories on a sheet that stands half over the hero. */
export function HomeCategories() {
  const t = useT();
  return (
    <Container position="relative" mt={{ base: '-20', md: '-24' }}>
      <chakra.nav
        aria-label={t('catalogue.categories')}
        bg="float"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="float"
        overflow="hidden"
      >
        <chakra.ul
          role="list"
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
            xl: 'repeat(8, minmax(0, 1fr))',
          }}
        >
          {categoryCodes.map((code) => (
            <CategoryTile
              key={code}
              to={paths.directory({ tab: 'product', category: code })}
              mark={<CategoryMark code={code} size="44px" />}
            >
              {t(categoryMessageId(code))}
            </CategoryTile>
          ))}
          <CategoryTile
            to={paths.directory({ tab: 'product' })}
            mark={
              <Center
                width="44px"
                height="44px"
                flexShrink={0}
                borderRadius="control"
                bg="accent"
                color="accent.ink"
              >
                <Icon name="arrowRight" size="22px" />
              </Center>
            }
          >
            {t('catalogue.allProducts')}
          </CategoryTile>
        </chakra.ul>
      </chakra.nav>
    </Container>
  );
}
