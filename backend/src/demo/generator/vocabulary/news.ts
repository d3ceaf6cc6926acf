import type { Pair } from '../text.ts';

/** An article of the show; parts as in stories.ts. Listed newest first. */
export interface ShowArticle {
  date: string;
  title: Pair;
  parts: readonly Pair[];
}

const REGISTER: Pair = [
  '参观登记免费，截止时间为 2025 年 8 月 26 日 12:00（北京时间）。已登记观众凭电子参观证扫码入场。',
  'Pre-registration is free and closes on 26 August 2025 at 12:00 Beijing time. Registered visitors walk in with the code on their pass.',
];
const HOURS: Pair = [
  '观众开放时间：8 月 27–28 日 09:30–16:30，8 月 29 日 09:30–15:00。',
  'The halls are open to visitors from 09:30 to 16:30 on 27 and 28 August, and from 09:30 to 15:00 on 29 August.',
];
const CONTACT: Pair = [
  '如有疑问，请通过“联系我们”页面与主办方联系。',
  'For questions, please use the contact page of this site.',
];

/** News of the organiser. */
export const NEWS: readonly ShowArticle[] = [
  {
    date: '2025-06-13',
    title: ['参观登记突破一万人', 'More than ten thousand visitors have pre-registered'],
    parts: [
      [
        '截至 6 月 12 日，第十二届展会参观登记人数突破一万，比上届同期增长 18%。',
        'By 12 June more than ten thousand people had pre-registered for the 12th edition, 18% more than at the same point last time.',
      ],
      [
        '其中海外登记来自 58 个国家和地区，越南、印度、土耳其和德国位居前列。',
        'Those from abroad come from 58 countries and regions, led by Vietnam, India, Türkiye and Germany.',
      ],
      [
        '从登记信息看，最受关注的展品依次为电力电缆、挤出设备、交联材料和在线检测。',
        'Asked what they want to see, they name power cable, extrusion, XLPE and in-line measurement first.',
      ],
      REGISTER,
    ],
  },
  {
    date: '2025-06-10',
    title: ['供应商名录与展馆分布上线', 'Supplier list and guide to the halls are online'],
    parts: [
      [
        '第十二届展会的“供应商名录”已经上线，可按展馆、国家和产品类别查找；展馆分布见“资料下载”。',
        'The “Supplier list” of the 12th edition is online: search it by hall, country or product. A guide to the halls is under “Downloads”.',
      ],
      [
        'N1–N4 馆为制造与精加工设备，N5、W5 馆为辅助加工，E1–E2 馆为辅助材料，E3–E7 馆为材料与线缆，W1–W4 馆为测控、检测及相关领域。',
        'Machinery is in N1–N4, auxiliaries in N5 and W5, supplies in E1–E2, materials and cable in E3–E7, and control, testing and related fields in W1–W4.',
      ],
      [
        '名录每天更新，收藏的展商会显示在您的个人中心。',
        'The list is updated daily, and your favourites wait for you in the visitor centre.',
      ],
      HOURS,
    ],
  },
  {
    date: '2025-06-06',
    title: [
      '会议日程初稿公布：三天三十余场交流',
      'First programme published: over thirty talks in three days',
    ],
    parts: [
      [
        '展会同期会议日程初稿今日公布，共安排三十余场技术交流和四场专题论坛。',
        'The first programme of the conferences is out: more than thirty technical exchanges and four forums.',
      ],
      ['# 四场论坛', '# The four forums'],
      [
        '- 高压与海底电缆 | 绿色材料与回收 | 线缆智能制造 | 出口市场与认证',
        '- High voltage and submarine cable | Green materials and recycling | Smart manufacturing | Export markets and certification',
      ],
      [
        '听众可在“技术交流会”页面报名，座位按报名顺序保留。',
        'Sign up on the page “Technical exchange”; seats are kept in order of registration.',
      ],
      CONTACT,
    ],
  },
  {
    date: '2025-06-03',
    title: ['签证邀请函开始受理', 'Applications for visa letters are open'],
    parts: [
      [
        '来自海外的展商和观众即日起可申请签证邀请函，资料齐全后 5 天内发出。',
        'Exhibitors and visitors from abroad can now ask for an invitation letter. It is sent within 5 days of a complete application.',
      ],
      [
        '护照有效期须在 6 个月以上。建议在 7 月 31 日前提交，避开使领馆办理高峰。',
        'Passports must be valid for at least six months. Apply by 31 July to avoid the consulates’ busiest weeks.',
      ],
      [
        '部分国家公民可享受短期免签，出行前请以官方信息为准。',
        'Citizens of some countries may enter without a visa for short stays; please check the official information.',
      ],
    ],
  },
  {
    date: '2025-05-29',
    title: ['采购商需求平台发布三百条采购信息', 'Three hundred sourcing requests on the platform'],
    parts: [
      [
        '本站采购需求栏目已发布三百条经过审核的采购信息，涵盖材料、设备、成品和整体方案。',
        'Three hundred reviewed requests now stand on the sourcing pages, from materials and machines to finished cable and whole projects.',
      ],
      [
        '展商登录后可申请配对，主办方将在展前安排洽谈时间。',
        'Exhibitors log in to apply for a match, and the organiser arranges a time at the show.',
      ],
      [
        '观众发布需求免费，审核通常在一个工作日内完成。',
        'Posting is free for visitors; review usually takes one working day.',
      ],
      REGISTER,
    ],
  },
  {
    date: '2025-05-26',
    title: ['展期班车与酒店预订开放', 'Shuttles and hotels can be booked'],
    parts: [
      [
        '主办方与展馆周边 13 家酒店签订协议价，房价均含双早，每晚 278 元至 880 元。',
        'Thirteen hotels near the halls offer show rates with two breakfasts, from CNY 278 to CNY 880 a night.',
      ],
      [
        '展期每天早晚有班车往返，具体线路见“交通指南”。',
        'Shuttles run morning and evening; see “Getting there” for the routes.',
      ],
      [
        '协议房数量有限，请在 8 月 10 日前预订。',
        'Rooms at these rates are limited; please book by 10 August.',
      ],
    ],
  },
  {
    date: '2025-05-22',
    title: ['工厂参观活动报名启动', 'Register for the factory tours'],
    parts: [
      [
        '展会期间将组织两条工厂参观线路，走进一家中高压电缆工厂和一家线缆装备企业。',
        'Two tours during the show lead to a maker of medium and high voltage cable and to a builder of cable machinery.',
      ],
      [
        '每条线路限 40 人，车程约一小时，配中英文讲解。',
        'Forty seats each, about an hour by coach, guided in Chinese and English.',
      ],
      [
        '报名后将由主办方确认，请携带有效证件。',
        'The organiser confirms each place. Please bring an identity document.',
      ],
    ],
  },
  {
    date: '2025-05-19',
    title: ['第十二届展会展位销售超过九成', 'Over ninety per cent of the booths are taken'],
    parts: [
      [
        '截至 5 月中旬，第十二届展会展位预订率超过 90%，其中 N2、E3、E5 馆已满。',
        'By mid-May more than 90% of the booths were booked, and halls N2, E3 and E5 are full.',
      ],
      [
        '本届境外展商来自 18 个国家，意大利和德国企业数量最多。',
        'Exhibitors from abroad come from 18 countries, most of them from Germany and Italy.',
      ],
      [
        '尚有少量标准展位可供申请，请尽快提交展位申请表。',
        'A few shell booths are left; please send the application form soon.',
      ],
      CONTACT,
    ],
  },
  {
    date: '2025-05-15',
    title: ['团体观众预约指南', 'A guide for visitor groups'],
    parts: [
      [
        '五人及以上可申请团体参观，申请表请于 8 月 15 日前以邮件提交。',
        'Groups of five or more can apply by e-mailing the form by 15 August.',
      ],
      ['# 团体礼遇', '# What groups receive'],
      [
        '- 快速通道参观证 | 免费会刊 | 参观礼包 | 集体合影 | 临时落客证',
        '- Fast-lane passes | A free catalogue | A visitor’s kit | A group photograph | A drop-off permit',
      ],
      [
        '主办方收到表格后会与联系人确认到达时间。',
        'The organiser then agrees the time of arrival with your contact.',
      ],
      HOURS,
    ],
  },
  {
    date: '2025-05-12',
    title: ['媒体合作伙伴增至二十二家', 'Twenty-two media partners'],
    parts: [
      [
        '又有四家行业媒体加入合作，合作伙伴总数达到二十二家，覆盖欧洲、东南亚和中东。',
        'Four more trade media have joined, which makes twenty-two partners from Europe to South-East Asia and the Middle East.',
      ],
      [
        '展期新闻中心设在 N1 馆入口，提供采访间和直播设备。',
        'The press centre is at the entrance of N1, with interview rooms and live equipment.',
      ],
      ['媒体登记请联系主办方宣传组。', 'Journalists register with the organiser’s press team.'],
    ],
  },
  {
    date: '2025-05-08',
    title: ['绿色布展倡议：减少一次性搭建', 'Building greener booths'],
    parts: [
      [
        '主办方倡议展商采用可重复使用的展架和环保材料，减少撤展废弃物。',
        'The organiser asks exhibitors to use systems that can be built again and to leave less waste.',
      ],
      ['特装展位如采用模块化结构，可减免部分施工押金。', 'Modular booths pay a lower building deposit.'],
      [
        '上届撤展共回收铝型材和木料 46 吨，今年目标为 60 吨。',
        'Last time 46 tonnes of aluminium and timber were recovered; this year’s aim is 60.',
      ],
    ],
  },
  {
    date: '2025-04-28',
    title: ['五月展商手册发布，请关注各项截止日期', 'The exhibitor manual is out: mind the dates'],
    parts: [
      [
        '第十二届展商手册已发布，包含搭建规定、用电申请、物流与证件说明。',
        'The manual of the 12th edition covers booth construction, power, logistics and badges.',
      ],
      [
        '会刊资料、展商证和用电表格均可在展商中心在线提交。',
        'Journal entries, badges and power forms are filed online in the exhibitor centre.',
      ],
      [
        '请留意每张表格上的截止日期，逾期可能产生加急费。',
        'Each form carries its deadline; late forms may cost extra.',
      ],
      CONTACT,
    ],
  },
  {
    date: '2025-04-24',
    title: ['展品物流须知：大型设备请提前申报', 'Heavy exhibits: please announce them early'],
    parts: [
      [
        '单件超过 5 吨或高度超过 4 米的展品，请在 7 月 15 日前向物流服务商申报。',
        'Exhibits above 5 tonnes or 4 metres must be announced to the forwarder by 15 July.',
      ],
      [
        '机械展馆从 8 月 24 日开始进场，吊装按预约时段进行。',
        'Machinery moves in from 24 August, craned by appointment.',
      ],
      [
        '海外展品建议至少提前 20 天到港，以便办理临时进口手续。',
        'Goods from abroad should arrive at least 20 days ahead for temporary import.',
      ],
    ],
  },
  {
    date: '2025-04-21',
    title: ['技术交流会征集演讲题目', 'Call for talks'],
    parts: [
      [
        '技术交流会面向展商征集演讲，题目需围绕新工艺、新材料或测试方法，时长 25 分钟。',
        'Exhibitors may propose talks of 25 minutes on new processes, materials or test methods.',
      ],
      [
        '专家组将根据技术内容和实用性进行评选，广告性内容不予采用。',
        'A panel chooses by substance and use; advertising is not accepted.',
      ],
      ['征集截止日期为 5 月 20 日。', 'Proposals are due by 20 May.'],
    ],
  },
  {
    date: '2025-04-16',
    title: ['东南亚采购团走访筹备完成', 'Buyer delegations from South-East Asia are ready'],
    parts: [
      [
        '主办方代表团走访越南、泰国和马来西亚，与当地线缆协会和电力企业会谈。',
        'The organiser’s team visited Vietnam, Thailand and Malaysia to meet cable associations and utilities.',
      ],
      [
        '目前已确认六个采购团，预计专业采购商超过二百人。',
        'Six delegations with over two hundred buyers are confirmed.',
      ],
      [
        '采购团关注中压电缆设备、低烟无卤材料和二手设备改造。',
        'They look for MV cable machinery, LSZH compounds and retrofits.',
      ],
    ],
  },
  {
    date: '2025-04-10',
    title: ['新版网站上线：找展商更快', 'A new website: find exhibitors faster'],
    parts: [
      [
        '新版网站今日上线，中英文内容同步，支持按产品、展商、采购需求统一搜索。',
        'The new site is live in Chinese and English, with one search over products, exhibitors and requests.',
      ],
      [
        '登录后可以收藏展品、向展商咨询，并在手机上出示参观证。',
        'Log in to keep favourites, ask exhibitors and show your pass on the phone.',
      ],
      ['欢迎通过“联系我们”告诉我们您的意见。', 'Tell us what you think under “Contact”.'],
    ],
  },
  {
    date: '2025-04-02',
    title: ['海外推介走进德国与意大利', 'Presentations in Germany and Italy'],
    parts: [
      [
        '三月下旬，主办方在德国和意大利举行两场推介会，八十余家企业参加。',
        'At the end of March more than eighty companies attended presentations in Germany and Italy.',
      ],
      [
        '与会企业最关心中国海上风电、数据中心和电动汽车带来的线缆需求。',
        'They asked most about demand from offshore wind, data centres and electric vehicles in China.',
      ],
      ['会后新增 26 家企业提交展位申请。', 'Twenty-six more companies applied for a booth afterwards.'],
    ],
  },
  {
    date: '2025-03-26',
    title: ['E 区升级材料展区', 'A larger materials area in the east halls'],
    parts: [
      [
        '本届材料展区扩大到 E1 至 E4 馆，新增绿色材料专区。',
        'Materials now reach from E1 to E4, with a new area for green compounds.',
      ],
      [
        '专区集中展示无卤阻燃料、可回收聚丙烯绝缘料和生物基助剂。',
        'It brings together halogen-free compounds, recyclable polypropylene insulation and bio-based additives.',
      ],
      ['参观者可在专区听取每天三场的短讲。', 'Three short talks are given there every day.'],
    ],
  },
  {
    date: '2025-03-20',
    title: ['展会将设“首发新品”标识', 'New products will be marked'],
    parts: [
      [
        '在本届展会首次公开的产品，可申请在展位上使用“首发新品”标识。',
        'Products shown in public for the first time can carry a mark at their booth.',
      ],
      [
        '申请需提供技术说明和检测报告，由专家组审核。',
        'Applications need a technical note and test report and are reviewed by experts.',
      ],
      ['首批名单将于 7 月公布。', 'The first list appears in July.'],
    ],
  },
  {
    date: '2025-03-13',
    title: ['高校与职业院校观众免费预约', 'Free entry for technical schools'],
    parts: [
      [
        '面向电气、材料和机械专业师生，展会第三天开放校园参观。',
        'On the third day students and teachers of electrical, materials and mechanical engineering are welcome.',
      ],
      ['主办方安排线路讲解和企业招聘角。', 'Guided routes and a recruiting corner are prepared.'],
      ['学校可按团体方式登记，人数不少于五人。', 'Schools register as groups of five or more.'],
    ],
  },
  {
    date: '2025-03-06',
    title: ['十七个展馆如何安排', 'How the seventeen halls are used'],
    parts: [
      [
        '第十二届展会启用 N1–N5、E1–E7、W1–W5 共 17 个展馆。',
        'The 12th edition uses seventeen halls: N1–N5, E1–E7 and W1–W5.',
      ],
      [
        '设备类展馆增设 6 米主通道，便于大型机械演示。',
        'Machinery halls have 6-metre aisles for running machines.',
      ],
      [
        '已签约展商请在两周内核对展位尺寸和开口方向。',
        'Contracted exhibitors please check size and open sides within two weeks.',
      ],
    ],
  },
  {
    date: '2025-02-27',
    title: ['半年倒计时：筹备工作全面推进', 'Six months to go'],
    parts: [
      [
        '距离开幕还有六个月，展会招展、观众组织和会议筹备全面推进。',
        'Half a year before the opening, booths, visitors and conferences are all under way.',
      ],
      ['截至目前已有 19 个国家的企业确认参展。', 'Companies from 19 countries have confirmed.'],
      ['主办方将按月发布筹备进展。', 'Progress will be reported every month.'],
      HOURS,
    ],
  },
  {
    date: '2025-02-20',
    title: ['参观登记系统开放', 'Visitor pre-registration opens'],
    parts: [
      [
        '第十二届展会参观登记系统正式开放，填写信息和问卷约需三分钟。',
        'Pre-registration for the 12th edition is open; the form and questionnaire take about three minutes.',
      ],
      [
        '完成登记即可获得电子参观证，可存入手机。',
        'You receive an electronic pass that stays on your phone.',
      ],
      REGISTER,
    ],
  },
  {
    date: '2025-02-13',
    title: ['春季展商服务说明会举行', 'Briefing for exhibitors'],
    parts: [
      [
        '春季展商服务说明会以线上方式举行，近四百家企业参加。',
        'Nearly four hundred companies joined the online briefing.',
      ],
      [
        '会议介绍了展商中心、广告申请和会刊刊登流程。',
        'It explained the exhibitor centre, advertising and journal entries.',
      ],
      ['录像和讲义可向招展经理索取。', 'Ask your sales manager for the recording and the slides.'],
    ],
  },
  {
    date: '2025-01-21',
    title: ['新春致辞：与行业同行', 'New year greetings'],
    parts: [
      [
        '过去一年，线缆行业在新能源、电网和通信建设中稳步前行。',
        'Over the past year the trade grew steadily with renewables, grids and communications.',
      ],
      ['八月，我们将在上海与各位新老朋友相聚。', 'In August we shall meet friends old and new in Shanghai.'],
      ['主办方全体同事祝您新春愉快、工作顺利。', 'All of us wish you a good new year.'],
    ],
  },
  {
    date: '2025-01-14',
    title: ['春节期间服务安排', 'Service over the Spring Festival'],
    parts: [
      [
        '1 月 28 日至 2 月 4 日主办方放假，网站各项申请照常提交，节后统一处理。',
        'The office is closed from 28 January to 4 February. Applications can be filed as usual and are handled afterwards.',
      ],
      ['紧急事项可发送邮件，值班同事会在 24 小时内回复。', 'Urgent mail is answered within 24 hours.'],
      ['节后首个工作日为 2 月 5 日。', 'We are back on 5 February.'],
    ],
  },
  {
    date: '2025-01-08',
    title: ['会刊广告与现场广告位开放预订', 'Advertising can be booked'],
    parts: [
      [
        '会刊、网站和现场广告位即日起开放预订，展商可在展商中心在线申请。',
        'Advertising in the journal, on the site and in the halls can be booked in the exhibitor centre.',
      ],
      ['热门位置按申请时间先后确认。', 'Popular places go in order of application.'],
      ['设计文件请于 7 月 10 日前上传。', 'Artwork is due by 10 July.'],
    ],
  },
  {
    date: '2024-12-26',
    title: ['2024 年度线缆出口数据简析', 'Cable exports in 2024 at a glance'],
    parts: [
      [
        '全年线缆出口保持增长，电力电缆和光伏电缆是主要动力。',
        'Exports grew again, carried by power and solar cable.',
      ],
      [
        '东南亚、中东和拉美市场占比继续提高。',
        'South-East Asia, the Middle East and Latin America took a larger share.',
      ],
      [
        '展会同期将举办出口市场与认证论坛，邀请检测机构解读规则变化。',
        'A forum at the show will explain changing rules with the test houses.',
      ],
    ],
  },
  {
    date: '2024-12-18',
    title: ['第十二届展会启动招展', 'Booths for the 12th edition on sale'],
    parts: [
      [
        '第十二届展会于今日启动招展，展期为 2025 年 8 月 27 日至 29 日。',
        'Booths for the 12th edition, 27–29 August 2025, are on sale from today.',
      ],
      [
        '上届展商可在 1 月 15 日前优先保留原展位。',
        'Last edition’s exhibitors may keep their place until 15 January.',
      ],
      [
        '上届展会面积 57,500 平方米，900 多家企业参展。',
        'The last edition covered 57,500 m² with more than 900 exhibitors.',
      ],
      CONTACT,
    ],
  },
  {
    date: '2024-12-11',
    title: ['行业大会主题确定：更高电压，更低能耗', 'Theme of the conference: higher voltage, lower energy'],
    parts: [
      [
        '展会同期行业大会主题确定为“更高电压，更低能耗”。',
        'The industry conference will be held under the theme “Higher voltage, lower energy”.',
      ],
      [
        '议题包括直流海缆、可回收绝缘、导体节材和工厂能效。',
        'Topics are DC submarine cable, recyclable insulation, lean conductors and efficient plants.',
      ],
      ['专家委员会开始邀请演讲人。', 'The committee has begun to invite speakers.'],
    ],
  },
  {
    date: '2024-12-04',
    title: ['主办方走访华南线缆企业', 'Visits to cable makers in South China'],
    parts: [
      [
        '主办方一行走访广东多家企业，了解材料和设备采购计划。',
        'The organiser’s team visited makers in Guangdong to learn about their plans.',
      ],
      [
        '企业普遍计划增加高速挤出、在线测量和自动包装的投入。',
        'Most will spend more on high-speed extrusion, in-line measurement and automatic packing.',
      ],
      [
        '相关需求将整理成清单，在展前向展商发布。',
        'Their needs will be listed for exhibitors before the show.',
      ],
    ],
  },
  {
    date: '2024-11-27',
    title: ['海外展览计划公布', 'Fairs abroad'],
    parts: [
      [
        '明年主办方将继续组织企业参加海外展览，包括墨西哥、欧亚和中东非洲等站。',
        'Joint booths abroad go on next year, among others in Mexico, Eurasia and the Middle East and Africa.',
      ],
      ['参展企业可申请展品运输和人员行程的打包服务。', 'Freight and travel can be booked as one package.'],
      ['报名信息见“海外展会”页面。', 'See the page “Overseas exhibitions”.'],
    ],
  },
  {
    date: '2024-11-20',
    title: ['印度展团顺利收官', 'The joint booth in India'],
    parts: [
      [
        '由主办方组织的印度展团圆满结束，十八家企业参展。',
        'Eighteen companies took part in the joint booth in India.',
      ],
      [
        '三天共接待专业观众两千余人次，现场意向订单集中在绞线和挤出设备。',
        'Over two thousand visitors came in three days; most interest was in stranding and extrusion.',
      ],
      ['感谢各参展企业的支持。', 'Our thanks go to all who joined.'],
    ],
  },
  {
    date: '2024-11-12',
    title: ['上届展会总结报告发布', 'Report on the last edition'],
    parts: [
      [
        '上届展会共接待来自 96 个国家和地区的专业观众 40,629 人。',
        'The last edition received 40,629 trade visitors from 96 countries and regions.',
      ],
      [
        '展出面积 57,500 平方米，来自 19 个国家的 900 多家企业参展。',
        'More than 900 exhibitors from 19 countries filled 57,500 m².',
      ],
      [
        '- 观众满意度 92% | 展商满意度 93% | 再次参展意向 84%',
        '- 92% of visitors satisfied | 93% of exhibitors satisfied | 84% mean to come back',
      ],
      ['完整报告可向主办方索取。', 'Ask the organiser for the full report.'],
    ],
  },
  {
    date: '2024-10-30',
    title: ['第十二届展会日期与场馆确定', 'Dates and venue of the 12th edition'],
    parts: [
      [
        '第十二届展会将于 2025 年 8 月 27 日至 29 日在上海新国际博览中心举行。',
        'The 12th edition takes place on 27–29 August 2025 at the Shanghai New International Expo Centre.',
      ],
      [
        '展会由申缆电缆研究院与其展览公司共同主办，每两年一届。',
        'It is organised every two years by the Shenlan Cable Research Institute and its exhibition company.',
      ],
      ['招展工作将于年底启动。', 'Booth sales begin at the end of the year.'],
    ],
  },
  {
    date: '2024-10-16',
    title: ['专家委员会换届', 'A new panel of experts'],
    parts: [
      [
        '展会专家委员会完成换届，二十七位委员来自制造、材料、检测和电网单位。',
        'The show’s panel of experts has been renewed: twenty-seven members from makers, materials, testing and utilities.',
      ],
      [
        '委员会将负责会议选题、新品评审和技术问答。',
        'It chooses conference topics, reviews new products and answers technical questions.',
      ],
      ['首次会议确定了年度工作计划。', 'Its first meeting settled the plan for the year.'],
    ],
  },
];

