import type { Pair } from '../text.ts';

/** An article of the show; parts as in stories.ts. */
export interface ShowArticle {
  date: string;
  title: Pair;
  parts: readonly Pair[];
}

export const NEWS: readonly ShowArticle[] = [
  {
    date: '2025-06-12',
    title: ['观众预登记突破一万人', 'More than ten thousand visitors have pre-registered'],
    parts: [
      [
        '截至 6 月 12 日，第十二届展会观众预登记人数突破一万，比上届同期增长 18%。',
        'By 12 June more than ten thousand people had pre-registered for the 12th edition, 18% more than at the same point last time.',
      ],
      ['其中海外登记来自 58 个国家和地区。', 'Registrations from abroad come from 58 countries and regions.'],
      [
        '预登记将于 8 月 26 日 12:00（北京时间）截止。',
        'Pre-registration closes on 26 August at 12:00 Beijing time.',
      ],
    ],
  },
];
export const FOCUS: readonly ShowArticle[] = [];
