import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoney, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { type HotelKey, type HotelOrder, hotelOrderText, nextHotelOrder, sortHotels } from './hotel-order';
import type { HotelsQuery } from './transport.generated';

type Hotel = HotelsQuery['hotels'][number];

/** A table that turns to cards below 768 px: rows become grids, and each cell brings its column's name. */
const HotelGrid = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th': {
      py: '3',
      pe: '4',
      textAlign: 'start',
      fontSize: 'sm',
      color: 'quiet',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& td': { py: '4', pe: '4', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& td[data-label]::before': { content: 'attr(data-label)', display: 'none' },
    mdDown: {
      display: 'block',
      '& thead': { srOnly: true },
      '& tbody': { display: 'grid', gap: '4' },
      '& tr': { display: 'block', borderWidth: '1px', borderRadius: 'card', p: '4', _dark: { bg: 'raised' } },
      '& td': { display: 'flex', gap: '4', py: '1', pe: '0', borderBottomWidth: '0' },
      '& td[data-label]::before': {
        display: 'block',
        width: '7rem',
        flex: 'none',
        color: 'quiet',
        whiteSpace: 'normal',
      },
    },
  },
});

const SortLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    fontWeight: 'semibold',
    borderRadius: 'sm',
    _hover: { color: 'accent' },
    '&[data-current]': { color: 'ink' },
  },
});

const orderPath = (order: HotelOrder) => paths.transport({ tab: 'hotels', sort: hotelOrderText(order) });

function Distance({ metres }: { metres: number }) {
  const t = useT();
  if (metres < 1000) return <>{t('transport.metres', { count: metres })}</>;
  return <>{t('transport.kilometres', { count: (Math.round(metres / 100) / 10).toFixed(1) })}</>;
}

const star = '★';

function Stars({ count }: { count: number }) {
  const t = useT();
  return (
    <>
      <chakra.span color="accent" aria-hidden letterSpacing="0.1em">
        {star.repeat(count)}
      </chakra.span>
      <VisuallyHidden>{t('transport.stars.count', { count })}</VisuallyHidden>
    </>
  );
}

interface SortHeadProps {
  name: HotelKey;
  order: HotelOrder | undefined;
  label: string;
}

/** A column's name that puts the rows in its order; the address keeps it. */
function SortHead({ name, order, label }: SortHeadProps) {
  const current = order?.key === name ? order : undefined;
  const direction = current?.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={current ? direction : 'none'}>
      <SortLink
        to={orderPath(nextHotelOrder(name, order))}
        preventScrollReset
        replace
        data-current={current ? '' : undefined}
      >
        {label}
        <Icon
          name="chevronDown"
          size="16px"
          opacity={current ? 1 : 0.45}
          transform={current && !current.descending ? 'rotate(180deg)' : undefined}
        />
      </SortLink>
    </th>
  );
}

/** Hotels with the show's rates (PUB-035 to PUB-037). */
export function HotelTable({ hotels, order }: { hotels: readonly Hotel[]; order: HotelOrder | undefined }) {
  const t = useT();
  const lang = useLang();
  return (
    <HotelGrid>
      <VisuallyHidden as="caption">{t('transport.hotels')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('transport.hotel')}</th>
          <SortHead name="stars" order={order} label={t('transport.stars')} />
          <th scope="col">{t('transport.address')}</th>
          <SortHead name="price" order={order} label={t('transport.price')} />
          <th scope="col">{t('transport.shuttle')}</th>
          <SortHead name="distance" order={order} label={t('transport.distance')} />
        </tr>
      </thead>
      <tbody>
        {sortHotels(hotels, order).map(
          ({ id, name, stars, address, nightPrice, shuttle, distanceMetres }) => (
            <tr key={id} data-hotel={id}>
              <chakra.td fontWeight="semibold">{name}</chakra.td>
              <td data-label={t('transport.stars')}>
                <Stars count={stars} />
              </td>
              <td data-label={t('transport.address')}>{address}</td>
              <chakra.td data-label={t('transport.price.short')} whiteSpace="nowrap">
                {t('transport.perNight', { price: formatMoney(nightPrice, lang) })}
              </chakra.td>
              <td data-label={t('transport.shuttle')}>{shuttle}</td>
              <chakra.td data-label={t('transport.distance')} whiteSpace="nowrap">
                <Distance metres={distanceMetres} />
              </chakra.td>
            </tr>
          ),
        )}
      </tbody>
    </HotelGrid>
  );
}
