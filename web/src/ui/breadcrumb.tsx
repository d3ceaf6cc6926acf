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

/** On a phone the ways back share one line, whatever their number: what comes later then moves nothing below it. */
const oneLine = {
  whiteSpace: { base: 'nowrap', md: 'normal' },
  overflow: { base: 'hidden', md: 'visible' },
  textOverflow: 'ellipsis',
} as const;

const CrumbLink = chakra(Link, {
  base: { ...oneLine, _hover: { color: 'accent', textDecoration: 'underline' } },
});

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  const origin = useSiteOrigin();
  return (
    <chakra.nav aria-label={t('ui.breadcrumb')} fontSize="sm" color="quiet" py={{ base: '4', md: '6' }}>
      <Flex as="ol" listStyleType="none" wrap={{ base: 'nowrap', md: 'wrap' }} gap="1.5" align="center">
        {crumbs.map(({ label, to }, index) => (
          <Flex
            as="li"
            key={`${index}-${label}`}
            align="center"
            gap="1.5"
            // The page itself has its name in the heading below: it gives way first.
            flex={{ base: to ? '0 1 auto' : '1 1 0', md: 'none' }}
            minWidth={{ base: to ? '0' : '4rem', md: '0' }}
            maxWidth="full"
          >
            {index > 0 ? <Icon name="chevronRight" size="14px" flexShrink={0} /> : null}
            {to ? (
              <CrumbLink to={to}>{label}</CrumbLink>
            ) : (
              <chakra.span aria-current="page" color="ink" lineClamp={1}>
                {label}
              </chakra.span>
            )}
          </Flex>
        ))}
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
