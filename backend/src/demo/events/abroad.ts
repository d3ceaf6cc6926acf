import type { Bilingual } from '../records.ts';

/** A fair abroad (MEET-015..019). */
export interface DemoFair {
  /** Name of its picture: `/files/demo/event/<cover>.svg`. */
  cover: string;
  title: Bilingual;
  startsOn: string;
  endsOn: string;
  location: Bilingual;
  description: Bilingual;
}

export const fairs: readonly DemoFair[] = [
  {
    cover: 'india',
    title: { cn: '印度国际线缆工业展', en: 'Wire & Cable India' },
    startsOn: '2024-11-27',
    endsOn: '2024-11-29',
    location: { cn: '印度孟买 · 孟买会展中心', en: 'Bombay Exhibition Centre, Mumbai, India' },
    description: {
      cn: '中国展团 46 家，展位 820 平方米。拉丝与挤出设备询盘最多，会后三个月落实订单 11 笔。',
      en: '46 companies on a joint booth of 820 m². Drawing and extrusion lines drew most enquiries; eleven orders were signed within three months.',
    },
  },
  {
    cover: 'mexico',
    title: { cn: '墨西哥国际线缆展', en: 'Wire & Cable Mexico' },
    startsOn: '2025-02-18',
    endsOn: '2025-02-20',
    location: { cn: '墨西哥墨西哥城 · 世界贸易中心', en: 'World Trade Center, Mexico City, Mexico' },
    description: {
      cn: '首次组团赴墨，22 家企业参展，重点对接汽车线束和建筑电线企业，并参观蒙特雷两家线缆厂。',
      en: 'Our first delegation to Mexico: 22 companies met makers of wiring harnesses and building wire, and visited two cable plants in Monterrey.',
    },
  },
  {
    cover: 'eurasia',
    title: { cn: '欧亚国际线缆工业展', en: 'Wire & Cable Eurasia' },
    startsOn: '2025-04-09',
    endsOn: '2025-04-11',
    location: { cn: '土耳其伊斯坦布尔 · 博览中心', en: 'Istanbul Expo Center, Istanbul, Türkiye' },
    description: {
      cn: '31 家企业参展，观众来自土耳其、中亚和东欧。低压电力电缆料和二手设备翻新需求明显增长。',
      en: '31 companies met visitors from Türkiye, Central Asia and Eastern Europe. Compounds for low voltage cable and rebuilt machinery were wanted more than before.',
    },
  },
  {
    cover: 'africa',
    title: { cn: '中东非洲国际线缆展', en: 'Wire & Cable Middle East Africa' },
    startsOn: '2025-09-06',
    endsOn: '2025-09-08',
    location: {
      cn: '埃及开罗 · 埃及国际会展中心',
      en: 'Egypt International Exhibition Center, Cairo, Egypt',
    },
    description: {
      cn: '正在招展：标准展位 9 平方米起，含翻译与往返班车。7 月 20 日前报名可申请组团补贴。',
      en: 'Booths are on offer: from 9 m² with interpreter and shuttle. Apply by 20 July to be considered for the joint-booth grant.',
    },
  },
  {
    cover: 'germany',
    title: { cn: '德国国际线缆及线材展', en: 'Wire & Cable Germany' },
    startsOn: '2026-04-13',
    endsOn: '2026-04-17',
    location: {
      cn: '德国杜塞尔多夫 · 杜塞尔多夫展览中心',
      en: 'Düsseldorf Exhibition Centre, Düsseldorf, Germany',
    },
    description: {
      cn: '行业规模最大的专业展。中国展团预订面积 3,200 平方米，9 月起分配展位，现可登记意向。',
      en: 'The largest exhibition of the trade. 3,200 m² are reserved for the joint booth; places are given out from September, and you can register your interest now.',
    },
  },
];

/** An earlier episode of Cable Cloud (MEET-010). */
export interface DemoEpisode {
  liveType: 'link' | 'other';
  link: string;
  cover: string;
  title: Bilingual;
}

export const episodes: readonly DemoEpisode[] = [
  {
    liveType: 'other',
    link: '/files/demo/clips/extrusion-line.mp4',
    cover: 'live1',
    title: {
      cn: '第 18 期：挤出线换规格，怎样少停 20 分钟',
      en: 'Episode 18: changing sizes on the extrusion line, twenty minutes faster',
    },
  },
  {
    liveType: 'link',
    link: 'https://live.wirefair.example/cable-cloud/17',
    cover: 'live2',
    title: { cn: '第 17 期：海缆敷设船上的一天', en: 'Episode 17: a day on a cable-laying vessel' },
  },
  {
    liveType: 'other',
    link: '/files/demo/clips/stranding-cage.mp4',
    cover: 'live3',
    title: { cn: '第 16 期：绞线机的张力到底怎么看', en: 'Episode 16: reading the tension of a strander' },
  },
  {
    liveType: 'link',
    link: 'https://live.wirefair.example/cable-cloud/15',
    cover: 'live4',
    title: { cn: '第 15 期：铜价波动下的报价方法', en: 'Episode 15: quoting while copper moves' },
  },
  {
    liveType: 'other',
    link: '',
    cover: 'live5',
    title: { cn: '第 14 期：一图看懂阻燃等级', en: 'Episode 14: fire classes in one picture' },
  },
  {
    liveType: 'link',
    link: 'https://live.wirefair.example/cable-cloud/13',
    cover: 'live6',
    title: {
      cn: '第 13 期：从展位到订单，展后跟进怎么做',
      en: 'Episode 13: from booth to order, following up after a show',
    },
  },
];
