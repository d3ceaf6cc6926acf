import { form, list, type Paper, text } from './paper.ts';

const stand = ['展商名称与展位号', 'Exhibitor and booth'] as const;
const signed = ['签字盖章与日期', 'Signature, stamp, date'] as const;

/** Papers of the service manual alone: printed, filled in by hand, and uploaded again. */
export const SERVICE_PAPERS: readonly Paper[] = [
  {
    slug: 'builder-registration',
    title: ['特装展位搭建商登记表', 'Registration of the builder of a raw-space booth'],
    summary: [
      '填写后加盖双方公章，扫描为一个文件上传。',
      'Fill it in, have it stamped by both sides, and upload it as one file.',
    ],
    date: '2025-05-12',
    parts: [
      form(
        stand,
        ['搭建商名称', 'Builder'],
        ['营业执照编号', 'Business licence'],
        ['现场负责人 / 手机', 'Person in charge on site / mobile'],
        ['电工证编号', 'Licence of the electrician'],
        ['展位高度（米）', 'Height of the booth (m)'],
        signed,
      ),
      text(
        '随表提交效果图、平面图、电气图和保险单复印件。',
        'Enclose a rendering, the ground plan, the wiring plan and a copy of the insurance.',
      ),
    ],
  },
  {
    slug: 'lifting',
    title: ['现场就位与吊装申报表', 'Handling and lifting on site'],
    summary: [
      '单件超过 3 吨或任一边超过 5 米的展品须申报。',
      'For pieces above 3 t, or longer than 5 m on any side.',
    ],
    date: '2025-05-26',
    parts: [
      form(
        stand,
        ['展品名称', 'Exhibit'],
        ['长 × 宽 × 高（米）', 'Length × width × height (m)'],
        ['单件毛重（吨）', 'Gross weight of the piece (t)'],
        ['需要的吊车或叉车', 'Crane or fork-lift needed'],
        ['希望就位的日期与时段', 'Day and time wanted'],
        signed,
      ),
      list(
        ['请附吊点位置图。', 'Please enclose a drawing of the lifting points.'],
        ['就位顺序由主场运输商按展位位置安排。', 'The forwarder sets the order by the place of the booths.'],
      ),
    ],
  },
  {
    slug: 'hotel-booking',
    title: ['协议酒店首批预订表', 'First allotment of partner hotels'],
    summary: [
      '首批房间按收到的顺序确认。',
      'Rooms of the first allotment are confirmed in the order received.',
    ],
    date: '2025-05-06',
    parts: [
      form(
        stand,
        ['酒店名称', 'Hotel'],
        ['房型与间数', 'Kind and number of rooms'],
        ['入住与离店日期', 'Arrival and departure'],
        ['入住人姓名', 'Names of the guests'],
        signed,
      ),
    ],
  },
];
