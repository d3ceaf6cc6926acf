import type { DemoEvent } from './records.ts';

const studio = { cn: 'E5 馆演播室', en: 'Studio in hall E5' };

/** C09A03: the show on the air; nobody signs up. */
export const cableCloud: DemoEvent = {
  code: 'C09A03',
  form: null,
  signUp: 'hidden',
  seats: null,
  title: { cn: '线缆云课堂', en: 'Cable Cloud: the studio of the show' },
  cover: 'cloud',
  coverAlt: { cn: '光缆剖面图', en: 'Cross-section of an optical cable' },
  description: {
    cn: '<p>来不了现场，也能看展。展期三天，“线缆云课堂”在 E5 馆演播室录制：<strong>主持人带镜头逛展馆、请工程师讲工艺、和采购商一起看样品</strong>。到场观众可旁听，节目剪辑后在本页免费观看，无需报名。</p><p>往期节目可随时回看。想把自己的新品放进节目，或有问题想请嘉宾回答，请联系下方的节目组。</p>',
    en: '<p>See the show without being there. For three days Cable Cloud records in a studio in hall E5: <strong>walks through the halls, engineers at their machines, buyers with samples in hand</strong>. Visitors may sit in; afterwards the episodes are on this page, free and without sign-up.</p><p>Earlier episodes can be watched at any time. To bring a new product onto the programme, or to put a question to a guest, please contact the editors below.</p>',
  },
  venue: {
    cn: '上海新国际博览中心，节目可在线回看',
    en: 'Shanghai New International Expo Centre, and online afterwards',
  },
  days: [
    {
      date: '2025-08-27',
      room: studio,
      talks: [
        [
          '09:45',
          '10:30',
          { cn: '开馆探访：第一批观众都在找什么', en: 'Doors open: what the first visitors are looking for' },
          { cn: '主持：叶知秋', en: 'Host: Ye Zhiqiu' },
        ],
        [
          '11:00',
          '11:45',
          {
            cn: '逛 N1–N4 馆：今年的新拉丝机和绞线机',
            en: 'Halls N1 to N4: this year’s drawing and stranding machines',
          },
          { cn: '叶知秋、顾海峰', en: 'Ye Zhiqiu with Gu Haifeng' },
        ],
        [
          '14:00',
          '14:45',
          { cn: '一根 220 kV 电缆是怎么炼成的', en: 'How a 220 kV cable comes to be' },
          { cn: '冯海涛', en: 'Feng Haitao' },
        ],
        [
          '15:30',
          '16:15',
          { cn: '采购商连线：轨道交通项目选缆清单', en: 'A buyer on the line: choosing cable for a metro' },
          { cn: '叶知秋、地铁项目采购嘉宾', en: 'Ye Zhiqiu with a metro buyer' },
        ],
      ],
    },
    {
      date: '2025-08-28',
      room: studio,
      talks: [
        [
          '10:00',
          '10:45',
          { cn: '云课堂：看懂一份电缆型式试验报告', en: 'Class: how to read a type test report' },
          { cn: '彭嘉木', en: 'Peng Jiamu' },
        ],
        [
          '11:15',
          '12:00',
          { cn: '逛 E3–E7 馆：电缆料里的新配方', en: 'Halls E3 to E7: what is new in compounds' },
          { cn: '叶知秋、秦悦', en: 'Ye Zhiqiu with Qin Yue' },
        ],
        [
          '14:00',
          '14:45',
          { cn: '云课堂：挤出表面缺陷图谱', en: 'Class: an atlas of surface faults in extrusion' },
          { cn: '许婧', en: 'Xu Jing' },
        ],
        [
          '15:30',
          '16:15',
          { cn: '境外展商半小时：来自 19 个国家的问候', en: 'Half an hour with exhibitors from abroad' },
          { cn: '双语主持：Emma Clarke', en: 'Bilingual host: Emma Clarke' },
        ],
      ],
    },
    {
      date: '2025-08-29',
      room: studio,
      talks: [
        [
          '10:00',
          '10:45',
          { cn: '逛 W1–W4 馆：在线检测现场演示', en: 'Halls W1 to W4: in-line testing at work' },
          { cn: '叶知秋、郑航', en: 'Ye Zhiqiu with Zheng Hang' },
        ],
        [
          '11:15',
          '12:00',
          { cn: '年轻工程师说：为什么留在线缆行业', en: 'Young engineers: why they stay in cable' },
          { cn: '五位入行五年内的工程师', en: 'Five engineers in their first five years' },
        ],
        [
          '13:30',
          '14:30',
          {
            cn: '收官节目：三天里最受关注的十件展品',
            en: 'Closing episode: the ten exhibits that drew the crowds',
          },
          { cn: '叶知秋', en: 'Ye Zhiqiu' },
        ],
      ],
    },
  ],
};
