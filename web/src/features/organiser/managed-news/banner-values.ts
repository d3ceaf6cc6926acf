import type { SaveDeskBannerInput } from '../../../gql/types';
import { isRecord } from '../../../lib/objects';
import type { EditedBannerFragment } from './managed-news.generated';
import { toLocalTime, toServerTime } from './values';

/** Width by height of the home page's banners. */
export const BANNER_RATIO = 3;

/** What the form holds of a banner. */
export interface BannerValues {
  version: number;
  titleCn: string;
  titleEn: string;
  /** Written beside the picture; blank where the picture carries its own words. */
  headlineCn: string;
  headlineEn: string;
  subtitleCn: string;
  subtitleEn: string;
  imageCn: string | null;
  imageEn: string | null;
  link: string;
  isOn: boolean;
  /** yyyy-MM-ddTHH:mm in Shanghai, as the browser's field has it; blank for none. */
  showsFrom: string;
  showsUntil: string;
}

/** Fields in the order of the form, which is the order of their errors. */
export const bannerFields = [
  'titleCn',
  'headlineCn',
  'subtitleCn',
  'imageCn',
  'titleEn',
  'headlineEn',
  'subtitleEn',
  'imageEn',
  'link',
  'showsFrom',
  'showsUntil',
  'isOn',
] as const satisfies readonly (keyof BannerValues)[];

export const emptyBanner: BannerValues = {
  version: 0,
  titleCn: '',
  titleEn: '',
  headlineCn: '',
  headlineEn: '',
  subtitleCn: '',
  subtitleEn: '',
  imageCn: null,
  imageEn: null,
  link: '',
  isOn: true,
  showsFrom: '',
  showsUntil: '',
};

/** What the form begins with. */
export function bannerValues(banner: EditedBannerFragment): BannerValues {
  return {
    version: banner.version,
    titleCn: banner.titleCn,
    titleEn: banner.titleEn,
    headlineCn: banner.headlineCn,
    headlineEn: banner.headlineEn,
    subtitleCn: banner.subtitleCn,
    subtitleEn: banner.subtitleEn,
    imageCn: banner.imageCn,
    imageEn: banner.imageEn,
    link: banner.link,
    isOn: banner.isOn,
    showsFrom: toLocalTime(banner.showsFrom),
    showsUntil: toLocalTime(banner.showsUntil),
  };
}

/** What is sent. @param id blank for a new one */
export const bannerInput = (values: BannerValues, id: string): SaveDeskBannerInput => ({
  ...values,
  showsFrom: toServerTime(values.showsFrom),
  showsUntil: toServerTime(values.showsUntil),
  ...(id ? { id } : {}),
});

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseBanner(kept: unknown): BannerValues | null {
  if (!isRecord(kept)) return null;
  const line = (name: keyof BannerValues) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, 2000) : '';
  };
  const picture = (name: 'imageCn' | 'imageEn') => (line(name).startsWith('/files/') ? line(name) : null);
  return {
    version: typeof kept['version'] === 'number' ? kept['version'] : 0,
    titleCn: line('titleCn'),
    titleEn: line('titleEn'),
    headlineCn: line('headlineCn'),
    headlineEn: line('headlineEn'),
    subtitleCn: line('subtitleCn'),
    subtitleEn: line('subtitleEn'),
    link: line('link'),
    imageCn: picture('imageCn'),
    imageEn: picture('imageEn'),
    isOn: kept['isOn'] !== false,
    showsFrom: line('showsFrom'),
    showsUntil: line('showsUntil'),
  };
}
