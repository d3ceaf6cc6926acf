import { useDeskBannersPreloaded } from './managed-news.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { refocusMoved } from '../content-editing';
import { managedNewsPath } from './address';
import { BannerRow } from './banner-row';
import type { BannersRef } from './load';
import { useBannerChanges } from './use-banner-changes';

/** The home page's banners in their order: moved up and down, switched on and off. */
export function BannerList({ query }: { query: BannersRef }) {
  const t = useT();
  const lang = useLang();
  const banners = useDeskBannersPreloaded(query).data.organiser?.deskBanners;
  const { toggle, order, isBusy } = useBannerChanges();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  if (!banners) return null;

  const move = async (at: number, step: -1 | 1) => {
    const ids = banners.map(({ id }) => id);
    const moved = banners[at];
    const neighbour = ids[at + step];
    if (!moved || neighbour === undefined || isBusy) return;
    ids[at] = neighbour;
    ids[at + step] = moved.id;
    if (!(await order(ids))) return;
    const place = at + step + 1;
    setAnnouncement(
      t('content-editing.movedTo', { title: lang === 'ZH' ? moved.titleCn : moved.titleEn, place }),
    );
    refocusMoved(list.current?.querySelector(`[data-banner="${moved.id}"]`), step);
  };
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <chakra.p color="quiet" flex="1 1 18rem">
          {t('managed-news.banner.note')}
        </chakra.p>
        <ButtonLink to={managedNewsPath({ view: 'banner', id: '' })}>
          {t('managed-news.banner.add')}
        </ButtonLink>
      </Flex>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {banners.length === 0 ? (
        <EmptyState seed="banners">{t('managed-news.banner.none')}</EmptyState>
      ) : (
        <chakra.ol ref={list} listStyleType="none" borderTopWidth="1px">
          {banners.map((banner, at) => (
            <BannerRow
              key={banner.id}
              banner={banner}
              isFirst={at === 0}
              isLast={at === banners.length - 1}
              onMove={(step) => void move(at, step)}
              onToggle={() => void toggle(banner)}
            />
          ))}
        </chakra.ol>
      )}
    </>
  );
}
