import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { EmptyState } from '../../../ui/empty-state';
import { partnerPath } from './address';
import type { PartnersRef } from './load';
import { PartnerDialog } from './partner-dialog';
import { type KeptPartnerFragment, usePartnersPreloaded } from './partners.generated';

/** When any key of a partner was used last; undefined if none ever was. */
const lastUseOf = ({ keys }: KeptPartnerFragment): string | undefined =>
  keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);

function PartnerRow({ partner }: { partner: KeptPartnerFragment }) {
  const t = useT();
  const lang = useLang();
  const { id, name, contactName, contactEmail, keys } = partner;
  const lastUse = lastUseOf(partner);
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.h2 fontSize="md" lineHeight="1.5">
          <CardLink to={partnerPath(id)}>{name}</CardLink>
        </chakra.h2>
        <chakra.p color="quiet" fontSize="sm">
          {inARow([contactName, contactEmail])}
        </chakra.p>
      </chakra.div>
      <chakra.div textAlign={{ md: 'end' }} fontSize="sm">
        <p>{t('api-keys.count', { count: keys.filter(({ state }) => state === 'ACTIVE').length })}</p>
        <chakra.p color="quiet">
          {lastUse ? t('partners.lastUse', { time: formatDateTime(lastUse, lang) }) : t('partners.unused')}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

/** All partners, each with how many keys serve and when one was used last. */
export function PartnerList({ query }: { query: PartnersRef }) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const partners = usePartnersPreloaded(query).data.organiser?.partners;
  if (!partners) return null;
  const add = <Button onClick={() => setAdding(true)}>{t('partners.add')}</Button>;
  return (
    <>
      {partners.length === 0 ? (
        <EmptyState seed="partners" title={t('partners.none')} action={add}>
          {t('partners.none.text')}
        </EmptyState>
      ) : (
        <>
          <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="5">
            <chakra.p color="quiet">{t('partners.count', { count: partners.length })}</chakra.p>
            {add}
          </Flex>
          <chakra.ul listStyleType="none" borderTopWidth="1px">
            {partners.map((partner) => (
              <PartnerRow key={partner.id} partner={partner} />
            ))}
          </chakra.ul>
        </>
      )}
      <PartnerDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
