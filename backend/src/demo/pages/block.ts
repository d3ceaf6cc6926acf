import { sanitiseRichText } from '../../rich-text/sanitise.ts';
import type { Row } from '../insert-rows.ts';

/** Chinese and English of a text. */
export type Both = readonly [cn: string, en: string];

/** An entry of a list on a page. */
export interface DemoBlock {
  title: Both;
  /** HTML. */
  content?: Both;
  icon?: string;
  image?: string;
  imageAlt?: Both;
  link?: string;
}

/** Rows of one section; ids '173' + the section's number + place. */
export const blockRows = (section: string, number: number, blocks: readonly DemoBlock[]): Row[] =>
  blocks.map(({ title, content, icon, image, imageAlt, link }, rank) => ({
    values: {
      id: `173${String(number).padStart(2, '0')}${String(rank + 1).padStart(3, '0')}`,
      section,
      title_cn: title[0],
      title_en: title[1],
      content_cn: sanitiseRichText(content?.[0] ?? ''),
      content_en: sanitiseRichText(content?.[1] ?? ''),
      icon: icon ?? '',
      image_cn: image ?? '',
      image_en: '',
      image_alt_cn: imageAlt?.[0] ?? '',
      image_alt_en: imageAlt?.[1] ?? '',
      link: link ?? '',
      rank,
    },
  }));