/** Longer reads on the trade. */
export const FOCUS: readonly ShowArticle[] = [
  {
    date: '2025-06-11',
    title: ['高压直流海缆：±525 kV 之后的路', 'HVDC submarine cable: beyond ±525 kV'],
    parts: [
      [
        '柔性直流海缆的电压从 ±160 kV 走到 ±525 kV，用了不到十五年。',
        'From ±160 kV to ±525 kV, HVDC submarine cable has come a long way in under fifteen years.',
      ],
      ['# 绝缘料仍是关键', '# Insulation decides'],
      [
        '空间电荷控制、杂质尺寸和副产物脱气，决定了绝缘厚度还能减多少。',
        'Space charge, contaminants and degassing set how much thinner the wall can be.',
      ],
      [
        '工厂接头的数量直接影响可靠性，连续生产二十天以上的交联线因此成为标配。',
        'Factory joints cost reliability, so curing lines that run for twenty days and more have become the rule.',
      ],
      [
        '本届展会 E 区将有多家企业展示高压直流材料与装备。',
        'Several exhibitors in the east halls show high voltage DC materials and machines.',
      ],
    ],
  },
  {
    date: '2025-06-04',
    title: ['聚丙烯绝缘：可回收电缆离我们多近', 'Polypropylene insulation: how close are recyclable cables?'],
    parts: [
      [
        '改性聚丙烯无需交联和脱气，理论上可缩短工序并实现回收。',
        'Modified polypropylene needs no curing or degassing, which shortens the process and allows recycling.',
      ],
      ['难点在于低温韧性与长期运行数据。', 'Toughness in the cold and long-term data are the hard parts.'],
      [
        '国内外已有 10–110 kV 示范线路运行，更高电压正在试验。',
        'Pilot circuits from 10 to 110 kV are in service, and higher voltages are on test.',
      ],
      [
        '设备方面，挤出与冷却需要重新匹配，测偏要求更高。',
        'Extrusion and cooling must be matched anew, and centring measured more closely.',
      ],
    ],
  },
  {
    date: '2025-05-27',
    title: ['导体节材：百分之零点八从哪里来', 'Saving 0.8% of copper: where it comes from'],
    parts: [
      [
        '铜价高企，导体截面的富余成为工厂最先检查的环节。',
        'With copper dear, plants first look at the margin in the conductor.',
      ],
      ['# 三个来源', '# Three sources'],
      [
        '- 纳米涂层紧压模保持孔径稳定 | 单线退火均匀减少缩径 | 在线电阻监测代替抽检',
        '- Nano-coated compacting dies keep their bore | Even annealing reduces necking | In-line resistance replaces samples',
      ],
      [
        '把三项结合起来，多数工厂可以在标准范围内节约 0.5%–1%。',
        'Together they save most plants 0.5–1% within the standard.',
      ],
    ],
  },
  {
    date: '2025-05-20',
    title: ['数据中心拉动的线缆新需求', 'What data centres want from cable makers'],
    parts: [
      [
        '一座大型数据中心的电缆用量，相当于一个小城区的配网。',
        'One large data centre takes as much cable as the network of a small district.',
      ],
      [
        '低烟无卤阻燃、预端接光缆和大截面软电缆增长最快。',
        'LSZH, pre-terminated optical cable and large flexible conductors grow fastest.',
      ],
      [
        '供应商需要同时满足交期、弯曲半径和防火等级。',
        'Suppliers must meet lead time, bending radius and fire class at once.',
      ],
      ['展会将组织数据中心专题洽谈。', 'A matchmaking session on data centres is planned.'],
    ],
  },
  {
    date: '2025-05-14',
    title: ['在线测偏怎样帮工厂省料', 'How in-line eccentricity control saves material'],
    parts: [
      [
        '绝缘平均厚度每降低 0.02 mm，一条高速线一年可省下数吨材料。',
        'Every 0.02 mm off the average wall saves a high-speed line tonnes a year.',
      ],
      [
        '前提是最小厚度始终可知可控，这正是在线测偏的价值。',
        'That takes a minimum wall that is always known, and here gauges earn their keep.',
      ],
      [
        'X 射线、超声和光学加感应三种原理各有适用范围。',
        'X-ray, ultrasound and optical-inductive gauges each have their place.',
      ],
      ['选型时应先看材料与线速，再看精度。', 'Look at material and speed first, accuracy second.'],
    ],
  },
  {
    date: '2025-05-07',
    title: ['CPR 新变化与出口企业的准备', 'CPR: what exporters should prepare'],
    parts: [
      [
        '欧盟建筑产品法规对电缆燃烧性能的要求日趋细化。',
        'The European rules on the fire behaviour of cables are getting finer.',
      ],
      [
        '企业应关注性能声明、工厂审核和抽样频次。',
        'Makers should watch declarations, factory audits and sampling.',
      ],
      [
        'Cca 级以上产品的材料配方需要与试验室一起验证。',
        'Compounds for Cca and better must be proven with the laboratory.',
      ],
      ['论坛期间将有三家检测机构现场答疑。', 'Three test houses answer questions at the forum.'],
    ],
  },
  {
    date: '2025-04-29',
    title: ['66 kV 阵列海缆成为新标配', '66 kV array cable becomes the norm'],
    parts: [
      [
        '风机单机容量超过 10 MW 后，35 kV 集电系统的损耗与回路数明显上升。',
        'With turbines above 10 MW, 35 kV arrays lose too much and need too many circuits.',
      ],
      [
        '66 kV 三芯海缆在相同截面下可接入近两倍容量。',
        'At the same section a 66 kV cable carries nearly twice the power.',
      ],
      [
        '湿式设计可以取消铅套，但对绝缘料的水树性能提出更高要求。',
        'Wet designs do without lead but ask more of the insulation against water trees.',
      ],
      ['铠装和弯曲保护同样需要重新校核。', 'Armour and bend protection must be checked again.'],
    ],
  },
  {
    date: '2025-04-22',
    title: ['局放试验常见问题十答（上）', 'Partial discharge testing: common questions, part one'],
    parts: [
      [
        '背景噪声多大才算合格？多数标准要求试验回路灵敏度优于 5 pC。',
        'How quiet must the circuit be? Most standards ask for a sensitivity better than 5 pC.',
      ],
      [
        '屏蔽室接地应一点接地，并与动力地分开。',
        'Ground the shielded room at one point, apart from the power earth.',
      ],
      [
        '电缆端部处理不当，是假信号最常见的来源。',
        'Badly prepared ends are the commonest source of false signals.',
      ],
      ['水终端的水质电导率应定期检查。', 'Check the conductivity of the water in the terminations.'],
    ],
  },
  {
    date: '2025-04-15',
    title: ['车载高压线：铝导体的机会', 'Vehicle high voltage cable: a chance for aluminium'],
    parts: [
      ['轻量化让铝导体重新回到 800 V 平台的视野。', 'Lightness brings aluminium back for 800 V vehicles.'],
      [
        '端子连接是最大难点，超声焊和摩擦焊正在成熟。',
        'Terminations are the hard part; ultrasonic and friction welding are maturing.',
      ],
      ['硅橡胶与交联聚烯烃两条绝缘路线并存。', 'Silicone and cross-linked polyolefin live side by side.'],
      ['屏蔽结构的转移阻抗需要与整车一同验证。', 'Screens must be proven together with the vehicle.'],
    ],
  },
  {
    date: '2025-04-08',
    title: ['老线改造还是换新线', 'Retrofit or replace?'],
    parts: [
      [
        '一条十五年的挤出线，机械部分往往还能再用十年。',
        'The mechanics of a fifteen-year-old extrusion line are often good for ten more.',
      ],
      [
        '更换传动、温控和测量系统，投资约为新线的三成。',
        'New drives, heating and gauges cost about a third of a new line.',
      ],
      [
        '如果瓶颈在螺杆和机头，改造收益会更快体现。',
        'Where the screw and head are the limit, it pays sooner.',
      ],
      ['决定之前，请先做一周的能耗与停机记录。', 'Before deciding, log energy and stops for a week.'],
    ],
  },
  {
    date: '2025-03-31',
    title: ['光缆：从 G.652D 到 G.654E', 'Optical cable: from G.652D to G.654E'],
    parts: [
      ['骨干网提速让大有效面积光纤受到关注。', 'Faster backbones turn attention to large effective area.'],
      ['G.654E 对成缆余长和弯曲更加敏感。', 'G.654E is more sensitive to excess length and bends.'],
      ['套塑和绞合工艺需要更低的张力波动。', 'Secondary coating and stranding need steadier tension.'],
      ['测试仪表也要覆盖 1625 nm 窗口。', 'Test sets must cover 1625 nm.'],
    ],
  },
  {
    date: '2025-03-24',
    title: ['低烟无卤料的挤出要点', 'Extruding LSZH well'],
    parts: [
      [
        '高填充料粘度大、热敏感，螺杆压缩比应控制在 1.2:1 左右。',
        'Highly filled compounds are stiff and heat-sensitive: keep the screw near 1.2:1.',
      ],
      ['机筒温度宁低勿高，熔温不宜超过 180 °C。', 'Run cool rather than hot, with melt below 180 °C.'],
      ['模具承线段不宜过长，以免表面粗糙。', 'Short lands keep the surface smooth.'],
      ['开机前充分干燥，是减少气孔的最简单办法。', 'Drying well is the simplest cure for pores.'],
    ],
  },
  {
    date: '2025-03-17',
    title: ['线盘也要数字化', 'Reels, too, go digital'],
    parts: [
      [
        '一家中型工厂的线盘往往有上万只，找盘的时间常被忽略。',
        'A medium plant owns ten thousand reels, and the time spent looking for them is overlooked.',
      ],
      ['电子标签加立体库，可以让周转率提高三成。', 'Tags and an automated store turn them a third faster.'],
      [
        '关键是与排产系统打通，而不是单独上一套仓库。',
        'The point is the link to scheduling, not the warehouse as such.',
      ],
    ],
  },
  {
    date: '2025-03-10',
    title: ['防火电缆三种结构的比较', 'Three ways to build a fire-survival cable'],
    parts: [
      [
        '矿物绝缘、陶瓷化硅橡胶和云母带绕包，是目前三种主流结构。',
        'Mineral insulation, ceramifying silicone and mica tape are the three common ways.',
      ],
      ['# 怎么选', '# How to choose'],
      [
        '- 高温长时：矿物绝缘 | 柔性安装：陶瓷化硅橡胶 | 成本敏感：云母带',
        '- Long and hot: mineral insulation | Flexible laying: ceramifying silicone | Cost first: mica tape',
      ],
      [
        '不论哪种结构，接头都应与电缆一起通过试验。',
        'Whatever the build, joints must pass the test with the cable.',
      ],
    ],
  },
  {
    date: '2025-03-03',
    title: ['拉丝乳液的日常管理', 'Looking after drawing emulsion'],
    parts: [
      [
        '浓度、温度、pH 和铜粉含量，每班都应记录。',
        'Concentration, temperature, pH and fines should be logged every shift.',
      ],
      ['温度过高会加快细菌生长，过低则影响润滑。', 'Too warm breeds bacteria, too cold spoils lubrication.'],
      ['集中过滤比单机过滤更省人工。', 'Central filters save labour.'],
      ['乳液再生站可减少八成废液排放。', 'A recycling plant cuts waste by four fifths.'],
    ],
  },
  {
    date: '2025-02-24',
    title: ['大截面分割导体的工艺控制', 'Making Milliken conductors'],
    parts: [
      [
        '导体截面超过 1000 mm² 后，集肤效应不可忽视。',
        'Above 1,000 mm² skin effect can no longer be ignored.',
      ],
      [
        '五分割结构配合绝缘单线，可把交流电阻降低约两成。',
        'Five segments with insulated wires lower AC resistance by about a fifth.',
      ],
      ['预扭节距与成缆节距必须严格匹配。', 'Pre-twist and lay must match exactly.'],
      ['半导电尼龙带的搭盖影响后续挤出质量。', 'The overlap of the nylon tape shows in the extrusion.'],
    ],
  },
  {
    date: '2025-02-17',
    title: ['线缆工厂的碳足迹从哪里算起', 'Where a cable’s carbon footprint begins'],
    parts: [
      [
        '对多数产品而言，导体材料占碳足迹的七成以上。',
        'For most products the conductor makes up over seventy per cent.',
      ],
      ['再生铜的使用比例因此成为客户最常问的数据。', 'So customers ask first about recycled copper.'],
      [
        '工厂内部，挤出加热和退火是主要能耗点。',
        'Inside the plant, extruder heating and annealing use most.',
      ],
      ['先建立计量，再谈减排。', 'Measure first, then reduce.'],
    ],
  },
  {
    date: '2025-01-24',
    title: ['冷缩附件安装的五个细节', 'Five details when fitting cold-shrink accessories'],
    parts: [
      [
        '高压与中压附件的故障，多数与安装有关。',
        'Most failures of medium and high voltage accessories begin with fitting.',
      ],
      [
        '- 剥切尺寸逐一核对 | 半导电断口平整 | 绝缘打磨到位 | 清洁方向一致 | 应力锥定位准确',
        '- Check every stripping length | Cut the screen square | Sand the insulation well | Clean in one direction | Place the stress cone exactly',
      ],
      ['每一步都应拍照留档。', 'Photograph every step.'],
    ],
  },
  {
    date: '2025-01-16',
    title: ['机器人电缆为何要一千万次', 'Why robot cables need ten million cycles'],
    parts: [
      [
        '一台六轴机器人每天弯折上万次，电缆寿命决定停机时间。',
        'A six-axis robot bends its cables ten thousand times a day, and their life decides the stops.',
      ],
      [
        '超细单丝、短节距和低摩擦绝缘缺一不可。',
        'Fine wires, short lay and slippery insulation are all needed.',
      ],
      ['扭转与弯曲应分开试验，再做复合试验。', 'Test torsion and bending apart, then together.'],
    ],
  },
  {
    date: '2025-01-07',
    title: ['排产系统如何减少短段料', 'Scheduling against short lengths'],
    parts: [
      [
        '订单长度零碎，是线缆行业最典型的排产难题。',
        'Odd order lengths are the trade’s own scheduling puzzle.',
      ],
      ['优化算法可把库存段长与订单自动匹配。', 'Optimisers match stock lengths to orders.'],
      ['有企业上线半年，短段料下降了 12%。', 'One plant cut short lengths by 12% in half a year.'],
    ],
  },
  {
    date: '2024-12-20',
    title: ['再生铜杆的质量边界', 'How good is recycled copper rod?'],
    parts: [
      [
        '再生铜杆能否用于细拉，取决于杂质控制而不是来源。',
        'Whether recycled rod can be drawn fine depends on impurities, not on its origin.',
      ],
      ['氧含量和铅、锑等元素需要逐炉检测。', 'Oxygen, lead and antimony must be checked melt by melt.'],
      [
        '退火后的伸长率和扭转表现，是最直接的判断。',
        'Elongation after annealing and the torsion test tell most.',
      ],
    ],
  },
  {
    date: '2024-12-06',
    title: ['火花机校准：容易忽视的一步', 'Calibrating spark testers'],
    parts: [
      [
        '火花机显示的电压，不一定等于电极上的电压。',
        'The voltage shown is not always the voltage on the electrode.',
      ],
      [
        '依据 IEC 62230，应每年校准电压和灵敏度。',
        'IEC 62230 asks for voltage and sensitivity to be calibrated yearly.',
      ],
      ['模拟缺陷装置可以在生产现场完成检查。', 'An artificial fault device does it on the line.'],
    ],
  },
  {
    date: '2024-11-22',
    title: ['海缆监测：光纤还能告诉我们什么', 'What fibres tell about submarine cables'],
    parts: [
      [
        '海缆内置光纤可以同时感知温度、应变和振动。',
        'Fibres inside a submarine cable sense temperature, strain and vibration.',
      ],
      ['结合埋深模型，可提前发现裸露和锚害。', 'With a burial model they warn of exposure and anchors.'],
      ['数据量大，边缘分析正在成为新方向。', 'The data is large, so analysis moves to the edge.'],
    ],
  },
  {
    date: '2024-10-25',
    title: ['从十一届到十二届：行业这两年', 'Two years in the trade'],
    parts: [
      [
        '两年间，海上风电、光伏和电动汽车改变了线缆需求的结构。',
        'In two years offshore wind, solar and electric vehicles have changed what cable is needed.',
      ],
      [
        '高压、特种和数据电缆的增速超过传统布电线。',
        'High voltage, special and data cable outgrew building wire.',
      ],
      [
        '设备企业从卖单机转向卖整线和服务。',
        'Machine makers moved from single machines to lines and service.',
      ],
      ['第十二届展会将集中呈现这些变化。', 'The 12th edition will show these changes in one place.'],
    ],
  },
];
