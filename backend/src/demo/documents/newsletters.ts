import { heading, list, text, type Paper } from './paper.ts';

/** The archive of the newsletter, newest first: five issues (PUB-017). */
export const NEWSLETTERS: readonly Paper[] = [
  {
    slug: 'newsletter-2025-06',
    title: ['电子快讯 2025 年第 5 期', 'Newsletter 5/2025'],
    summary: [
      '参观登记破万，供应商名录上线，工厂参观报名开始。',
      'Ten thousand registered, the supplier list online, factory tours open.',
    ],
    date: '2025-06-11',
    parts: [
      heading('参观登记突破一万人', 'Ten thousand have registered'),
      text(
        '截至 6 月上旬，来自 58 个海外国家和地区的采购商已完成登记，电力电缆与挤出设备关注度最高。',
        'By early June buyers from 58 countries abroad had registered. Power cable and extrusion lines interest them most.',
      ),
      heading('供应商名录上线', 'The supplier list is online'),
      text(
        '展商名单可按展馆、国家和产品类别查找，收藏后会出现在个人中心。',
        'Search the exhibitors by hall, country and product; what you mark waits in your centre.',
      ),
      heading('工厂参观', 'Factory tours'),
      text(
        '展期前后安排两家电缆企业参观，名额有限，请尽早报名。',
        'Two cable makers open their doors around the show. Places are few, so register early.',
      ),
    ],
  },
  {
    slug: 'newsletter-2025-05',
    title: ['电子快讯 2025 年第 4 期', 'Newsletter 4/2025'],
    summary: [
      '展商手册发布，物流申报与签证邀请函开始受理。',
      'The exhibitor manual, freight, and letters for visas.',
    ],
    date: '2025-05-14',
    parts: [
      heading('展商手册发布', 'The exhibitor manual is out'),
      text(
        '各项截止日期已汇总在资源中心，特装报图截止 7 月 25 日。',
        'All dates are in the resource centre; drawings of self-built booths are due on 25 July.',
      ),
      heading('大型设备请提前申报', 'Announce heavy exhibits early'),
      text(
        '单件超过 3 吨的展品请在 7 月底前申报吊装。',
        'Pieces above 3 t need lifting announced by the end of July.',
      ),
      heading('签证邀请函', 'Letters for visas'),
      text('资料齐全后五个工作日内发出。', 'Sent within five working days of a complete application.'),
    ],
  },
  {
    slug: 'newsletter-2025-04',
    title: ['电子快讯 2025 年第 3 期', 'Newsletter 3/2025'],
    summary: [
      '技术交流会征集演讲，采购需求平台开放。',
      'A call for talks, and a place for buyers’ requests.',
    ],
    date: '2025-04-16',
    parts: [
      heading('征集演讲题目', 'Call for talks'),
      list(
        ['超高压与海底电缆的制造与检测', 'Making and testing extra-high-voltage and submarine cable'],
        ['高速挤出与在线测量', 'High-speed extrusion and in-line measurement'],
        ['再生铜铝与低碳护套料', 'Recycled copper and aluminium, low-carbon sheathing'],
      ),
      heading('采购需求平台', 'Requests of buyers'),
      text(
        '采购商发布需求，供应商申请配对，展前就能约好面谈。',
        'Buyers post what they need, suppliers apply, and both meet at the show by appointment.',
      ),
    ],
  },
  {
    slug: 'newsletter-2025-03',
    title: ['电子快讯 2025 年第 2 期', 'Newsletter 2/2025'],
    summary: [
      '海外推介走进德国与意大利，E 区升级材料展区。',
      'On the road in Germany and Italy; more room for materials.',
    ],
    date: '2025-03-19',
    parts: [
      heading('海外推介', 'On the road'),
      text(
        '三月，主办方在德国与意大利拜访了四十余家设备与材料企业。',
        'In March the organiser visited more than forty makers of machines and materials in Germany and Italy.',
      ),
      heading('材料展区扩大', 'More room for materials'),
      text(
        'E3–E7 馆按绝缘、护套、导体和特种线缆重新分区。',
        'Halls E3–E7 are arranged anew: insulation, sheathing, conductors, special cable.',
      ),
    ],
  },
  {
    slug: 'newsletter-2025-01',
    title: ['电子快讯 2025 年第 1 期', 'Newsletter 1/2025'],
    summary: [
      '筹备全面启动，展馆分配公布，院校团体免费预约。',
      'Preparations are under way, the halls are assigned, free entry for schools.',
    ],
    date: '2025-01-15',
    parts: [
      heading('筹备全面启动', 'Preparations are under way'),
      text(
        '第十二届展会定于 2025 年 8 月 27–29 日举行，展馆分配已公布，老展商优先选位。',
        'The 12th edition takes place on 27–29 August 2025. The halls are assigned, and returning exhibitors choose their booths first.',
      ),
      heading('院校团体', 'Schools'),
      text(
        '电气、材料与机械专业师生可免费预约团体参观。',
        'Students and teachers of electrical, materials and mechanical engineering come free of charge.',
      ),
    ],
  },
];
