import type { Pair } from '../text.ts';

/** Closing sentences of goods that are unlike the rest of their root. */
export const SERVICES: readonly Pair[] = [
  ['展会期间可预约一对一交流。', 'One-to-one talks can be booked during the show.'],
  ['中英文服务，项目经理全程跟进。', 'Served in Chinese and English, with one contact throughout.'],
  ['已服务两百多家线缆企业。', 'More than two hundred cable companies are customers.'],
  ['报价透明，按阶段付款。', 'Clear prices, paid stage by stage.'],
];

export const TOOLS: readonly Pair[] = [
  ['来图报价，三天内回复。', 'Send a drawing and a quotation follows within three days.'],
  ['提供修磨与翻新服务。', 'Regrinding and reconditioning are offered.'],
  ['常用规格现货供应。', 'Common sizes are in stock.'],
  ['每批附检测记录。', 'Each lot carries its inspection record.'],
];

export const REELS: readonly Pair[] = [
  ['按图定制，小批量也可生产。', 'Made to drawing, also in small numbers.'],
  ['年产能 30 万只，发货及时。', '300,000 a year, shipped on time.'],
  ['可回收翻新旧盘。', 'Used reels are taken back and refurbished.'],
  ['出厂前逐只做平衡或跳动检查。', 'Balance or runout is checked piece by piece.'],
];

export const ACCESSORIES: readonly Pair[] = [
  ['附全套安装材料，可提供现场培训。', 'Comes with its installation kit; training on site is offered.'],
  ['已通过型式试验，报告可查。', 'Type-tested; the reports can be seen.'],
  ['常规型号现货，当日发运。', 'Usual types ship the same day.'],
  ['可派技师指导首次安装。', 'A jointer guides the first installation.'],
];
