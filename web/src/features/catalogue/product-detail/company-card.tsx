import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { countryName, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Clamp } from '../../../ui/clamp';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { BoothFacts } from '../booth-facts';
import { type CompanyCardFragment, useCompanyCardFragment } from './company-card.generated';

/** The company behind a product; all of it opens the supplier's page (DIR-048). */
export function CompanyCard({ exhibitor }: { exhibitor: FragmentType<CompanyCardFragment> }) {
  const t = useT();
  const lang = useLang();
  const { id, name, description, logoUrl, boothNumber, countryCode } = useCompanyCardFragment(exhibitor);
  return (
    <Card p={{ base: '5', md: '6' }} gap="4">
      <Flex gap="4" align="center">
        <chakra.div width="20" flexShrink={0} borderWidth="1px" borderRadius="control" overflow="hidden">
          <Picture sizes="80px" src={logoUrl} alt="" seed={id} ratio={1} fit="contain" />
        </chakra.div>
        <div>
          <chakra.h3 fontSize="lg" fontWeight="semibold">
            <CardLink to={paths.supplierDetail(id)}>{name}</CardLink>
          </chakra.h3>
          <chakra.p color="quiet" fontSize="sm" mt="1">
            <BoothFacts name={countryName(countryCode, lang)} boothNumber={boothNumber} />
          </chakra.p>
        </div>
      </Flex>
      <Clamp color="quiet" fontSize="sm" lines={5}>
        {description.replaceAll(/\n+/g, '\n')}
      </Clamp>
      {/* The title is the link; this only says where it leads. */}
      <Flex aria-hidden color="accent" fontWeight="semibold" fontSize="sm" align="center" gap="1.5">
        {t('catalogue.visitSupplier')}
        <Icon name="arrowRight" size="16px" />
      </Flex>
    </Card>
  );
}
