import { form, heading, list, table, text, type Paper } from './paper.ts';

/** Materials for visitors (PUB-049). */
export const VISITOR_PAPERS: readonly Paper[] = [
  {
    slug: 'visitor-guide',
    title: ['观众参观指南', 'Visitor guide'],
    summary: [
      '开放时间、入场办法、交通停车和现场服务，出发前看这一份就够。',
      'Opening hours, entry, travel, parking and services on site: the one sheet to read before you set out.',
    ],
    date: '2025-06-05',
    parts: [
      heading('开放时间', 'Opening hours'),
      table(
        [
          ['日期', 'Day'],
          ['观众入场', 'Open to visitors'],
        ],
        [
          ['8 月 27 日（周三）', 'Wednesday, 27 August'],
          ['09:30–16:30', '09:30–16:30'],
        ],
        [
          ['8 月 28 日（周四）', 'Thursday, 28 August'],
          ['09:30–16:30', '09:30–16:30'],
        ],
        [
          ['8 月 29 日（周五）', 'Friday, 29 August'],
          ['09:30–15:00', '09:30–15:00'],
        ],
      ),
      heading('入场', 'Entry'),
      list(
        [
          '请在 2025 年 8 月 26 日 12:00（北京时间）前完成参观登记，登记免费。',
          'Pre-register by 26 August 2025, 12:00 Beijing time. It is free of charge.',
        ],
        [
          '凭电子参观证上的二维码入场，请随身携带登记时使用的有效证件。',
          'Walk in with the code on your electronic pass, and bring the identity document you registered with.',
        ],
        [
          '18 岁以下人士谢绝入场；展品与演示中的设备请勿触碰。',
          'The halls are closed to people under 18. Please keep your hands off running machines.',
        ],
      ),
      heading('怎么来', 'Getting there'),
      text(
        '上海市浦东新区龙阳路 2345 号。地铁 7 号线花木路站步行即到；2、16、18 号线与磁浮可在龙阳路站换乘 7 号线，一站到达。',
        '2345 Longyang Road, Pudong. Huamu Road on metro line 7 is at the door; from lines 2, 16, 18 and the maglev, change at Longyang Road for one stop on line 7.',
      ),
      text(
        '场馆停车每小时 8 元，每天最高 64 元。展期车位紧张，建议乘坐公共交通。',
        'Parking is CNY 8 an hour and CNY 64 a day at most. Spaces run short during the show: public transport is the better choice.',
      ),
      heading('现场服务', 'Services on site'),
      list(
        [
          '咨询台：各入口大厅，可索取纸质展馆图、查询展商位置。',
          'Information desks in every entrance hall: printed maps and help with finding an exhibitor.',
        ],
        [
          '行李寄存：南入口与东入口大厅，当日取回。',
          'Cloakrooms in the south and east entrance halls; please collect your things the same day.',
        ],
        ['医疗站：N2 与 E4 馆北侧。', 'First aid: north side of halls N2 and E4.'],
        [
          '餐饮：各馆二层与中央广场，11:30–13:30 为高峰。',
          'Food: upper floors of the halls and the central square; busiest from 11:30 to 13:30.',
        ],
      ),
    ],
  },
  {
    slug: 'hall-guide',
    title: ['展馆分布与展品范围', 'Halls and what is in them'],
    summary: [
      '十七个展馆各展什么，一页看清，方便安排参观路线。',
      'Seventeen halls on one page, so that you can plan your route.',
    ],
    date: '2025-06-10',
    parts: [
      table(
        [
          ['展馆', 'Hall'],
          ['展品范围', 'What is on show'],
          ['相邻入口', 'Nearest entrance'],
        ],
        [
          ['N1–N4', 'N1–N4'],
          [
            '线缆生产及精加工机械：拉丝、绞合、挤出、成缆、包带',
            'Production and finishing machinery: drawing, stranding, extrusion, laying-up, taping',
          ],
          ['北入口', 'North'],
        ],
        [
          ['N5、W5', 'N5, W5'],
          [
            '辅助加工：放线收线、打印、焊接、包装',
            'Auxiliary processing: pay-off and take-up, printing, welding, packing',
          ],
          ['北入口', 'North'],
        ],
        [
          ['E1–E2', 'E1–E2'],
          ['辅助加工材料：模具、润滑剂、油墨、盘具', 'Auxiliary materials: dies, lubricants, inks, drums'],
          ['东入口', 'East'],
        ],
        [
          ['E3–E7', 'E3–E7'],
          [
            '材料及特种线缆：铜铝杆、绝缘与护套料、电力、通信和特种电缆',
            'Materials and special cables: rod, insulation and sheathing compounds, power, data and special cable',
          ],
          ['东入口', 'East'],
        ],
        [
          ['W1–W2', 'W1–W2'],
          [
            '测量与控制技术：测径、偏心、火花、张力、产线控制',
            'Measurement and control: diameter, eccentricity, spark, tension, line control',
          ],
          ['南入口', 'South'],
        ],
        [
          ['W3', 'W3'],
          ['检测工程：局放、耐压、老化、燃烧试验', 'Testing: partial discharge, high voltage, ageing, fire'],
          ['南入口', 'South'],
        ],
        [
          ['W4', 'W4'],
          [
            '相关领域：附件、回收、物流、软件、媒体',
            'Related areas: accessories, recycling, logistics, software, media',
          ],
          ['南入口', 'South'],
        ],
      ),
      heading('怎样少走路', 'How to walk less'),
      list(
        [
          '看设备：北入口进，N1 到 N5 依次参观，约需三小时。',
          'For machinery, enter from the north and go from N1 to N5: about three hours.',
        ],
        [
          '看材料与成品线缆：东入口进，先 E3–E7，再到 E1–E2。',
          'For materials and cable, enter from the east: E3–E7 first, then E1–E2.',
        ],
        [
          '馆间电瓶车沿中央广场循环，约每八分钟一班。',
          'Shuttle carts go round the central square about every eight minutes.',
        ],
      ),
    ],
  },
  {
    slug: 'visit-planner',
    title: ['三天参观计划表', 'Planner for three days'],
    summary: [
      '打印出来，把约好的展位和时间写上，面谈不撞车。',
      'Print it and write down booths and times, so that no two appointments meet.',
    ],
    date: '2025-05-28',
    parts: (
      [
        ['8 月 27 日（周三）09:30–16:30', 'Wednesday, 27 August, 09:30–16:30'],
        ['8 月 28 日（周四）09:30–16:30', 'Thursday, 28 August, 09:30–16:30'],
        ['8 月 29 日（周五）09:30–15:00', 'Friday, 29 August, 09:30–15:00'],
      ] as const
    ).flatMap(([cn, en]) => [
      heading(cn, en),
      form(
        ['上午 · 展位与公司', 'Morning · booth and company'],
        ['上午 · 要谈的事', 'Morning · what to talk about'],
        ['下午 · 展位与公司', 'Afternoon · booth and company'],
        ['下午 · 要谈的事', 'Afternoon · what to talk about'],
      ),
    ]),
  },
  {
    slug: 'group-form',
    title: ['团体接待信息表', 'Reception sheet for groups'],
    summary: [
      '随团体名单一并发给主办方，便于安排接待。成员登记请在 2025 年 8 月 15 日前使用团体登记表（.xlsx）。',
      'Sent along with the list of the group, so that its reception can be planned. Register the members with the group form (.xlsx) by 15 August 2025.',
    ],
    date: '2025-05-12',
    parts: [
      form(
        ['公司名称', 'Company'],
        ['领队姓名与职位', 'Name and position of the group leader'],
        ['手机 / 邮箱', 'Mobile / e-mail'],
        ['人数（不少于 5 人）', 'Number of people (at least 5)'],
        ['参观日期与到达时间', 'Day and time of arrival'],
        ['是否需要停放大巴', 'Parking for a coach needed?'],
        ['最关注的产品类别', 'Products of most interest'],
      ),
      heading('成员名单', 'Members'),
      text(
        '成员请填写在团体登记表（.xlsx）中，可在团体登记页面下载。',
        'Enter the members in the group form (.xlsx), which the page about group registration has.',
      ),
      heading('收到之后', 'What happens then'),
      list(
        [
          '在观众中心上传的团体登记表，确认后立即生效；发送到邮箱的，主办方在三个工作日内核对并回复领队。',
          'A group form confirmed in the visitor centre is valid at once; for one sent by e-mail, the organiser answers the leader within three working days.',
        ],
        [
          '登记生效后，参观编号与二维码发送到每位成员的邮箱。',
          'Every member then gets the visitor code and its QR code by e-mail.',
        ],
      ),
    ],
  },
];
