import type { reviewStatus } from '../review/index.ts';
import type { Bilingual } from './records.ts';

/** An article of the demo; `{company}` and `{product}` stand for the company's own, `{picture}` and `{shown}` for another product of it. */
export interface DemoArticleText {
  status: keyof typeof reviewStatus;
  reason?: Bilingual;
  /** Shanghai time. */
  handedIn: string;
  title: Bilingual;
  content: Bilingual;
}

export const articleTexts: readonly DemoArticleText[] = [
  {
    status: 'underReview',
    handedIn: '2025-06-13T15:30:00+08:00',
    title: {
      cn: '{company}将在展会现场演示在线测径与偏心控制',
      en: '{company} will show in-line diameter and eccentricity control at the show',
    },
    content: {
      cn: '<p>绝缘厚度每多 0.1 毫米，一年就是几十吨材料。{company}把测量、判断和调节合为一个闭环：偏差出现后两米之内即被修正。</p><h3>现场看什么</h3><ul><li>同一根线芯，开环与闭环各走五百米，当场称重</li><li>从停机到稳定出线的时间与废线长度</li><li>历史曲线如何随盘号一起交给客户</li></ul><p>技术人员三天均在展位，欢迎带上自己的截面与材料来谈。</p>',
      en: '<p>One tenth of a millimetre of insulation too much adds up to tens of tonnes of compound a year. {company} closes the loop between measuring, judging and adjusting: a deviation is corrected within two metres.</p><h3>What to see</h3><ul><li>The same core for five hundred metres with the loop open, then closed, weighed on the spot</li><li>Time and scrap from standstill to stable running</li><li>How the recorded curve travels with the drum to the customer</li></ul><p>Our engineers are at the booth on all three days. Bring your own cross-section and compound.</p>',
    },
  },
  {
    status: 'approved',
    handedIn: '2025-06-10T10:20:00+08:00',
    title: {
      cn: '走进{company}：一条生产线的节能改造',
      en: 'Inside {company}: how one line came to need less energy',
    },
    content: {
      cn: '<p>改造之前，我们先量了四周：哪里在用电，什么时候在用，停机时又是谁还在用。答案让人意外，近五分之一的电耗发生在没有产品下线的时候。</p><figure><img src="{picture}" alt="{shown}"><figcaption>改造后的生产线生产的产品：{shown}</figcaption></figure><h3>三件小事</h3><ol><li>冷却水按进线温度调节，不再全年恒定</li><li>换盘间隙主机自动降速，而不是空转</li><li>压缩空气分段供给，夜间关闭支路</li></ol><p>三项合计，单位产品电耗下降了 <strong>17%</strong>，投资在十四个月内收回。展会期间我们会公开全部测量数据。</p>',
      en: '<p>Before we changed anything we measured for four weeks: where power went, when, and what still drew it while the line stood still. The answer was a surprise. Almost a fifth was used while nothing left the line.</p><figure><img src="{picture}" alt="{shown}"><figcaption>Made on the line today: {shown}</figcaption></figure><h3>Three small things</h3><ol><li>Cooling water follows the inlet temperature and is no longer constant all year</li><li>The main drive slows down between drums where it used to idle</li><li>Compressed air is supplied by sections, and branches close at night</li></ol><p>Together they cut the energy for a kilometre by <strong>17%</strong> and paid back within fourteen months. We publish all of our measurements at the show.</p>',
    },
  },
  {
    status: 'rejected',
    handedIn: '2025-06-05T14:00:00+08:00',
    reason: {
      cn: '请删去“全国第一”等无法核实的表述，并补充产品参数或应用案例。',
      en: 'Please leave out claims that cannot be checked, such as “number one in the country”, and add figures or a case.',
    },
    title: {
      cn: '{product}：全国第一的选择',
      en: '{product}: number one in the country',
    },
    content: {
      cn: '<p>{company}的产品质量全国第一，深受用户好评。</p><p>欢迎新老客户莅临展位洽谈。</p>',
      en: '<p>The products of {company} are number one in the country and praised by everybody.</p><p>We welcome customers old and new at our booth.</p>',
    },
  },
  {
    status: 'approved',
    handedIn: '2025-05-20T09:40:00+08:00',
    title: {
      cn: '从一次现场抢修看{product}的可维护性',
      en: 'What one repair on site taught us about {product}',
    },
    content: {
      cn: '<p>凌晨两点，客户的线停了。四十分钟后恢复生产，靠的不是运气：易损件在同一侧，工具只要两把，备件编号就印在护罩内。</p><blockquote><p>我们不问为什么坏，先问多久能修好。</p></blockquote><p>{company}把这次抢修的时间线画成了一张图，放在展位上。您会看到，时间花在哪里，又是在哪里省下来的。</p>',
      en: '<p>At two in the morning a customer’s line stood still. Forty minutes later it ran again, and not by luck: the parts that wear are on one side, two tools are enough, and the part numbers are printed inside the guard.</p><blockquote><p>We do not ask first why it broke. We ask how soon it runs again.</p></blockquote><p>{company} has drawn the time line of that night. Come to the booth and see where the minutes went, and where they were saved.</p>',
    },
  },
];
