import type { DemoBlock } from './block.ts';

const products = (category: string) => `/product/supplier?tab=product&category=${category}`;
const field = (place: number) => ({ image: `/files/demo/range/${place}.svg`, link: products(String(place)) });

/** The seven fields of the exhibit range, in the directory's order (PUB-006). */
export const exhibitRange: readonly DemoBlock[] = [
  {
    ...field(1),
    title: ['线缆生产及精加工机械', 'Cable and wire production and finishing machinery'],
    content: [
      '<p>拉丝、退火与镀锡、束绞与成缆、挤出与交联、编织绕包和铠装设备，以及光纤拉丝与成缆生产线。</p>',
      '<p>Drawing, annealing and tinning, bunching and laying-up, extrusion and crosslinking, braiding, taping and armouring, and lines for optical fibre and cable.</p>',
    ],
    imageAlt: ['挤出生产线示意图', 'Drawing of an extrusion line'],
  },
  {
    ...field(2),
    title: ['辅助加工', 'Auxiliary processing'],
    content: [
      '<p>拉丝模与紧压模、收放线与牵引、机头模具、冷焊对焊、供料干燥、喷码印字和成圈包装。</p>',
      '<p>Dies, pay-offs, take-ups and capstans, crossheads and tooling, welding, feeding and drying, printing, coiling and packaging.</p>',
    ],
    imageAlt: ['铜线通过拉丝模', 'Copper wire passing a drawing die'],
  },
  {
    ...field(3),
    title: ['辅助加工材料', 'Auxiliary processing materials'],
    content: [
      '<p>拉丝润滑液、线盘与电缆盘、带材与屏蔽材料、填充绳、色母料与助剂、油墨和包装材料。</p>',
      '<p>Drawing lubricants, reels and drums, tapes and screens, fillers, masterbatches and additives, inks and packaging.</p>',
    ],
    imageAlt: ['一盘本色料粒', 'A dish of natural pellets'],
  },
  {
    ...field(4),
    title: ['材料及特种线缆', 'Materials and special wires and cables'],
    content: [
      '<p>铜铝杆与导体、交联与低烟无卤料、橡胶与氟塑料，电力、控制、数据、光缆及各类特种电缆。</p>',
      '<p>Rod and conductors, XLPE and LSZH compounds, elastomers and fluoropolymers; power, control, data, optical and special cable.</p>',
    ],
    imageAlt: ['三芯中压电缆截面', 'Cross-section of a three-core medium voltage cable'],
  },
  {
    ...field(5),
    title: ['测量与控制技术', 'Measurement and control technology'],
    content: [
      '<p>激光测径、壁厚与偏心测量、火花试验、计米与张力、产线控制与传动、制造执行软件。</p>',
      '<p>Laser gauges, wall and eccentricity, spark testers, length and tension, line control and drives, manufacturing software.</p>',
    ],
    imageAlt: ['三轴激光测径仪', 'A three-axis laser gauge'],
  },
  {
    ...field(6),
    title: ['检测工程', 'Testing engineering'],
    content: [
      '<p>高压与局放试验、力学与电性能、燃烧与老化试验、光纤与数据缆测试，以及检测认证服务。</p>',
      '<p>High voltage and partial discharge, mechanical and electrical tests, fire and ageing, fibre and data cable, certification.</p>',
    ],
    imageAlt: ['拉伸曲线与试样', 'A tensile curve beside its specimen'],
  },
  {
    ...field(7),
    title: ['相关领域', 'Related areas'],
    content: [
      '<p>线缆回收、附件与连接金具、厂内物流与仓储、节能环保工程，以及工厂规划与技术咨询。</p>',
      '<p>Recycling, accessories and connectors, intralogistics, energy and environmental engineering, plant planning and consulting.</p>',
    ],
    imageAlt: ['废旧线缆破碎与铜粒分选', 'Scrap cable being granulated and sorted'],
  },
];

/** The fifteen kinds of visitors; each button opens what they come for (PUB-007). */
export const visitorTypes: readonly DemoBlock[] = [
  { title: ['线缆制造企业', 'Cable manufacturers'], link: products('1') },
  { title: ['电网与电力公司', 'Grid and power utilities'], link: products('406') },
  { title: ['新能源与储能', 'Renewables and storage'], link: products('409') },
  { title: ['轨道交通', 'Railways and metro'], link: products('407') },
  { title: ['汽车与线束', 'Vehicles and wiring harnesses'], link: products('401') },
  { title: ['通信与数据中心', 'Telecoms and data centres'], link: products('408') },
  { title: ['建筑与工程总包', 'Construction and EPC'], link: products('405') },
  { title: ['石油化工', 'Oil, gas and chemicals'], link: products('403') },
  { title: ['船舶与海洋工程', 'Ships and offshore'], link: products('406') },
  { title: ['航空航天', 'Aerospace'], link: products('404') },
  { title: ['家电与电子', 'Appliances and electronics'], link: products('403') },
  { title: ['工业自动化', 'Industrial automation'], link: products('505') },
  { title: ['检测与认证机构', 'Testing and certification bodies'], link: products('6') },
  { title: ['科研院所与高校', 'Institutes and universities'], link: products('607') },
  { title: ['贸易与分销商', 'Traders and distributors'], link: '/product/supplier?tab=supplier' },
];
