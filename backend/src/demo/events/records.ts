import type { Bilingual } from '../records.ts';

/** A talk as the programmes below write it: from, to (Shanghai time), title, who speaks. */
export type DemoTalk = readonly [from: string, to: string, title: Bilingual, author: Bilingual];

/** One day of a programme in one room. */
export interface DemoDay {
  /** yyyy-MM-dd */
  date: string;
  room: Bilingual;
  talks: readonly DemoTalk[];
}

/** An event of the demo with its programme. */
export interface DemoEvent {
  code: string;
  /** Index of its form in the demo's forms; null where nobody signs up with one. */
  form: number | null;
  signUp: 'form' | 'external' | 'hidden';
  seats: number | null;
  title: Bilingual;
  /** Name of its picture: `/files/demo/event/<cover>.svg`. */
  cover: string;
  coverAlt: Bilingual;
  /** Rich text. */
  description: Bilingual;
  venue: Bilingual;
  days: readonly DemoDay[];
}

export const SNIEC: Bilingual = {
  cn: '上海新国际博览中心',
  en: 'Shanghai New International Expo Centre',
};
