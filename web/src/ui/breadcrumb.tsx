import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import { fullAddress, useSiteOrigin } from '../lib/site-origin';
import { Icon } from './icon';
import { StructuredData } from './structured-data';

interface Crumb {
  label: string;
  /** The last one has no address: it is here. */
  to?: string;
}

const CrumbLink = chakra(Link, { base: { _hover: { color: 'accent', textDecoration: 'underline' } } });

/** On a phone the way to the page above stands alone: one line, whatever the number of crumbs and their length. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  const origin = useSiteOrigin();
  return (
    <chakra.nav aria-label={t('ui.breadcrumb')} fontSize="sm" color="quiet" py={{ base: '4', md: '6' }}>
      <Flex as="ol" listStyleType="none" wrap="wrap" gap="1.5" align="center">
        {crumbs.map(({ label, to }, index) => {
          const isAbove = index === crumbs.length - 2;
          return (
            <Flex
              as="li"
              key={`${index}-${label}`}
              display={{ base: isAbove ? 'flex' : 'none', md: 'flex' }}
              align="center"
              gap="1.5"
              minWidth="0"
            >
              {isAbove ? <Icon name="chevronLeft" size="16px" display={{ md: 'none' }} /> : null}
              {index > 0 ? (
                <Icon name="chevronRight" size="14px" display={{ base: 'none', md: 'block' }} />
              ) : null}
              {to ? (
                <CrumbLink to={to} lineClamp={{ base: 1, md: 'none' }}>
                  {label}
                </CrumbLink>
              ) : (
                <chakra.span aria-current="page" color="ink" lineClamp={1}>
                  {label}
                </chakra.span>
              )}
            </Flex>
          );
        })}
      </Flex>
      <StructuredData
        about={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(to ? { item: fullAddress(origin, to) } : {}),
          })),
        }}
      />
    </chakra.nav>
  );
}
