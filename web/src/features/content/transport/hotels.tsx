import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { BannerPicture } from '../../../ui/banner-picture';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { SectionHeading } from '../../../ui/section-heading';
import { ContactGrid } from '../contact-cards';
import { hotelKeys, type HotelOrder, hotelOrderText, nextHotelOrder } from './hotel-order';
import { HotelTable } from './hotel-table';
import { type HotelsQuery, type HotelsQueryVariables, useHotelsPreloaded } from './transport.generated';

export type HotelsRef = QueryRef<HotelsQuery, HotelsQueryVariables>;

/** On a phone the cards have no column names to press: these buttons order them. */
function PhoneOrder({ order }: { order: HotelOrder | undefined }) {
  const t = useT();
  return (
    <Flex
      as="nav"
      aria-label={t('transport.sort')}
      gap="2"
      wrap="wrap"
      mb="5"
      display={{ base: 'flex', md: 'none' }}
    >
      {hotelKeys.map((key) => (
        <ButtonLink
          key={key}
          to={paths.transport({ tab: 'hotels', sort: hotelOrderText(nextHotelOrder(key, order)) })}
          preventScrollReset
          replace
          size="sm"
          variant={order?.key === key ? 'solid' : 'outline'}
        >
          {t(`transport.sort.${key}`)}
        </ButtonLink>
      ))}
    </Flex>
  );
}

/** Where to stay: who books, and what it costs (PUB-032 to PUB-038). */
export function Hotels({ query, order }: { query: HotelsRef; order: HotelOrder | undefined }) {
  const t = useT();
  const { banner, headline, subtitle, services, contacts, hotels } = useHotelsPreloaded(query).data;
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '14' }}>
      {banner ? (
        <BannerPicture
          src={banner}
          alt={t('transport.banner')}
          headline={headline}
          subtitle={subtitle}
          ratio={1600 / 480}
          seed="hotels"
          eager
        />
      ) : null}
      <section>
        <SectionHeading title={t('transport.hotels')} lead={t('transport.hotels.lead')} />
        {hotels.length > 0 ? (
          <>
            <PhoneOrder order={order} />
            <HotelTable hotels={hotels} order={order} />
          </>
        ) : (
          <EmptyState seed="hotels">{t('transport.hotels.none')}</EmptyState>
        )}
      </section>
      {services.length > 0 ? (
        <section data-services="">
          <SectionHeading title={t('transport.services')} lead={t('transport.services.lead')} />
          <ContactGrid contacts={services} />
        </section>
      ) : null}
      {contacts.length > 0 ? (
        <section data-contacts="">
          <SectionHeading title={t('transport.contacts')} />
          <ContactGrid contacts={contacts} />
        </section>
      ) : null}
    </chakra.div>
  );
}
