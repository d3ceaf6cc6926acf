/** A text in sections, each with its heading. */
const sections = (parts: readonly (readonly [heading: string, ...paragraphs: string[]])[]) =>
  parts
    .map(
      ([heading, ...paragraphs]) =>
        `<h3>${heading}</h3>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
    )
    .join('');

/** The texts that the foot of each page leads to; their organiser is made up, like the rest of the demo. */
export const legalTexts: Readonly<Record<string, string>> = {
  LEGAL_ICP: '沪ICP备00000000号-1',
  LEGAL_PRIVACY: sections([
    [
      '谁负责',
      '线缆研究院展览公司（下称“主办方”）负责本网站的个人信息处理。联系地址与电话见“主办方信息”，邮箱 service@wirefair.example。',
    ],
    [
      '收集什么、用来做什么',
      '观众：登记时填写的姓名、称谓、证件号码、公司、职务、联系方式和问卷答案，用于制作与核验参观证、联系参观事宜和统计观众。证件号码加密保存，只在入口核验时使用。',
      '展商：公司与联系人资料、展品与展位申请，用于办理参展并在网站和会刊上展示。',
      '所有访客：保证服务安全所需的短期日志。本网站不投放广告，不使用第三方统计工具。',
    ],
    [
      '谁能看到',
      '主办方及受其委托的现场工作人员。您向展商咨询、在展位被扫码或报名活动时，对方会看到您的姓名、公司和您填写的内容。除此之外不向他人提供。',
    ],
    [
      '保存在哪里、保存多久',
      '数据保存在中国境内的服务器上，展会结束两年后删除或匿名处理，法律另有规定的除外。',
    ],
    [
      '您的权利',
      '您可以查阅、复制、更正、删除个人信息，撤回同意，或要求解释处理规则。观众可在观众中心“我的资料”中自行查阅、更正、下载个人信息，或注销账号；其他要求请写信至上述邮箱，主办方在十五个工作日内答复。欧洲经济区的访客同时享有《通用数据保护条例》规定的权利，并可向当地监管机构投诉。',
    ],
    [
      'Cookie',
      '网站只使用必需的 Cookie：登录状态与所选语言。界面偏好和未提交的草稿保存在您的浏览器中，可随时清除。',
    ],
  ]),
  LEGAL_PRIVACY_EN: sections([
    [
      'Who is responsible',
      'The exhibition company of the cable research institute (“the organiser”) is responsible for personal data on this site. Its address and telephone stand in the imprint; write to service@wirefair.example.',
    ],
    [
      'What we collect, and why',
      'Visitors: name, title, number of an identity document, company, position, contact details and answers to the questionnaire, as entered at registration. We use them to issue and check passes, to contact you about your visit and to count visitors. Document numbers are stored encrypted and used only at the entrance.',
      'Exhibitors: details of the company and its contacts, exhibits and booth applications. We use them to run your participation, and show the public part on this site and in the catalogue.',
      'Everybody: short-lived logs that keep the service secure. There is no advertising on this site, and no statistics tool of a third party.',
    ],
    [
      'Who sees it',
      'The organiser, and staff who work for it on site. An exhibitor whom you ask, who scans your pass at a booth, or whose event you sign up for, sees your name, your company and what you entered. Nobody else does.',
    ],
    [
      'Where and for how long',
      'Data is stored on servers in mainland China. Two years after the show it is deleted or made anonymous, unless the law requires otherwise.',
    ],
    [
      'Your rights',
      'You may see, copy, correct or delete your data, withdraw consent, or ask how it is processed. Visitors can see, copy, correct and delete their data under “My details” in the visitor centre. For everything else, write to the address above; the organiser answers within fifteen working days. If you are in the European Economic Area, you also have the rights of the General Data Protection Regulation and may complain to your supervisory authority.',
    ],
    [
      'Cookies',
      'The site sets necessary cookies only: your session and your language. Preferences and drafts that you have not submitted stay in your browser, where you can clear them.',
    ],
  ]),
  LEGAL_TERMS: sections([
    ['适用范围', '本条款适用于浏览本网站、登记参观、申请参展以及在网站上发布内容的所有人。'],
    [
      '账号',
      '请填写真实资料并妥善保管密码和验证码。参观证仅供本人使用，不得转让。主办方可以停用提供虚假资料或滥用网站的账号。',
    ],
    [
      '发布的内容',
      '展商和观众对自己发布的公司资料、展品、采购需求和留言负责，须拥有相应权利。主办方在公开前审核，并可以退回或下线违法、失实或侵权的内容。',
    ],
    ['展品与价格信息', '展品参数由展商提供，不构成主办方的承诺。交易由展商与采购商自行洽谈并承担责任。'],
    ['数据使用', '未经主办方书面同意，不得批量抓取网站数据。合作伙伴可使用“开发者”页面说明的接口与密钥。'],
    ['适用法律', '本条款适用中华人民共和国法律，争议由主办方所在地人民法院管辖。'],
  ]),
  LEGAL_TERMS_EN: sections([
    [
      'Scope',
      'These terms apply to everybody who reads this site, registers to visit, applies to exhibit or publishes on it.',
    ],
    [
      'Accounts',
      'Give true details and keep passwords and codes to yourself. A visit pass is for one person and cannot be passed on. The organiser may close accounts that give false details or abuse the site.',
    ],
    [
      'What you publish',
      'Exhibitors and visitors answer for the company details, exhibits, sourcing requests and messages that they publish, and need the rights to them. The organiser reviews them before they appear, and may return or remove what is unlawful, untrue or infringes rights of others.',
    ],
    [
      'Exhibits and prices',
      'Specifications come from the exhibitors; the organiser does not warrant them. Deals are made between exhibitors and buyers, at their own responsibility.',
    ],
    [
      'Use of data',
      'Data of this site may not be collected in bulk without the organiser’s written consent. Partners use the interface and keys described under “Developers”.',
    ],
    [
      'Law',
      'The law of the People’s Republic of China applies. Disputes go to the court at the organiser’s seat.',
    ],
  ]),
  LEGAL_IMPRINT: sections([
    ['主办方', '线缆研究院展览公司', '上海市杨浦区示例路 1000 号，邮编 200093'],
    ['联系方式', '电话 021-0000 0000，邮箱 service@wirefair.example，工作日 9:00–17:00（北京时间）'],
    ['登记信息', '统一社会信用代码 913100000000000000，法定代表人：示例'],
    ['内容负责人', '展览公司宣传部，邮箱 media@wirefair.example'],
  ]),
  LEGAL_IMPRINT_EN: sections([
    [
      'Organiser',
      'Exhibition company of the cable research institute',
      '1000 Example Road, Yangpu District, Shanghai 200093, China',
    ],
    [
      'Contact',
      'Telephone +86 21 0000 0000, e-mail service@wirefair.example, on working days 9:00–17:00 Beijing time',
    ],
    ['Registration', 'Unified social credit code 913100000000000000, legal representative: Example'],
    ['Responsible for the content', 'Press office of the exhibition company, media@wirefair.example'],
  ]),
  LEGAL_ACCESSIBILITY: sections([
    [
      '我们的目标',
      '本网站以《网页内容无障碍指南》（WCAG）2.2 的 AA 级为目标，并参照欧洲标准 EN 301 549。自 2025 年 6 月起适用的《欧洲无障碍法》也要求面向消费者的网站做到这一点。',
    ],
    [
      '可以期待什么',
      '所有页面都能用键盘操作，可配合读屏软件使用，可放大到 400%，提供浅色与深色主题，并尊重“减少动态效果”的设置。',
    ],
    [
      '已知的不足',
      '展商上传的图片、视频和 PDF 文件不一定有文字说明或字幕；图形验证码没有语音版，可改用邮件验证码，或请主办方代为登记。',
    ],
    [
      '反馈',
      '如遇障碍，请写信至 service@wirefair.example，说明页面地址和问题。主办方在五个工作日内答复，并提供您能使用的其他方式。',
    ],
  ]),
  LEGAL_ACCESSIBILITY_EN: sections([
    [
      'What we aim for',
      'This site aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and follows the European standard EN 301 549. The European Accessibility Act, in force since June 2025, asks the same of sites for consumers.',
    ],
    [
      'What you can expect',
      'Every page works by keyboard and with screen readers, can be enlarged to 400%, comes in a light and a dark theme, and respects the setting for reduced motion.',
    ],
    [
      'What is not there yet',
      'Pictures, videos and PDF files from exhibitors may lack descriptions or subtitles. The picture codes have no spoken form: use a code by e-mail instead, or ask the organiser to register you.',
    ],
    [
      'Tell us',
      'If something stands in your way, write to service@wirefair.example with the address of the page. The organiser answers within five working days and offers a way that works for you.',
    ],
  ]),
};
