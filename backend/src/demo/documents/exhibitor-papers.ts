import { heading, list, table, text, type Paper } from './paper.ts';

/** Manuals and forms of the resource centre (PUB-047). */
export const EXHIBITOR_PAPERS: readonly Paper[] = [
  {
    slug: 'exhibitor-manual',
    title: ['参展手册摘要', 'Exhibitor manual in brief'],
    summary: [
      '从签约到撤展的要点与截止日期，正文以展商中心的完整手册为准。',
      'What counts from the contract to dismantling, with all dates. The full manual is in the exhibitor centre.',
    ],
    date: '2025-05-20',
    parts: [
      heading('重要日期', 'Dates to keep'),
      table(
        [
          ['截止日期', 'By'],
          ['事项', 'What'],
          ['在哪里办', 'Where'],
        ],
        [
          ['7 月 15 日', '15 July'],
          ['展位申请截止', 'Booth applications close'],
          ['本网站“展位申请”', 'This site, “Apply for a booth”'],
        ],
        [
          ['7 月 25 日', '25 July'],
          ['特装图纸报审', 'Drawings of self-built booths'],
          ['主场搭建商', 'Official contractor'],
        ],
        [
          ['8 月 8 日', '8 August'],
          ['水、电、气与家具租赁', 'Water, power, compressed air, furniture'],
          ['展商中心“服务手册”', 'Exhibitor centre, “Service manual”'],
        ],
        [
          ['8 月 15 日', '15 August'],
          ['参展证与施工证', 'Badges for staff and builders'],
          ['展商中心“展商证”', 'Exhibitor centre, “Exhibitor badges”'],
        ],
      ),
      heading('展位搭建', 'Building the booth'),
      list(
        [
          '标准展位含三面围板、楣板、一桌两椅、两盏射灯和一个 500 W 插座。',
          'A shell-scheme booth has three walls, a fascia, a table, two chairs, two spotlights and one 500 W socket.',
        ],
        [
          '特装展位限高：单层 4.5 米，双层 6 米，临通道一侧须开放。',
          'Self-built booths: 4.5 m with one floor, 6 m with two; the sides to the aisles stay open.',
        ],
        [
          '所用材料须达到 B1 级阻燃，现场不得喷漆、电锯和明火作业。',
          'Materials are flame-retardant to class B1. No spray paint, no circular saws and no open fire in the halls.',
        ],
      ),
      heading('设备运行', 'Running machines'),
      text(
        '运转的设备须有防护罩或围栏，与通道保持至少一米距离，演示时专人看守。大功率设备请在 7 月底前申报用电。',
        'Running machines have guards or a fence, stand at least one metre from the aisle and are never left alone. Please announce large loads by the end of July.',
      ),
    ],
  },
  {
    slug: 'build-up-schedule',
    title: ['布展与撤展时间表', 'Build-up and dismantling'],
    summary: ['各馆进场、加班与撤场时间。', 'When you can enter, stay late, and have to be out.'],
    date: '2025-06-03',
    parts: [
      table(
        [
          ['日期', 'Day'],
          ['时间', 'Hours'],
          ['内容', 'What'],
        ],
        [
          ['8 月 24 日', '24 August'],
          ['08:30–17:30', '08:30–17:30'],
          ['特装展位进场，大型设备就位', 'Self-built booths; heavy machines are placed'],
        ],
        [
          ['8 月 25 日', '25 August'],
          ['08:30–17:30', '08:30–17:30'],
          ['特装展位施工，送电测试', 'Building goes on; power is tested'],
        ],
        [
          ['8 月 26 日', '26 August'],
          ['08:30–20:00', '08:30–20:00'],
          ['标准展位布置，18:00 起清理通道', 'Shell-scheme booths; aisles are cleared from 18:00'],
        ],
        [
          ['8 月 27–28 日', '27–28 August'],
          ['08:30–17:00', '08:30–17:00'],
          ['展商入场与值守', 'Exhibitors on their booths'],
        ],
        [
          ['8 月 29 日', '29 August'],
          ['15:00–22:00', '15:00–22:00'],
          ['撤展；15:00 前请勿拆除展品', 'Dismantling; nothing is taken down before 15:00'],
        ],
      ),
      text(
        '需要加班的展位，请在当天 15:00 前到主场服务台申请，按面积和时段计费。',
        'To stay longer, ask at the contractor’s desk before 15:00 the same day; the fee depends on area and hours.',
      ),
    ],
  },
  {
    slug: 'freight',
    title: ['展品运输与仓储须知', 'Freight and storage'],
    summary: [
      '送货地址、外包装标识、吊装申报和空箱存放。',
      'Where to send, how to label, lifting, and what happens to empty cases.',
    ],
    date: '2025-05-30',
    parts: [
      list(
        [
          '主场运输商 8 月 18 日起代收展品，请勿提前直接发往展馆。',
          'The official forwarder takes goods from 18 August. Please send nothing to the halls before.',
        ],
        [
          '每件外箱四面写明公司名称、展馆与展位号、件数编号和毛重。',
          'Every case shows on four sides: company, hall and booth, number of the piece, gross weight.',
        ],
        [
          '单件超过 3 吨，或长宽高任一边超过 5 米，请在 7 月底前申报吊装。',
          'Announce lifting by the end of July for pieces above 3 t or longer than 5 m on any side.',
        ],
        [
          '空箱由运输商统一存放，撤展当天 16:00 起送回展位。',
          'Empty cases are stored by the forwarder and come back from 16:00 on the last day.',
        ],
        [
          '海外展品请使用 ATA 单证册或临时进口，清关至少预留十个工作日。',
          'Goods from abroad travel on an ATA carnet or as a temporary import; allow ten working days for customs.',
        ],
      ),
    ],
  },
  {
    slug: 'safety-commitment',
    title: ['展位安全责任承诺书', 'Safety commitment of the booth'],
    summary: [
      '特装展位搭建商与展商共同签署，报图时一并提交。',
      'Signed by exhibitor and builder, and handed in with the drawings.',
    ],
    date: '2025-05-16',
    parts: [
      text(
        '我方承诺按报审图纸施工，使用合格的阻燃材料与电气设备，配备灭火器和持证电工，展期每日闭馆前切断展位电源，并对展位内人员与展品的安全负责。',
        'We build as drawn, with approved flame-retardant materials and electrical parts, with fire extinguishers and a licensed electrician at hand. We switch off the booth every evening, and we answer for the safety of people and exhibits on it.',
      ),
      {
        kind: 'form',
        fields: [
          ['展商名称与展位号', 'Exhibitor and booth'],
          ['搭建商名称', 'Booth builder'],
          ['现场安全负责人 / 手机', 'Person responsible on site / mobile'],
          ['签字盖章与日期', 'Signature, stamp, date'],
        ],
      },
    ],
  },
];
