import { SNIEC, type DemoEvent } from './records.ts';

const M3 = { cn: 'W3 馆 M3 技术交流区', en: 'Technical forum M3, hall W3' };

/** C09A02: talks of exhibitors and laboratories, with sign-up on this site. */
export const technicalExchange: DemoEvent = {
  code: 'C09A02',
  form: 0,
  signUp: 'form',
  seats: 400,
  title: { cn: '线缆新技术交流会', en: 'Technical Exchange on Wire & Cable' },
  cover: 'technical',
  coverAlt: { cn: '示波器上的局部放电波形', en: 'Partial discharge trace on an oscilloscope' },
  description: {
    cn: '<p>技术交流会由展商和检测机构的工程师主讲，谈的是<strong>已经在车间里跑起来的做法</strong>：参数怎么调、废品怎么降、检测怎么做。每场 30 至 40 分钟，含现场答疑，讲完可直接到展位看设备。</p><p>三天按工序编排：第一天导体与挤出，第二天材料与高压，第三天检测与数字化。</p><h2>报名须知</h2><ul><li>面向已登记观众，免费，每人可参加全部场次</li><li>现场 400 个座位，名额报满即止；报名后可在观众中心取消</li><li>希望现场讨论自己样品或图纸的，可在报名表中上传，主讲人会提前看</li></ul>',
    en: '<p>At the technical exchange engineers of exhibitors and test houses speak about <strong>what already runs on a shop floor</strong>: which settings, how scrap came down, how things are tested. A talk takes 30 to 40 minutes with questions, and the machine stands a few halls away.</p><p>The days follow the process: conductors and extrusion first, materials and high voltage next, testing and data last.</p><h2>Signing up</h2><ul><li>For registered visitors, free of charge, one sign-up for all talks</li><li>400 seats; sign-up closes when they are taken, and you can cancel in the visitor centre</li><li>Would you like to discuss a sample or drawing of yours? Upload it with the form and the speaker will look at it beforehand</li></ul>',
  },
  venue: SNIEC,
  days: [
    {
      date: '2025-08-27',
      room: M3,
      talks: [
        [
          '10:00',
          '10:35',
          {
            cn: '大拉机退火段能耗：从 62 降到 48 kWh/t 的四步',
            en: 'Annealing on rod breakdown lines: four steps from 62 to 48 kWh a tonne',
          },
          { cn: '顾海峰，钱塘拉丝装备公司', en: 'Gu Haifeng, Qiantang Drawing Machinery' },
        ],
        [
          '10:40',
          '11:15',
          { cn: '框绞机张力均匀性的现场诊断', en: 'Finding uneven tension on rigid stranders, on site' },
          { cn: '田志刚，北方绞线设备厂', en: 'Tian Zhigang, Northern Stranding Works' },
        ],
        [
          '11:20',
          '11:55',
          {
            cn: '铝合金导体的退火工艺窗口',
            en: 'The process window for annealing aluminium alloy conductors',
          },
          { cn: '林晓彤，岭南导体公司', en: 'Lin Xiaotong, Lingnan Conductors' },
        ],
        [
          '13:30',
          '14:05',
          { cn: '三层共挤机头清胶与停机时间', en: 'Cleaning triple heads: where the downtime goes' },
          { cn: 'Peter Lindqvist，林德挤出公司', en: 'Peter Lindqvist, Lind Extrusion' },
        ],
        [
          '14:10',
          '14:45',
          {
            cn: '低烟无卤料高速挤出的表面缺陷与对策',
            en: 'Surface faults in fast extrusion of halogen-free compounds, and their cures',
          },
          { cn: '许婧，太湖高分子公司', en: 'Xu Jing, Taihu Polymers' },
        ],
        [
          '14:50',
          '15:25',
          {
            cn: '物理发泡绝缘：电容稳定性的控制要点',
            en: 'Gas-injected foam insulation: keeping capacitance steady',
          },
          { cn: '松本健一，富士线缆机械', en: 'Kenichi Matsumoto, Fuji Cable Machinery' },
        ],
      ],
    },
    {
      date: '2025-08-28',
      room: M3,
      talks: [
        [
          '09:40',
          '10:15',
          { cn: '超净 XLPE 绝缘料：杂质是怎么进来的', en: 'Super-clean XLPE: how contaminants get in' },
          { cn: '蒋若愚，东方绝缘材料公司', en: 'Jiang Ruoyu, Oriental Insulation Materials' },
        ],
        [
          '10:20',
          '10:55',
          {
            cn: '悬链线垂度控制与焦烧时间的平衡',
            en: 'Catenary control against scorch time: finding the balance',
          },
          { cn: 'Heikki Salonen，北欧交联技术公司', en: 'Heikki Salonen, Nordic Vulcanising' },
        ],
        [
          '11:00',
          '11:35',
          {
            cn: '半导电屏蔽料的体积电阻率一致性',
            en: 'Keeping the volume resistivity of semiconductive compounds even',
          },
          { cn: '卢思远，渤海屏蔽材料公司', en: 'Lu Siyuan, Bohai Screening Compounds' },
        ],
        [
          '13:30',
          '14:05',
          {
            cn: '光伏与储能电缆：辐照交联和化学交联怎么选',
            en: 'Solar and storage cable: beam or chemical crosslinking?',
          },
          { cn: '方晨，启东辐照中心', en: 'Fang Chen, Qidong Irradiation Centre' },
        ],
        [
          '14:10',
          '14:45',
          {
            cn: '充电枪电缆的液冷结构与弯曲寿命',
            en: 'Liquid-cooled charging cable: construction and flex life',
          },
          { cn: '白雪，星河特种电缆公司', en: 'Bai Xue, Xinghe Special Cables' },
        ],
        [
          '14:50',
          '15:25',
          {
            cn: '矿物绝缘电缆连续生产的焊接质量',
            en: 'Weld quality in continuous production of mineral insulated cable',
          },
          { cn: '邵明，昆仑耐火电缆公司', en: 'Shao Ming, Kunlun Fire-Resistant Cables' },
        ],
      ],
    },
    {
      date: '2025-08-29',
      room: M3,
      talks: [
        [
          '09:40',
          '10:15',
          {
            cn: '整盘局部放电测试：屏蔽室、耦合与定位',
            en: 'Partial discharge on full drums: screened room, coupling, location',
          },
          { cn: '彭嘉木，华测高压实验室', en: 'Peng Jiamu, Huace High Voltage Laboratory' },
        ],
        [
          '10:20',
          '10:55',
          { cn: 'X 射线测厚在挤出线上的标定', en: 'Calibrating X-ray wall gauging on the extrusion line' },
          { cn: 'Markus Hofer，阿尔卑斯测量技术公司', en: 'Markus Hofer, Alpine Gauging' },
        ],
        [
          '11:00',
          '11:35',
          {
            cn: '火花机漏检分析：电极、频率与线速度',
            en: 'What spark testers miss: electrodes, frequency, line speed',
          },
          { cn: '郑航，江淮检测设备公司', en: 'Zheng Hang, Jianghuai Test Equipment' },
        ],
        [
          '13:00',
          '13:35',
          {
            cn: '用一套数据管住来料、过程和成盘：MES 落地的取舍',
            en: 'One set of data from goods-in to drum: choices in rolling out an MES',
          },
          { cn: '苏禾，云梭工业软件公司', en: 'Su He, Yunsuo Industrial Software' },
        ],
        [
          '13:40',
          '14:20',
          { cn: '现场答疑：带着样品来', en: 'Open hour: bring your samples' },
          { cn: '当日全体主讲人', en: 'All speakers of the day' },
        ],
      ],
    },
  ],
};
