import type { Bilingual } from '../../../http/language.ts';

export interface FirstQuestion {
  type: 'SINGLE' | 'MULTIPLE';
  text: Bilingual;
  /** In their order; the last one takes own words where `lastInput` says so. */
  options: Bilingual[];
  lastInput: boolean;
}

const other: Bilingual = { ZH: '其他', EN: 'Other' };

/** What a new installation asks its visitors (AUTH-075). From then on the questions are data. */
export const firstQuestionnaire: readonly FirstQuestion[] = [
  {
    type: 'SINGLE',
    text: { ZH: '您所在的行业', EN: 'Which industry do you work in?' },
    options: [
      { ZH: '电线电缆制造', EN: 'Wire and cable manufacturing' },
      { ZH: '电力与电网', EN: 'Power generation and grids' },
      { ZH: '通信与数据中心', EN: 'Telecoms and data centres' },
      { ZH: '轨道交通与汽车', EN: 'Rail and automotive' },
      { ZH: '建筑与工程', EN: 'Building and engineering' },
      { ZH: '石油、化工与矿业', EN: 'Oil, chemicals and mining' },
      other,
    ],
    lastInput: true,
  },
  {
    type: 'SINGLE',
    text: { ZH: '贵公司的业务性质', EN: 'What does your company do?' },
    options: [
      { ZH: '生产制造', EN: 'Manufacturer' },
      { ZH: '贸易与代理', EN: 'Trader or agent' },
      { ZH: '终端用户', EN: 'End user' },
      { ZH: '工程设计与承包', EN: 'Design or contracting' },
      { ZH: '科研院所与检测机构', EN: 'Research or testing institute' },
      { ZH: '协会、政府与媒体', EN: 'Association, authority or media' },
      other,
    ],
    lastInput: true,
  },
  {
    type: 'MULTIPLE',
    text: { ZH: '您的参观目的（可多选）', EN: 'Why are you coming? Select all that apply' },
    options: [
      { ZH: '采购产品或设备', EN: 'To buy products or equipment' },
      { ZH: '寻找新的供应商', EN: 'To find new suppliers' },
      { ZH: '了解新技术与新产品', EN: 'To see new technology and products' },
      { ZH: '会见现有合作伙伴', EN: 'To meet existing partners' },
      { ZH: '参加会议与活动', EN: 'To attend conferences and events' },
      { ZH: '考察下届参展', EN: 'To consider exhibiting next time' },
      other,
    ],
    lastInput: true,
  },
  {
    type: 'MULTIPLE',
    text: { ZH: '您从何处得知本届展会（可多选）', EN: 'How did you hear of the show? Select all that apply' },
    options: [
      { ZH: '参加过往届展会', EN: 'I have been here before' },
      { ZH: '展商邀请', EN: 'Invited by an exhibitor' },
      { ZH: '同事或朋友推荐', EN: 'From colleagues or friends' },
      { ZH: '主办方短信或邮件', EN: 'The organiser’s messages or e-mails' },
      { ZH: '网站或搜索引擎', EN: 'Website or search engine' },
      { ZH: '微信等社交媒体', EN: 'WeChat or other social media' },
      { ZH: '行业媒体', EN: 'Trade press' },
      other,
    ],
    lastInput: true,
  },
  {
    type: 'MULTIPLE',
    text: {
      ZH: '您希望看到的展品（可多选）',
      EN: 'Which exhibits do you want to see? Select all that apply',
    },
    options: [
      { ZH: '线缆制造与精加工设备', EN: 'Cable and wire production and finishing machinery' },
      { ZH: '辅助加工设备', EN: 'Auxiliary processing machinery' },
      { ZH: '辅助加工材料', EN: 'Auxiliary processing materials' },
      { ZH: '材料与特种线缆', EN: 'Materials, special wires and cables' },
      { ZH: '测量与控制技术', EN: 'Measurement and control technology' },
      { ZH: '测试工程', EN: 'Testing engineering' },
      { ZH: '相关领域', EN: 'Related areas' },
    ],
    lastInput: false,
  },
];
