import { legalTexts } from './legal.ts';

/** Page texts that came after the first release of the demo: HTML or an address, keys with and without `_EN`. */
export const pageTexts: Readonly<Record<string, string>> = {
  ...legalTexts,
  ABOUT_INTRO:
    '<p>国际线缆工业展览会每两年在上海举办一届，是线缆制造、材料、设备、检测与应用企业集中见面的地方。第十二届延续“整条产业链在一个屋檐下”的做法：从铜杆、绝缘料到高速挤出、在线测量，再到高压与海底电缆，同一天里就能看完、问清、谈妥。</p><p>展会由线缆研究院与展览公司共同主办。研究院负责技术议程与同期会议，展览公司负责招展、观众组织与现场服务，展商与观众面对的是同一支团队。</p>',
  ABOUT_INTRO_EN:
    '<p>Every two years the makers of wire and cable, their suppliers and their customers meet in Shanghai. The 12th edition keeps to what made the show useful: the whole chain under one roof. From rod and insulation to fast extrusion and in-line measurement, and on to high voltage and submarine cable, you can see it, ask about it and settle it on the same day.</p><p>A cable research institute and an exhibition company run the show together. The institute answers for the technical programme and the conferences, the company for exhibitors, visitors and everything on site, so that you deal with one team.</p>',
  ABOUT_ORGANISER:
    '<p>线缆研究院成立于 1957 年，从事线缆材料、工艺与检测研究；展览公司为其控股的专业办展机构。</p>',
  ABOUT_ORGANISER_EN:
    '<p>The institute has worked on cable materials, processes and testing since 1957; the exhibition company is its own house for trade shows.</p>',
  FACTORY_IMAGE: '/files/demo/page/factory-cn.svg',
  FACTORY_IMAGE_EN: '/files/demo/page/factory-en.svg',
  FACTORY_TEXT:
    '<p>展会之外，再花半天到车间里看一看。两家企业向已登记观众开放生产现场，名额有限，按报名先后确认。</p>',
  FACTORY_TEXT_EN:
    '<p>Spend half a day beyond the halls, in the works themselves. Two companies open their lines to registered visitors; places are few and go in the order of registration.</p>',
  FACTORY_REGISTER:
    '<p>请先完成参观登记，再通过邮件告知想参加的场次、人数和参观编号。主办方在两个工作日内确认；8 月 20 日截止，取消请提前一天通知。</p>',
  FACTORY_REGISTER_EN:
    '<p>Register as a visitor first, then write which visit you want, how many of you come and the numbers of your passes. The office confirms within two working days. Closing date is 20 August; please cancel a day ahead.</p>',
};
