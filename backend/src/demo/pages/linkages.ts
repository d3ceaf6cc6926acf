import type { Row } from '../insert-rows.ts';
import { contactValues, OFFICE, type DemoContact } from './contact.ts';

/** Lists by type: 1 exhibiting, 2 visiting, 3 media and publicity, 4 hotels, 11 factory tour. */
const lists: Readonly<Record<number, readonly DemoContact[]>> = {
  1: [
    {
      title: { cn: '国内展位咨询与预订', en: 'Booths for companies in China' },
      company: OFFICE,
      name: { cn: '王海峰', en: 'Wang Haifeng' },
      phone: '+86 21 5550 0101',
      mobile: '+86 139 0000 0101',
      email: 'booth@wirefair.example',
    },
    {
      title: { cn: '境外展商与国家展团', en: 'Booths for companies abroad and national pavilions' },
      company: OFFICE,
      name: { cn: '林悦', en: 'Lin Yue' },
      phone: '+86 21 5550 0102',
      mobile: '+86 139 0000 0102',
      email: 'international@wirefair.example',
    },
    {
      title: { cn: '特装报图、搭建与现场施工', en: 'Booth design approval, construction and build-up' },
      company: { cn: '线缆展主场服务部', en: 'Wirefair site services' },
      name: { cn: '何建国', en: 'He Jianguo' },
      phone: '+86 21 5550 0103',
      email: 'site@wirefair.example',
    },
    {
      title: { cn: '展品运输与仓储', en: 'Freight and storage of exhibits' },
      company: { cn: '申联展运有限公司', en: 'Shenlian Exhibition Freight' },
      name: { cn: '钱伟', en: 'Qian Wei' },
      phone: '+86 21 5550 0104',
      email: 'fair@shenlian-freight.example',
    },
  ],
  2: [
    {
      title: { cn: '个人参观登记与参观证', en: 'Registration and visit passes' },
      company: OFFICE,
      name: { cn: '李思源', en: 'Li Siyuan' },
      phone: '+86 21 5550 0111',
      email: 'visitor@wirefair.example',
    },
    {
      title: { cn: '团体参观（5 人及以上）', en: 'Groups of five and more' },
      company: OFFICE,
      name: { cn: '宋文博', en: 'Song Wenbo' },
      phone: '+86 21 5550 0112',
      mobile: '+86 139 0000 0112',
      email: 'group@wirefair.example',
    },
    {
      title: { cn: '海外采购商与采购对接', en: 'Buyers from abroad and matchmaking' },
      company: OFFICE,
      name: { cn: '许安琪', en: 'Xu Anqi' },
      phone: '+86 21 5550 0113',
      email: 'buyers@wirefair.example',
    },
  ],
  3: [
    {
      title: { cn: '媒体合作与记者登记', en: 'Media partnerships and press accreditation' },
      company: OFFICE,
      name: { cn: '郑可', en: 'Zheng Ke' },
      phone: '+86 21 5550 0121',
      email: 'press@wirefair.example',
    },
    {
      title: { cn: '广告与现场宣传', en: 'Advertising and publicity on site' },
      company: OFFICE,
      name: { cn: '唐宁', en: 'Tang Ning' },
      phone: '+86 21 5550 0122',
      mobile: '+86 139 0000 0122',
      email: 'promotion@wirefair.example',
    },
    {
      title: { cn: '同期会议与技术交流', en: 'Conferences and technical exchange' },
      company: { cn: '线缆研究院学术部', en: 'Cable research institute, conference office' },
      name: { cn: '程思远', en: 'Cheng Siyuan' },
      phone: '+86 21 5550 0123',
      email: 'conference@wirefair.example',
    },
  ],
  4: [
    {
      title: { cn: '展商住宿', en: 'Rooms for exhibitors' },
      company: OFFICE,
      name: { cn: '陆瑶', en: 'Lu Yao' },
      phone: '+86 21 5550 0131',
      email: 'stay@wirefair.example',
    },
    {
      title: { cn: '展馆班车时刻与乘车点', en: 'Shuttle times and stops' },
      company: { cn: '线缆展主场服务部', en: 'Wirefair site services' },
      name: { cn: '何建国', en: 'He Jianguo' },
      phone: '+86 21 5550 0132',
      email: 'shuttle@wirefair.example',
    },
  ],
  11: [
    {
      title: { cn: '工厂参观报名与行程', en: 'Factory tour: places and timetable' },
      company: OFFICE,
      name: { cn: '范晓晨', en: 'Fan Xiaochen' },
      phone: '+86 21 5550 0181',
      mobile: '+86 139 0000 0181',
      email: 'factory@wirefair.example',
      code: true,
    },
  ],
};

/** Those that a page names by their id: 5 booth application, 6 promotion, 7 and 8 group registration. */
const single: Readonly<Record<number, DemoContact>> = {
  5: {
    title: { cn: '展位申请', en: 'Booth application' },
    company: OFFICE,
    name: { cn: '王海峰', en: 'Wang Haifeng' },
    phone: '+86 21 5550 0101',
    mobile: '+86 139 0000 0101',
    email: 'booth@wirefair.example',
    code: true,
  },
  6: {
    title: { cn: '宣传推广申请', en: 'Publicity services' },
    company: OFFICE,
    name: { cn: '唐宁', en: 'Tang Ning' },
    phone: '+86 21 5550 0122',
    mobile: '+86 139 0000 0122',
    email: 'promotion@wirefair.example',
    code: true,
  },
  7: {
    title: { cn: '国内团体登记', en: 'Groups from China' },
    company: OFFICE,
    name: { cn: '宋文博', en: 'Song Wenbo' },
    phone: '+86 21 5550 0112',
    mobile: '+86 139 0000 0112',
    email: 'group@wirefair.example',
    code: true,
  },
  8: {
    title: { cn: '海外团体登记', en: 'Groups from abroad' },
    company: OFFICE,
    name: { cn: '许安琪', en: 'Xu Anqi' },
    phone: '+86 21 5550 0113',
    mobile: '+86 139 0000 0113',
    email: 'buyers@wirefair.example',
    code: true,
  },
};

/** Linkages of the demo edition (REST-035); ids of lists are '172' + type + place. */
export const linkageRows = (): Row[] => [
  ...Object.entries(single).map(([id, contact]) => ({
    values: { id, type: null, ...contactValues(contact, Number(id)) },
  })),
  ...Object.entries(lists).flatMap(([type, contacts]) =>
    contacts.map((contact, index) => ({
      values: {
        id: `172${type.padStart(3, '0')}${String(index + 1).padStart(2, '0')}`,
        type: Number(type),
        ...contactValues(contact, index),
      },
    })),
  ),
];
