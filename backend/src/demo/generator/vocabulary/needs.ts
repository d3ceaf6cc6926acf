import type { Pair } from '../text.ts';

export interface Need {
  item: Pair;
  /** 1 raw materials, 2 machinery, 3 semi-finished or finished products, 4 other solutions. */
  type: 1 | 2 | 3 | 4;
  also?: 1 | 2 | 3 | 4;
  base: number;
  unit: Pair;
  uses: readonly Pair[];
}

const TONNE: Pair = ['吨', 'tonnes'];
const KM: Pair = ['千米', 'km'];
const SET: Pair = ['台（套）', 'sets'];
const PIECE: Pair = ['件', 'pieces'];
const PROJECT: Pair = ['项', 'projects'];

/** What buyers of the trade look for: the thing, and what it is for. */
export const NEEDS: readonly Need[] = [
  {
    item: ['YJV22-8.7/15 kV 3×300 mm² 中压电缆', 'YJV22 8.7/15 kV medium voltage cable, 3×300 mm²'],
    type: 3,
    base: 20,
    unit: KM,
    uses: [
      ['工业园区配网改造', 'rebuilding the network of an industrial park'],
      ['新建数据中心双路进线', 'the double feeder of a new data centre'],
      ['港口岸电工程', 'a shore power project in a port'],
    ],
  },
  {
    item: [
      'YJLW03-64/110 kV 1×800 mm² 高压电缆及附件',
      '64/110 kV high voltage cable, 1×800 mm², with accessories',
    ],
    type: 3,
    base: 9,
    unit: KM,
    uses: [
      ['城区线路入地', 'putting an urban line underground'],
      ['变电站出线', 'substation feeders'],
      ['化工园区专用线路', 'a dedicated line to a chemical park'],
    ],
  },
  {
    item: ['26/35 kV 三芯海底电缆', '26/35 kV three-core submarine cable'],
    type: 3,
    base: 45,
    unit: KM,
    uses: [
      ['海上风电集电系统', 'an offshore wind array'],
      ['海岛联网', 'connecting islands'],
      ['海上养殖平台供电', 'feeding offshore fish farms'],
    ],
  },
  {
    item: ['低压阻燃电缆 WDZ-YJY 4×95+1×50', 'WDZ-YJY flame-retardant low voltage cable, 4×95+1×50'],
    type: 3,
    base: 30,
    unit: KM,
    uses: [
      ['医院综合楼', 'a hospital building'],
      ['地铁车站', 'metro stations'],
      ['高层住宅项目', 'a high-rise housing project'],
    ],
  },
  {
    item: ['光伏电缆 H1Z2Z2-K 1×6 mm²', 'H1Z2Z2-K solar cable, 1×6 mm²'],
    type: 3,
    base: 800,
    unit: KM,
    uses: [
      ['沙戈荒光伏基地', 'a desert solar base'],
      ['东南亚屋顶电站', 'rooftop plants in South-East Asia'],
      ['欧洲经销商备货', 'stock for a European distributor'],
    ],
  },
  {
    item: ['新能源汽车高压屏蔽线 1×50 mm²', 'screened high voltage vehicle cable, 1×50 mm²'],
    type: 3,
    base: 120,
    unit: KM,
    uses: [
      ['800 V 平台线束', '800 V vehicle harnesses'],
      ['电驱总成配套', 'electric drive units'],
      ['充电设备生产', 'charger production'],
    ],
  },
  {
    item: ['MYPTJ-3.6/6 kV 矿用橡套电缆', 'MYPTJ 3.6/6 kV mining cable'],
    type: 3,
    base: 8,
    unit: KM,
    uses: [
      ['综采工作面', 'a longwall face'],
      ['露天矿电铲', 'electric shovels in an open pit'],
      ['矿井掘进设备', 'tunnelling equipment'],
    ],
  },
  {
    item: ['G.652D 48 芯 GYTA53 光缆', 'GYTA53 optical cable with 48 fibres'],
    type: 3,
    base: 300,
    unit: KM,
    uses: [
      ['高速公路通信', 'motorway communications'],
      ['县域宽带项目', 'a rural broadband scheme'],
      ['油田专网', 'an oilfield network'],
    ],
  },
  {
    item: ['Cat.6A S/FTP 数据缆', 'Cat.6A S/FTP data cable'],
    type: 3,
    base: 500,
    unit: ['箱', 'boxes'],
    uses: [
      ['智能建筑布线', 'cabling smart buildings'],
      ['机房扩容', 'enlarging a server room'],
      ['海外工程配套', 'a contract abroad'],
    ],
  },
  {
    item: ['KVVP2-22 屏蔽铠装控制电缆', 'KVVP2-22 screened and armoured control cable'],
    type: 3,
    base: 40,
    unit: KM,
    uses: [
      ['火电机组改造', 'refitting a power station'],
      ['水处理厂', 'a water treatment plant'],
      ['轧钢生产线', 'a rolling mill'],
    ],
  },
  {
    item: ['拖链用高柔性伺服电缆', 'highly flexible servo cable for drag chains'],
    type: 3,
    base: 15,
    unit: KM,
    uses: [
      ['机床出口配套', 'machine tools for export'],
      ['锂电设备', 'battery production equipment'],
      ['立体仓库堆垛机', 'stacker cranes'],
    ],
  },
  {
    item: ['35 kV 过氧化物交联聚乙烯绝缘料', '35 kV peroxide-curable XLPE insulation'],
    type: 1,
    base: 200,
    unit: TONNE,
    uses: [
      ['中压悬链线生产', 'our MV catenary line'],
      ['风电电缆订单', 'orders for wind farm cable'],
      ['新厂投产备料', 'starting up a new plant'],
    ],
  },
  {
    item: ['110 kV 超净 XLPE 绝缘料', '110 kV super-clean XLPE compound'],
    type: 1,
    base: 150,
    unit: TONNE,
    uses: [
      ['高压电缆国产料替代试制', 'qualifying a second source for high voltage cable'],
      ['高压立塔线', 'a high voltage VCV line'],
      ['海缆工程料', 'a submarine cable contract'],
    ],
  },
  {
    item: ['低烟无卤护套料（氧指数 38）', 'LSZH sheathing compound, LOI 38'],
    type: 1,
    base: 120,
    unit: TONNE,
    uses: [
      ['轨道交通电缆', 'rail cables'],
      ['Cca 级数据缆', 'Cca-rated data cable'],
      ['阻燃布电线', 'flame-retardant building wire'],
    ],
  },
  {
    item: ['Φ8 mm 低氧铜杆', '8 mm low-oxygen copper rod'],
    type: 1,
    base: 500,
    unit: TONNE,
    uses: [
      ['日常生产用料', 'regular production'],
      ['漆包线生产', 'enamelled wire'],
      ['超细线拉制', 'drawing superfine wire'],
    ],
  },
  {
    item: ['8030 铝合金杆 Φ9.5 mm', '8030 aluminium alloy rod, 9.5 mm'],
    type: 1,
    base: 300,
    unit: TONNE,
    uses: [
      ['铝合金电缆', 'aluminium alloy cable'],
      ['储能项目电缆', 'battery storage cable'],
      ['出口低压电缆', 'low voltage cable for export'],
    ],
  },
  {
    item: ['合成云母带 0.14 mm', 'synthetic mica tape, 0.14 mm'],
    type: 1,
    base: 30,
    unit: TONNE,
    uses: [
      ['BTLY 与 NG-A 防火电缆', 'fire-survival cable'],
      ['耐火布电线', 'fire-resistant building wire'],
      ['船用耐火电缆', 'fire-resistant shipboard cable'],
    ],
  },
  {
    item: ['半导电阻水带与缓冲带', 'semiconductive water-blocking and cushioning tape'],
    type: 1,
    base: 40,
    unit: TONNE,
    uses: [
      ['110 kV 电缆', '110 kV cable'],
      ['海底电缆', 'submarine cable'],
      ['66 kV 阵列缆', '66 kV array cable'],
    ],
  },
  {
    item: ['FEP 高速挤出级树脂', 'FEP resin for high-speed extrusion'],
    type: 1,
    base: 10,
    unit: TONNE,
    uses: [
      ['高温数据缆', 'plenum data cable'],
      ['航空导线', 'aircraft wire'],
      ['医疗器械线', 'medical wire'],
    ],
  },
  {
    item: ['铜大拉拉丝油', 'copper rod breakdown lubricant'],
    type: 1,
    base: 12,
    unit: TONNE,
    uses: [
      ['两条大拉线年度用油', 'two breakdown lines for a year'],
      ['乳液更换', 'a change of emulsion'],
      ['新线投产', 'a new line'],
    ],
  },
  {
    item: ['PND630 与 PN1250 钢制线盘', 'PND 630 and PN 1250 steel reels'],
    type: 1,
    base: 800,
    unit: PIECE,
    uses: [
      ['绞线车间周转', 'circulation in the stranding shop'],
      ['新厂首批盘具', 'the first reels of a new plant'],
      ['替换旧盘', 'replacing worn reels'],
    ],
  },
  {
    item: ['13 模铜大拉机（独立传动）', '13-die copper rod breakdown machine with individual drives'],
    type: 2,
    also: 4,
    base: 1,
    unit: SET,
    uses: [
      ['扩产项目', 'an expansion'],
      ['旧机替换', 'replacing an old machine'],
      ['越南工厂', 'our plant in Vietnam'],
    ],
  },
  {
    item: ['16 头连拉连退机', '16-wire drawing and annealing line'],
    type: 2,
    base: 2,
    unit: SET,
    uses: [
      ['汽车线导体', 'automotive conductors'],
      ['布电线软导体', 'flexible building wire'],
      ['产能提升', 'more output'],
    ],
  },
  {
    item: ['91 盘框绞机', '91-bobbin rigid strander'],
    type: 2,
    base: 1,
    unit: SET,
    uses: [
      ['1000 mm² 以上导体', 'conductors above 1,000 mm²'],
      ['海缆阻水导体', 'water-blocked submarine conductors'],
      ['架空导线', 'overhead conductors'],
    ],
  },
  {
    item: ['Φ150 护套生产线', '150 mm sheathing line'],
    type: 2,
    base: 2,
    unit: SET,
    uses: [
      ['中压电缆护套', 'sheathing MV cable'],
      ['低烟无卤护套', 'LSZH sheathing'],
      ['搬迁改造', 'a relocation'],
    ],
  },
  {
    item: ['35 kV 悬链式交联线', '35 kV catenary curing line'],
    type: 2,
    also: 4,
    base: 1,
    unit: SET,
    uses: [
      ['中压新车间', 'a new MV shop'],
      ['中东合资工厂', 'a joint venture in the Middle East'],
      ['技术升级', 'a technical upgrade'],
    ],
  },
  {
    item: ['24 锭高速编织机', '24-carrier high-speed braiders'],
    type: 2,
    base: 12,
    unit: SET,
    uses: [
      ['高压车载线屏蔽', 'screening vehicle cables'],
      ['拖链电缆', 'drag chain cables'],
      ['机器人线', 'robot cables'],
    ],
  },
  {
    item: ['三轴激光测径仪', 'three-axis laser diameter gauges'],
    type: 2,
    base: 6,
    unit: SET,
    uses: [
      ['高速绝缘线', 'high-speed insulation lines'],
      ['漆包线在线检测', 'enamelled wire inspection'],
      ['旧线改造', 'upgrading older lines'],
    ],
  },
  {
    item: ['150 kV 局放试验系统', '150 kV PD test system'],
    type: 2,
    base: 1,
    unit: SET,
    uses: [
      ['中压电缆出厂试验', 'routine tests on MV cable'],
      ['试验室扩建', 'a larger laboratory'],
      ['型式试验能力建设', 'type test capability'],
    ],
  },
  {
    item: ['铜米机回收线', 'a copper granulation line'],
    type: 2,
    also: 4,
    base: 1,
    unit: SET,
    uses: [
      ['厂内废线处理', 'scrap from our own plant'],
      ['再生资源园区', 'a recycling park'],
      ['报废线束', 'end-of-life harnesses'],
    ],
  },
  {
    item: ['成圈包装码垛自动线', 'an automatic coiling, packing and palletising line'],
    type: 2,
    also: 4,
    base: 2,
    unit: SET,
    uses: [
      ['布电线车间', 'a building wire shop'],
      ['减少包装用工', 'fewer hands in packing'],
      ['出口小圈包装', 'small coils for export'],
    ],
  },
  {
    item: ['线缆专用 MES 系统', 'an MES made for cable plants'],
    type: 4,
    base: 1,
    unit: PROJECT,
    uses: [
      ['两个厂区联网', 'two linked sites'],
      ['质量追溯', 'quality tracking'],
      ['排产优化', 'better scheduling'],
    ],
  },
  {
    item: ['挤出车间废气治理方案', 'fume treatment for an extrusion hall'],
    type: 4,
    base: 1,
    unit: PROJECT,
    uses: [
      ['环评要求', 'the permit’s conditions'],
      ['搬迁新厂', 'a new site'],
      ['PVC 车间改造', 'refitting a PVC shop'],
    ],
  },
  {
    item: ['欧盟 CPR 认证与检测服务', 'CPR certification and testing'],
    type: 4,
    base: 4,
    unit: PROJECT,
    uses: [
      ['低压电缆出口', 'low voltage exports'],
      ['数据缆出口', 'data cable exports'],
      ['品牌商要求', 'a brand customer’s request'],
    ],
  },
  {
    item: ['线盘立体仓库与 AGV', 'a reel warehouse with AGVs'],
    type: 4,
    also: 2,
    base: 1,
    unit: PROJECT,
    uses: [
      ['新建智能工厂', 'a new smart factory'],
      ['绞线车间物流', 'the stranding shop'],
      ['夜间无人化', 'unattended nights'],
    ],
  },
  {
    item: ['110 kV 电缆终端与接头', '110 kV terminations and joints'],
    type: 3,
    base: 36,
    unit: PIECE,
    uses: [
      ['电网抢修备品', 'emergency spares of a utility'],
      ['总包项目', 'a turnkey contract'],
      ['年度框架', 'a yearly frame contract'],
    ],
  },
];

