import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { Card, CardBody } from '../../../ui/card';
import type { Figures } from './load';
import { share } from './share';

/** The same room for the tiles and for what stands there before them. */
export const TileGrid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' } },
});

/** One figure with its name, and a line of what it means. */
function Tile({ id, label, value, note }: { id: string; label: string; value: number; note: ReactNode }) {
  return (
    <Card data-tile={id}>
      <CardBody gap="0.5">
        <chakra.h2 fontSize="sm" color="quiet" fontWeight="medium">
          {label}
        </chakra.h2>
        <chakra.strong
          fontSize={{ base: '2xl', md: '3xl' }}
          lineHeight="1.2"
          fontVariantNumeric="tabular-nums"
        >
          {formatNumber(value)}
        </chakra.strong>
        <chakra.p color="quiet" fontSize="sm">
          {note}
        </chakra.p>
      </CardBody>
    </Card>
  );
}

/** The main figures at a glance. */
export function Tiles({ figures }: { figures: Figures }) {
  const t = useT();
  const lang = useLang();
  const { registrations, invitations, favourites, consultations, backlog, checkIns } = figures;
  const waiting = backlog.reduce((sum, kind) => sum + kind.waiting, 0);
  const oldest = backlog
    .flatMap(({ oldestAt }) => oldestAt ?? [])
    .sort()
    .at(0);
  const { sent, registered } = invitations;
  const inRange = t('numbers.inRange');
  return (
    <TileGrid>
      <Tile id="visitors" label={t('numbers.visitors')} value={registrations.total} note={inRange} />
      <Tile
        id="invitations"
        label={t('numbers.invitations')}
        value={sent}
        note={t('numbers.returned', {
          count: formatNumber(registered),
          share: share(registered, sent, lang),
        })}
      />
      <Tile
        id="check-ins"
        label={t('numbers.checkedIn')}
        value={checkIns.people}
        note={t('numbers.today', { count: formatNumber(checkIns.today) })}
      />
      <Tile id="favourites" label={t('numbers.favourites')} value={favourites.total} note={inRange} />
      <Tile
        id="consultations"
        label={t('numbers.consultations')}
        value={consultations.total}
        note={inRange}
      />
      <Tile
        id="waiting"
        label={t('numbers.waiting')}
        value={waiting}
        note={
          oldest === undefined
            ? t('numbers.nothingWaits')
            : t('numbers.since', { time: formatDateTime(oldest, lang) })
        }
      />
    </TileGrid>
  );
}
