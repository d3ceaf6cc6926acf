import type { Row } from '../insert-rows.ts';
import { contactValues, OFFICE, type DemoContact } from './contact.ts';

/** Cards by group: 1 visitor services, 4 hotel service, 9 cable cloud, 10 overseas exhibitions, 12 and 13 visa letters. */
const groups: Readonly<Record<number, readonly DemoContact[]>> = {
  1: [
    {
      title: { cn: '观众服务热线（工作日 09:00–18:00）', en: 'Visitor hotline, working days 09:00–18:00' },
      company: OFFICE,
      name: { cn: '高雅琴', en: 'Gao Yaqin' },
      phone: '+86 21 5550 0110',
      mobile: '+86 139 0000 0110',
      email: 'service@wirefair.example',
      code: true,
    },
  ],
  4: [
    {
      title: { cn: '酒店预订与会务接待', en: 'Hotel booking and delegate care' },
      company: { cn: '沪东会展旅行服务有限公司', en: 'Hudong Event Travel Services' },
      name: { cn: '周敏', en: 'Zhou Min' },
      phone: '+86 21 5550 0141',
      mobile: '+86 139 0000 0141',
      email: 'hotel@hudong-travel.example',
      code: true,
    },
    {
      title: { cn: '团队用房、接送与用车', en: 'Group rooms, transfers and coaches' },
      company: { cn: '浦江商旅接待中心', en: 'Pujiang Business Travel Centre' },
      name: { cn: '陈立文', en: 'Chen Liwen' },
      phone: '+86 21 5550 0142',
      mobile: '+86 139 0000 0142',
      email: 'groups@pujiang-travel.example',
      code: true,
    },
  ],
  9: [
    {
      title: { cn: '直播选题与嘉宾邀请', en: 'Topics and speakers' },
      company: OFFICE,
      name: { cn: '沈佳', en: 'Shen Jia' },
      phone: '+86 21 5550 0151',
      mobile: '+86 139 0000 0151',
      email: 'cloud@wirefair.example',
      code: true,
    },
    {
      title: { cn: '企业专场与技术支持', en: 'Company sessions and technical help' },
      company: OFFICE,
      name: { cn: '马跃', en: 'Ma Yue' },
      phone: '+86 21 5550 0152',
      mobile: '+86 139 0000 0152',
      email: 'studio@wirefair.example',
      code: true,
    },
  ],
  10: [
    {
      title: { cn: '印度、中东与非洲展团', en: 'India, Middle East and Africa' },
      company: { cn: '线缆展主办方海外部', en: 'Wirefair overseas department' },
      name: { cn: '顾晓彤', en: 'Gu Xiaotong' },
      phone: '+86 21 5550 0161',
      mobile: '+86 139 0000 0161',
      email: 'overseas-asia@wirefair.example',
      code: true,
    },
    {
      title: { cn: '欧洲与美洲展团', en: 'Europe and the Americas' },
      company: { cn: '线缆展主办方海外部', en: 'Wirefair overseas department' },
      name: { cn: '蒋一帆', en: 'Jiang Yifan' },
      phone: '+86 21 5550 0162',
      mobile: '+86 139 0000 0162',
      email: 'overseas-west@wirefair.example',
      code: true,
    },
  ],
  12: [
    {
      title: { cn: '境外展商邀请函', en: 'Letters for exhibitors' },
      company: OFFICE,
      name: { cn: '徐静', en: 'Xu Jing' },
      phone: '+86 21 5550 0171',
      email: 'visa-exhibitor@wirefair.example',
    },
  ],
  13: [
    {
      title: { cn: '海外观众邀请函', en: 'Letters for visitors' },
      company: OFFICE,
      name: { cn: '方园', en: 'Fang Yuan' },
      phone: '+86 21 5550 0172',
      email: 'visa-visitor@wirefair.example',
    },
  ],
};

/** Contact cards of the demo edition (MEET-021); ids '171' + group + place. */
export const contactCardRows = (): Row[] =>
  Object.entries(groups).flatMap(([group, cards]) =>
    cards.map((card, index) => ({
      values: {
        id: `171${group.padStart(3, '0')}${String(index + 1).padStart(2, '0')}`,
        group_number: Number(group),
        ...contactValues(card, index),
      },
    })),
  );
