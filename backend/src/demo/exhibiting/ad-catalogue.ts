import { adCatalogueItems } from '../../modules/exhibiting/advertising/tables.ts';
import type { DemoPart } from '../part.ts';

type Item = [
  type: string,
  cn: string,
  en: string,
  aboutCn: string,
  aboutEn: string,
  yuan: number,
  unit: Unit,
  sold?: true,
];
type Unit = keyof typeof units;

const units = {
  piece: ['块', 'board'],
  flag: ['面', 'flag'],
  pass: ['万份', '10,000 pieces'],
  page: ['版', 'page'],
  week: ['周', 'week'],
  issue: ['期', 'issue'],
} as const;

/** What the demo's exhibitors can order; prices are made up. */
const items: Item[] = [
  [
    '1',
    '北广场喷绘广告牌',
    'North square billboard',
    '6 × 4 米，双面，含制作和安装',
    '6 × 4 m, both sides, printing and mounting included',
    18_000,
    'piece',
  ],
  [
    '1',
    '登录大厅灯箱',
    'Light box in the registration hall',
    '3 × 2 米，展期全天点亮',
    '3 × 2 m, lit all day during the show',
    12_000,
    'piece',
  ],
  [
    '1',
    '主通道道旗',
    'Flag along the main way',
    '1.5 × 4 米，十面起效果更佳',
    '1.5 × 4 m; ten and more look best',
    680,
    'flag',
  ],
  [
    '1',
    '入口气拱门',
    'Inflatable arch at the entrance',
    '跨度 15 米，每个入口仅一座',
    '15 m wide, one at each entrance',
    26_000,
    'piece',
    true,
  ],
  [
    '1',
    '观众胸卡挂绳',
    'Lanyards of visitor badges',
    '单色印刷，独家',
    'One colour, exclusive',
    38_500.5,
    'pass',
    true,
  ],
  [
    '2',
    '会刊封底',
    'Back cover of the journal',
    '大 16 开，四色',
    'Full page, four colours',
    30_000,
    'page',
    true,
  ],
  [
    '2',
    '会刊彩色内页',
    'Colour page in the journal',
    '大 16 开，四色，设计稿由展商提供',
    'Full page, four colours, artwork by the exhibitor',
    8_000,
    'page',
  ],
  [
    '2',
    '参观指南地图页',
    'Map page of the visitor guide',
    '展馆平面图旁标注公司标志',
    'Your logo beside the hall plan',
    6_800,
    'page',
  ],
  [
    '3',
    '官网首页横幅',
    'Banner on the home page',
    '轮播展示，链接到贵公司页面',
    'In rotation, linked to your page',
    5_600,
    'week',
  ],
  [
    '3',
    '展商推荐位',
    'Place among recommended exhibitors',
    '首页和展商目录首屏',
    'On the home page and on top of the directory',
    3_200,
    'week',
  ],
  [
    '3',
    '观众邮件推送',
    'Mailing to registered visitors',
    '随每周参观快讯发送，约 4 万名观众',
    'In the weekly newsletter to some 40,000 visitors',
    4_800.8,
    'issue',
  ],
];

/** First id of the demo's catalogue; those of records made while the service runs are far above. */
const FIRST_ID = 190_000_000_000n;

export const adItemId = (index: number): string => String(FIRST_ID + BigInt(index));

export const adCataloguePart: DemoPart = {
  table: adCatalogueItems,
  rows: () =>
    items.map(([type, cn, en, aboutCn, aboutEn, yuan, unit, sold = false], index) => ({
      values: {
        id: adItemId(index),
        type,
        name_cn: cn,
        name_en: en,
        description_cn: aboutCn,
        description_en: aboutEn,
        price_fen: Math.round(yuan * 100),
        unit_cn: units[unit][0],
        unit_en: units[unit][1],
        is_sold_out: sold,
        rank: index,
      },
    })),
};