/** Ways to ask, by publish type. */
export const WISHES: Readonly<Record<1 | 2 | 3, readonly Pair[]>> = {
  1: [
    ['急购{item}，用于{use}。', 'Urgently needed: {item}, for {use}.'],
    ['{use}急需{item}，有现货者优先。', 'We need {item} at short notice for {use}; stock preferred.'],
    [
      '因工期提前，现紧急采购{item}，用途为{use}。',
      'Our schedule has moved up and we are buying {item} for {use}.',
    ],
    [
      '寻找可在 15 天内交付{item}的供应商，项目为{use}。',
      'Who can deliver {item} within 15 days? It is for {use}.',
    ],
  ],
  2: [
    ['采购{item}，用于{use}。', 'Looking for {item} for {use}.'],
    [
      '我司计划采购{item}，用途：{use}，欢迎生产厂家报价。',
      'We plan to buy {item} for {use} and invite makers to quote.',
    ],
    [
      '{use}需要{item}，请提供技术方案和价格。',
      'For {use} we need {item}; please send a technical proposal and price.',
    ],
    [
      '一次性采购{item}，服务于{use}，展会期间可面谈。',
      'A single purchase of {item} for {use}; we can meet at the show.',
    ],
    [
      '现为{use}询价{item}，贸易商请注明原厂。',
      'Enquiry for {item}, for {use}. Traders, please name the maker.',
    ],
  ],
  3: [
    [
      '长期采购{item}，用于{use}，希望与厂家建立稳定合作。',
      'Long-term demand for {item}, for {use}; we want a lasting supplier.',
    ],
    [
      '{use}每月需要{item}，寻找第二供应商。',
      'We use {item} every month for {use} and look for a second source.',
    ],
    ['按季度签约采购{item}，主要用于{use}。', 'Quarterly contracts for {item}, mainly for {use}.'],
    [
      '年度框架采购{item}，用途为{use}，先小批试用。',
      'A yearly frame contract for {item}, for {use}, starting with a trial lot.',
    ],
  ],
};

