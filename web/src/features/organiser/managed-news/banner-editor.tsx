import { useState } from 'react';
import { useT } from '../../../i18n';
import { MissingRecord, ViewHeading } from '../../records';
import { BannerForm } from './banner-form';
import { bannerValues, emptyBanner } from './banner-values';
import { listOfBanners } from './address';
import type { BannersRef } from './load';
import { useDeskBannersPreloaded } from './managed-news.generated';

/** A banner of the home page, new or known. */
export function BannerEditor({ id, query }: { id: string; query: BannersRef }) {
  const t = useT();
  const banners = useDeskBannersPreloaded(query).data.organiser?.deskBanners;
  const banner = banners?.find((one) => one.id === id);
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [original] = useState(() => (banner ? bannerValues(banner) : emptyBanner));
  if (id && !banner) return <MissingRecord to={listOfBanners}>{t('managed-news.banner.gone')}</MissingRecord>;
  return (
    <>
      <ViewHeading back={listOfBanners}>
        {t(id ? 'managed-news.banner.change' : 'managed-news.banner.add')}
      </ViewHeading>
      <BannerForm id={id} original={original} />
    </>
  );
}
