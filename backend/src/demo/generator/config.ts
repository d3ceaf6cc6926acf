/** Texts and pictures of pages that the organiser keeps as configuration, keys with and without `_EN`. */
export const CONFIG: Readonly<Record<string, string>> = {
  VISA_IMAGE: '/files/demo/page/visa-cn.svg',
  VISA_IMAGE_EN: '/files/demo/page/visa-en.svg',
  VISA_TITLE: '来华签证邀请函',
  VISA_TITLE_EN: 'Invitation letter for your visa',
  VISA_SUBTITLE:
    '为参加 2025 年 8 月 27–29 日第十二届展会的境外展商与观众办理商务签证邀请函，资料齐全后 5 天内发出。',
  VISA_SUBTITLE_EN:
    'For exhibitors and visitors from abroad who come to the 12th edition, 27–29 August 2025. Letters are sent within 5 days of a complete application.',
  VISA_REMARK:
    '<p>申请前请确认：</p><ul><li>护照有效期自入境之日起不少于 6 个月，并有空白签证页；</li><li>已完成参观登记或展位确认；</li><li>姓名、护照号码与证件完全一致。</li></ul><p>请下载申请表，填写后与护照首页扫描件一并发送给主办方。是否签发签证由中国驻当地使领馆决定。</p>',
  VISA_REMARK_EN:
    '<p>Before you apply, please make sure that:</p><ul><li>your passport is valid for at least 6 months after entry and has an empty visa page;</li><li>you have pre-registered as a visitor, or your booth is confirmed;</li><li>names and passport numbers are exactly those of the document.</li></ul><p>Download the form and send it with a scan of the passport’s data page to the organiser. The decision on a visa lies with the Chinese embassy or consulate.</p>',
  VISA_ATTACHMENT: '/files/demo/documents/visa-application.html',
  VISA_ATTACHMENT_EN: '/files/demo/documents/visa-application.html',
  LAST_VIEW:
    '<h3>上届展会回顾</h3><p>上届展会展出面积 <strong>57,500 平方米</strong>，来自 <strong>19 个国家</strong>的 <strong>900 多家</strong>企业参展，三天接待来自 <strong>96 个国家和地区</strong>的专业观众 <strong>40,629 人</strong>。</p><figure><img src="/files/demo/page/review-cn.svg" alt="上届展会展品分布示意"></figure><p>展品覆盖线缆制造设备、材料、成品线缆、测控与检测全产业链。高压与海底电缆、超净绝缘料、高速挤出和在线测量是观众停留最久的主题。</p><ul><li>主题交流活动 60 余场</li><li>海外采购团 26 个</li><li>展商满意度 93%</li></ul><p>超过八成展商在闭幕前表示将参加下一届。</p>',
  LAST_VIEW_EN:
    '<h3>The last edition</h3><p>On <strong>57,500 m²</strong>, more than <strong>900 exhibitors</strong> from <strong>19 countries</strong> met <strong>40,629 trade visitors</strong> from <strong>96 countries and regions</strong> in three days.</p><figure><img src="/files/demo/page/review-en.svg" alt="Exhibits of the last edition by field"></figure><p>The exhibits covered the whole chain: machinery, materials, finished cable, control and testing. Visitors stayed longest with high voltage and submarine cable, super-clean insulation, high-speed extrusion and in-line measurement.</p><ul><li>More than 60 technical exchanges</li><li>26 buyer delegations from abroad</li><li>93% of exhibitors satisfied</li></ul><p>Before closing, over eighty per cent of the exhibitors said they would be back.</p>',
  TRAFFIC_TITLE: '如何前往上海新国际博览中心',
  TRAFFIC_TITLE_EN: 'How to reach the Shanghai New International Expo Centre',
  TRAFFIC_SUBTITLE:
    '浦东新区龙阳路 2345 号。地铁 7 号线花木路站步行即到，磁浮与 2、16、18 号线可在龙阳路站换乘。停车每小时 8 元，每天最高 64 元。',
  TRAFFIC_SUBTITLE_EN:
    '2345 Longyang Road, Pudong. Huamu Road on metro line 7 is at the door; change at Longyang Road for the maglev and lines 2, 16 and 18. Parking is CNY 8 an hour, CNY 64 a day at most.',
  HOTEL_IMAGE: '/files/demo/page/hotel.svg',
  HOTEL_IMAGE_EN: '/files/demo/page/hotel.svg',
  HOTEL_HEADLINE: '住在展馆附近',
  HOTEL_HEADLINE_EN: 'Stay near the halls',
  HOTEL_SUBTITLE: '协议价含双早，展期班车往返展馆',
  HOTEL_SUBTITLE_EN: 'Show rates with breakfast, and a shuttle to the halls',
  POSTER_NEED_IMAGE: '/files/demo/poster/need.svg',
  POSTER_NEED_IMAGE_EN: '/files/demo/poster/need.svg',
  POSTER_NEED_HEADLINE: '我有采购需求',
  POSTER_NEED_HEADLINE_EN: 'I’m buying',
  POSTER_NEED_SUBTITLE: '写明产品与数量，供应商会来申请配对',
  POSTER_NEED_SUBTITLE_EN: 'Say what you need and how much; suppliers apply to you',
  POSTER_COMPANY_IMAGE: '/files/demo/poster/company.svg',
  POSTER_COMPANY_IMAGE_EN: '/files/demo/poster/company.svg',
  POSTER_COMPANY_HEADLINE: '我是供应商',
  POSTER_COMPANY_HEADLINE_EN: 'I’m a supplier',
  POSTER_COMPANY_SUBTITLE: '展示产品，接收咨询，约见采购商',
  POSTER_COMPANY_SUBTITLE_EN: 'Show your products, answer enquiries and meet buyers',
};