/** What the buyer asks for besides, by purchase type. */
export const REQUIREMENTS: Readonly<Record<1 | 2 | 3 | 4, readonly Pair[]>> = {
  1: [
    ['请附典型性能指标和最近三批检验单。', 'Please add typical values and the last three lot certificates.'],
    ['需提供试料 50 kg，试机合格后签约。', 'A 50 kg trial lot comes first; the contract follows a good run.'],
    ['须符合 RoHS 与 REACH，付款月结 60 天。', 'RoHS and REACH required; payment 60 days after month end.'],
    ['华东地区送到厂，价格按铜铝市场价联动。', 'Delivered to East China; metal prices follow the market.'],
    ['请说明年产能和交货周期。', 'Please state yearly capacity and lead time.'],
  ],
  2: [
    [
      '需含安装调试与操作培训，质保不少于一年。',
      'Installation, training and at least a year of warranty included.',
    ],
    [
      '请附设备清单、能耗数据和近三年业绩。',
      'Please send a list of equipment, energy figures and references of three years.',
    ],
    ['希望参观正在运行的同型设备。', 'We would like to see the same model running.'],
    ['可接受九成新二手设备，需提供原始资料。', 'Good used equipment is acceptable with its papers.'],
    ['交货期不超过 150 天，支持 FOB 与 CIF 报价。', 'Delivery within 150 days; quote FOB and CIF.'],
  ],
  3: [
    [
      '要求型式试验报告齐全，按盘附出厂试验报告。',
      'Type test reports required, and a routine report with every drum.',
    ],
    ['需满足 IEC 标准，木盘出口包装。', 'To IEC standards, on export drums.'],
    ['分批交货，首批 30 天内到场。', 'Part deliveries, the first on site within 30 days.'],
    ['投标人须为生产企业，具有同类工程业绩。', 'Makers only, with similar contracts to show.'],
    ['请按含税到厂价报价，有效期 15 天。', 'Quote delivered with tax, valid for 15 days.'],
  ],
  4: [
    ['请先提供初步方案和同行业案例。', 'Please begin with a first proposal and cases from the trade.'],
    ['希望八月展会期间当面沟通。', 'We hope to talk at the show in August.'],
    ['预算已批，计划年内完成。', 'The budget is approved and the work is due this year.'],
    ['需要上门勘察并出具投资回报测算。', 'A site visit and a payback calculation are wanted.'],
  ],
};
