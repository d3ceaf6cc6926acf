import { SNIEC, type DemoEvent } from './records.ts';

const M12 = { cn: 'N 馆二楼 M12 会议厅', en: 'Conference hall M12, upper floor of the N halls' };

/** C09A01: the conference of the industry; it has a registration site of its own. */
export const industryConference: DemoEvent = {
  code: 'C09A01',
  form: null,
  signUp: 'external',
  seats: null,
  title: { cn: '2025 线缆行业大会', en: 'Wire & Cable Industry Conference 2025' },
  cover: 'industry',
  coverAlt: { cn: '中压三芯电缆剖面图', en: 'Cross-section of a three-core medium voltage cable' },
  description: {
    cn: '<p>线缆行业大会与展会同期举行，是行业两年一次的思想交流场合。今年的主题是<strong>“有质量的增长”</strong>：铜价高位运行、新能源并网和出口认证三件事，正在同时改变线缆企业的订单结构和利润。</p><p>三天议程依次围绕市场与政策、制造与质量、海外与标准展开，每场报告后留有提问时间。</p><ul><li><strong>参会对象：</strong>线缆企业负责人与总工程师、电网和轨道交通采购负责人、材料与装备供应商、检测认证机构</li><li><strong>语言：</strong>中英文同声传译</li><li><strong>费用：</strong>展商与已登记观众免费，含会议资料；午餐自理</li></ul><p>座位按到场顺序安排，建议提前 15 分钟入场。</p>',
    en: '<p>The conference of the industry runs alongside the show and is where the trade thinks aloud every two years. This year’s theme is <strong>growth that lasts</strong>: copper at high prices, renewables going on the grid and certificates for export are changing order books and margins all at once.</p><p>The three days are given to markets and policy, to manufacturing and quality, and to business abroad and standards. Every talk leaves time for questions.</p><ul><li><strong>Who comes:</strong> managing directors and chief engineers of cable makers, buyers of utilities and railways, suppliers of materials and machinery, test and certification bodies</li><li><strong>Languages:</strong> Chinese and English, simultaneously interpreted</li><li><strong>Fee:</strong> none for exhibitors and pre-registered visitors, proceedings included; lunch is not</li></ul><p>Seats are taken as people arrive; please be there 15 minutes early.</p>',
  },
  venue: SNIEC,
  days: [
    {
      date: '2025-08-27',
      room: M12,
      talks: [
        [
          '10:00',
          '10:20',
          { cn: '开幕致辞', en: 'Opening address' },
          { cn: '周启明，线缆研究院院长', en: 'Zhou Qiming, president of the cable research institute' },
        ],
        [
          '10:20',
          '11:00',
          {
            cn: '“十五五”前夜的线缆需求：电网、新能源与城市更新',
            en: 'Cable demand on the eve of the next five-year plan: grids, renewables, urban renewal',
          },
          {
            cn: '沈若兰，线缆研究院产业研究中心主任',
            en: 'Shen Ruolan, head of industry research, cable research institute',
          },
        ],
        [
          '11:00',
          '11:40',
          {
            cn: '铜铝价格剪刀差下的成本管理与套期保值',
            en: 'Cost control and hedging while copper and aluminium drift apart',
          },
          {
            cn: '罗伟，华东金属期货研究所首席分析师',
            en: 'Luo Wei, chief analyst, East China Metals Research',
          },
        ],
        [
          '13:30',
          '14:10',
          {
            cn: '深远海风电送出：±500 kV 直流海缆的工程经验',
            en: 'Power from far offshore: lessons from ±500 kV DC submarine cable',
          },
          {
            cn: '冯海涛，东海海缆工程公司总工程师',
            en: 'Feng Haitao, chief engineer, Donghai Submarine Cable',
          },
        ],
        [
          '14:10',
          '14:50',
          {
            cn: '电网物资集采的质量评价：从抽检到全寿命',
            en: 'Judging quality in grid procurement: from sampling to whole life',
          },
          {
            cn: '贺文婷，华东电网物资质量部高级工程师',
            en: 'He Wenting, senior engineer, East China Grid Supplies',
          },
        ],
        [
          '15:10',
          '16:20',
          { cn: '圆桌：利润从哪里来', en: 'Panel: where margins will come from' },
          {
            cn: '主持：沈若兰；五家线缆企业负责人',
            en: 'Chair: Shen Ruolan, with the heads of five cable makers',
          },
        ],
      ],
    },
    {
      date: '2025-08-28',
      room: M12,
      talks: [
        [
          '09:40',
          '10:20',
          {
            cn: '智能工厂三年：一家中压电缆企业的投入与回报',
            en: 'Three years of a smart factory: what a medium voltage maker put in and got back',
          },
          {
            cn: '钱立群，江南电缆集团制造副总裁',
            en: 'Qian Liqun, vice president manufacturing, Jiangnan Cable Group',
          },
        ],
        [
          '10:20',
          '11:00',
          {
            cn: '在线测量闭环控制：把绝缘偏心度降到 5% 以内',
            en: 'Closing the loop with in-line measurement: eccentricity below five per cent',
          },
          {
            cn: 'Markus Hofer，阿尔卑斯测量技术公司应用主管',
            en: 'Markus Hofer, head of applications, Alpine Gauging',
          },
        ],
        [
          '11:00',
          '11:40',
          {
            cn: '聚丙烯绝缘电缆：可回收中压电缆的量产之路',
            en: 'Polypropylene insulation: recyclable medium voltage cable goes into volume',
          },
          {
            cn: '秦悦，中原高分子材料研究所副所长',
            en: 'Qin Yue, deputy director, Zhongyuan Polymer Institute',
          },
        ],
        [
          '13:30',
          '14:10',
          {
            cn: '高速挤出机头的流道设计与换色时间',
            en: 'Flow channels of high-speed crossheads, and the time it takes to change colour',
          },
          {
            cn: 'Giulia Ferri，费里挤出技术公司技术总监',
            en: 'Giulia Ferri, technical director, Ferri Extrusion',
          },
        ],
        [
          '14:10',
          '14:50',
          {
            cn: '从原材料到成盘：线缆产品碳足迹核算方法',
            en: 'From rod to drum: how to account for the carbon in a cable',
          },
          {
            cn: '陶静，绿色制造认证中心项目经理',
            en: 'Tao Jing, project manager, Green Manufacturing Certification Centre',
          },
        ],
        [
          '15:10',
          '16:20',
          {
            cn: '圆桌：数据谁来用——设备商、材料商与线缆厂的对话',
            en: 'Panel: who uses the data? Machine builders, compounders and cable makers in dialogue',
          },
          { cn: '主持：钱立群', en: 'Chair: Qian Liqun' },
        ],
      ],
    },
    {
      date: '2025-08-29',
      room: M12,
      talks: [
        [
          '09:40',
          '10:20',
          {
            cn: '出口欧盟：CPR、环境产品声明与数字产品护照',
            en: 'Exporting to the EU: CPR, environmental declarations and the digital product passport',
          },
          {
            cn: 'Anneke de Vries，北海认证机构亚洲区经理',
            en: 'Anneke de Vries, manager Asia, Noordzee Certification',
          },
        ],
        [
          '10:20',
          '11:00',
          {
            cn: '在东南亚建厂：选址、用工与供应链',
            en: 'Building a plant in South-East Asia: site, people, supply',
          },
          {
            cn: '阮文雄，湄公河工业园投资顾问',
            en: 'Nguyen Van Hung, investment adviser, Mekong Industrial Parks',
          },
        ],
        [
          '11:00',
          '11:40',
          {
            cn: '中东与非洲电力项目的标准与投标要点',
            en: 'Standards and bidding for power projects in the Middle East and Africa',
          },
          {
            cn: 'Karim Haddad，黎凡特工程咨询公司合伙人',
            en: 'Karim Haddad, partner, Levant Engineering Consultants',
          },
        ],
        [
          '13:00',
          '13:40',
          { cn: 'IEC 电缆标准新动向', en: 'What is new in IEC cable standards' },
          {
            cn: '俞建国，线缆研究院标准化室主任',
            en: 'Yu Jianguo, head of standards, cable research institute',
          },
        ],
        [
          '13:40',
          '14:20',
          { cn: '大会总结与优秀论文颁奖', en: 'Summing up, and awards for the best papers' },
          { cn: '大会组委会', en: 'The conference committee' },
        ],
      ],
    },
  ],
};
