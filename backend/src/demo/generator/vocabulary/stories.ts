import type { Pair } from '../text.ts';

/** An exhibitor's article; '# ' begins a heading and '- ' a list whose items are parted by ' | '. */
export interface Story {
  title: Pair;
  parts: readonly Pair[];
}

export const COMPANY_STORIES: readonly Story[] = [
  {
    title: ['{brand}将携{title}亮相第十二届展会', '{brand} brings the {title} to the 12th edition'],
    parts: [
      [
        '8 月 27 日至 29 日，{brand}将在上海新国际博览中心 {booth} 展位展出{title}。',
        'From 27 to 29 August {brand} shows the {title} at booth {booth} at the Shanghai New International Expo Centre.',
      ],
      ['{brief}', '{brief}'],
      ['# 展位看点', '# At the booth'],
      [
        '- 样机与实物剖面 | 技术人员现场答疑 | 展期订货优惠',
        '- The product itself and a cut-away | Engineers to talk to | Special terms during the show',
      ],
      [
        '欢迎通过本站预约时间，我们会安排专人接待。',
        'Make an appointment through this site and we will have the right person there.',
      ],
    ],
  },
  {
    title: ['{title}通过客户验收', 'Customer accepts the {title}'],
    parts: [
      [
        '{month}，{brand}交付的{title}完成现场验收，各项指标达到合同要求。',
        'In {month} a customer accepted the {title} supplied by {brand}; all figures met the contract.',
      ],
      [
        '从安装到稳定运行用时 {days} 天，比计划提前一周。',
        'It took {days} days from installation to steady running, a week less than planned.',
      ],
      [
        '客户反馈，投用后单位能耗下降 {percent}%，废品率明显降低。',
        'The customer reports {percent}% less energy for the same output, and clearly less scrap.',
      ],
    ],
  },
  {
    title: ['{brand}新厂房在{city}投产', '{brand} opens a new hall in {city}'],
    parts: [
      [
        '{brand}位于{city}的新厂房于 {month}正式投产，产能提升 {percent}%。',
        'The new hall of {brand} in {city} went into production in {month} and raises capacity by {percent}%.',
      ],
      [
        '新车间采用集中供料和数字化管理，从来料到成品实现一码追溯。',
        'Material is fed centrally and one code follows each lot from receipt to dispatch.',
      ],
      [
        '公司还新增了试验室，可完成常规出厂试验和部分型式试验。',
        'A laboratory was added that covers routine tests and some type tests.',
      ],
      [
        '新厂房欢迎展会期间的客户前来参观，可提前登记。',
        'Visitors of the show are welcome to see it; please register beforehand.',
      ],
    ],
  },
  {
    title: ['技术问答：怎样选择合适的规格', 'Questions and answers: choosing the right size'],
    parts: [
      [
        '{brand}的技术人员经常被问到同一个问题：选型时先看什么？',
        'The engineers of {brand} are often asked what to look at first.',
      ],
      ['以{title}为例，{brief}', 'Take the {title} as an example. {brief}'],
      ['# 三个要点', '# Three points'],
      [
        '- 先明确使用环境和标准 | 再核对产能或截面余量 | 最后比较全寿命成本而不是单价',
        '- Settle the surroundings and the standard | Check the margin in output or section | Compare the cost over the years, not the price',
      ],
      ['如需选型表，可在本站向我们咨询。', 'Ask us through this site for the selection table.'],
    ],
  },
  {
    title: ['{brand}获得质量与环境管理体系认证', '{brand} certified for quality and environment'],
    parts: [
      [
        '{brand}近日通过质量、环境和职业健康安全三体系监督审核，零不符合项。',
        '{brand} has passed its surveillance audit for quality, environment and safety without a single finding.',
      ],
      [
        '过去一年，公司单位产值能耗下降 {percent}%，包装材料循环使用次数增加。',
        'Over the past year energy per unit of turnover fell by {percent}% and packaging made more trips.',
      ],
      ['下一步将完成主要产品的碳足迹核算。', 'The next step is the carbon footprint of the main products.'],
    ],
  },
  {
    title: ['{brand}与 {count} 家海外客户签订合作协议', '{brand} signs with {count} customers abroad'],
    parts: [
      [
        '{month}，{brand}与来自东南亚、中东的 {count} 家客户签订供货协议。',
        'In {month} {brand} signed supply agreements with {count} customers in South-East Asia and the Middle East.',
      ],
      [
        '合作产品包括{title}等，首批将在 {days} 天内发运。',
        'They cover the {title} among others; the first lot ships within {days} days.',
      ],
      [
        '公司将在当地建立备件库，并培训服务工程师。',
        'Spares will be kept locally and service engineers trained.',
      ],
    ],
  },
];
