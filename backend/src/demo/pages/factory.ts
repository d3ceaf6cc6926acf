import type { DemoBlock } from './block.ts';

/** The two companies that open their gates (PUB-052). */
export const factoryCompanies: readonly DemoBlock[] = [
  {
    title: ['长三角导体与绞线基地', 'Delta conductor and stranding works'],
    content: [
      '<p><strong>江苏苏州 · 8 月 28 日下午</strong></p><p>年产铜铝导体 12 万吨。参观从 8 毫米铜杆开始：十三模大拉机、连续退火、61 盘框绞与在线直径控制，最后在成品库看盘具追溯系统。</p>',
      '<p><strong>Suzhou, Jiangsu · afternoon of 28 August</strong></p><p>120,000 tonnes of copper and aluminium conductor a year. The visit starts with 8 mm rod: rod breakdown, in-line annealing, a 61-bobbin rigid strander with diameter control, and ends in the store with its drum tracking.</p>',
    ],
    image: '/files/demo/factory/1.svg',
    imageAlt: ['框绞机正面示意图', 'Front view of a rigid strander'],
  },
  {
    title: ['临港高压电缆工厂', 'Lingang high voltage cable plant'],
    content: [
      '<p><strong>上海临港 · 8 月 29 日上午</strong></p><p>两条悬链式与一条立塔交联生产线，最高电压等级 500 千伏。参观超净材料间、三层共挤机头、脱气房与局部放电屏蔽试验大厅。</p>',
      '<p><strong>Lingang, Shanghai · morning of 29 August</strong></p><p>Two catenary lines and a vertical tower for cable up to 500 kV. You see the clean room for compound, the triple crosshead, the degassing chambers and the shielded hall for partial discharge tests.</p>',
    ],
    image: '/files/demo/factory/2.svg',
    imageAlt: ['悬链式交联生产线示意图', 'A catenary line for crosslinking'],
  },
];

/** What makes the tour worth the day (PUB-053). */
export const factoryHighlights: readonly DemoBlock[] = [
  {
    title: ['由工艺工程师带队', 'Led by process engineers'],
    content: [
      '<p>每组不超过 20 人，全程中英文讲解，可以在机台旁提问。</p>',
      '<p>Groups of 20 at most, explained in Chinese and English, with time for questions beside the machine.</p>',
    ],
  },
  {
    title: ['看得见的生产节拍', 'Lines that are running'],
    content: [
      '<p>参观安排在正常生产班次，拉丝、绞线、交联与试验均在运行。</p>',
      '<p>Visits take place in a normal shift: drawing, stranding, curing and testing are all at work.</p>',
    ],
  },
  {
    title: ['与采购和技术负责人座谈', 'A table with buyers and technologists'],
    content: [
      '<p>参观后一小时交流，可提前提交想讨论的材料、设备或质量问题。</p>',
      '<p>An hour of talk afterwards; send the materials, machines or quality questions that you want to raise.</p>',
    ],
  },
  {
    title: ['往返接送', 'Transfer there and back'],
    content: [
      '<p>大巴从展馆 1 号入口厅出发，午餐与劳保用品由主办方准备。</p>',
      '<p>Coaches leave from entrance hall 1. Lunch and safety wear are provided.</p>',
    ],
  },
];
