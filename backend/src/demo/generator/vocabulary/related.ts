import type { RootVocabulary } from './family.ts';

/** Root 7: what surrounds the cable plant. */
export const RELATED: RootVocabulary = {
  families: [
    {
      leaf: '701',
      art: 'recycle:{t}',
      code: 'HS',
      cols: 'k type t pur kw',
      rows: [
        '1000|铜米机~copper granulator|1000|99.7|160',
        '400|干式铜塑分离线~dry copper and plastic separation line|400|99.5|75',
        '2500|废旧电缆破碎分选线~cable shredding and sorting line|2500|99.8|380',
        '80|电缆剥皮机~cable stripping machine|80|99.9|7.5',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['处理量 {t} kg/h {type}', '{type}, {t} kg/h'],
      ],
      briefs: [
        [
          '每小时处理废电缆 {t} kg，铜纯度 {pur}%，全程负压除尘。',
          'Takes {t} kg of scrap cable an hour to {pur}% pure copper, dust-free under suction.',
        ],
        [
          '铜、铝与塑料一次分清，塑料中残铜低于 0.3%。',
          'Parts copper, aluminium and plastic in one pass; less than 0.3% of metal stays in the plastic.',
        ],
      ],
      facts: [
        ['处理能力 {t} kg/h，装机功率 {kw} kW。', '{t} kg/h, {kw} kW installed.'],
        ['刀片可翻转四次使用。', 'Knives are turned four times before regrinding.'],
        ['噪声低于 85 dB(A)，粉尘排放小于 10 mg/m³。', 'Below 85 dB(A) and 10 mg/m³ of dust.'],
      ],
      tags: [
        ['线缆回收', 'Cable recycling'],
        ['铜米机', 'Granulator'],
      ],
    },
    {
      leaf: '702',
      art: 'joint:{x}',
      code: 'FJ',
      cols: 'k type v x sec',
      rows: [
        '10L|冷缩终端~cold-shrink termination|8.7/15 kV|1|25–400',
        '35Z|冷缩中间接头~cold-shrink joint|26/35 kV|3|50–630',
        '110Z|高压预制式终端~high voltage premoulded termination|64/110 kV|1|240–1600',
        '15T|可分离 T 型连接器~separable T connector|8.7/15 kV|1|25–400',
        '220J|高压整体预制接头~high voltage premoulded joint|127/220 kV|1|400–2500',
      ],
      titles: [
        ['{v} {type}', '{v} {type}'],
        ['{type} {m}（{sec} mm²）', '{type} {m}, {sec} mm²'],
      ],
      briefs: [
        [
          '额定 {v}，适用截面 {sec} mm²，液体硅橡胶一次成型。',
          'Rated {v} for {sec} mm², moulded in one piece of liquid silicone.',
        ],
        [
          '安装无需明火，接头界面压力恒定，耐潮密封。',
          'Installed without a flame; interface pressure stays constant and moisture stays out.',
        ],
      ],
      facts: [
        ['额定电压 {v}，截面 {sec} mm²。', 'Rated {v}, sections {sec} mm².'],
        ['应力锥出厂逐件做局放试验。', 'Every stress cone is PD-tested in the factory.'],
        ['附图文安装说明与全套耗材。', 'Packed with illustrated instructions and all consumables.'],
      ],
      tags: [
        ['电缆附件', 'Cable accessories'],
        ['{v}', '{v}'],
        ['高压', 'High voltage'],
      ],
    },
    {
      leaf: '702',
      art: 'joint:2',
      code: 'DL',
      cols: 'k type sec',
      rows: [
        'DTL|铜铝过渡端子~bimetal lug|16–630',
        'JB|绝缘穿刺线夹~insulation piercing connector|16–240',
        'GL|电缆格兰头~cable gland|4–70',
        'NJ|剪切螺栓连接管~shear bolt connector|25–630',
      ],
      titles: [
        ['{type}（{sec} mm²）', '{type}, {sec} mm²'],
        ['{m} {type}', '{type} {m}'],
      ],
      briefs: [
        [
          '适用截面 {sec} mm²，接触电阻低，耐热循环 1000 次。',
          'For {sec} mm²: low contact resistance, proven over 1,000 heat cycles.',
        ],
        ['安装不需要专用模具，适合现场快速施工。', 'Needs no special dies and suits quick work on site.'],
      ],
      facts: [
        ['截面范围 {sec} mm²。', 'Sections {sec} mm².'],
        ['符合 IEC 61238-1 A 类。', 'IEC 61238-1 class A.'],
      ],
      tags: [
        ['连接金具', 'Connectors'],
        ['端子', 'Lugs'],
      ],
    },
    {
      leaf: '703',
      art: 'logistics:{n}',
      code: 'WL',
      cols: 'k type n load',
      rows: [
        'AGV|线盘搬运 AGV~drum-handling AGV|2|5',
        'ASRS|线盘立体库~automated reel warehouse|12|1',
        'RC|电缆倒盘分切线~rewinding and cutting line|3|8',
        'GT|龙门抓盘机械手~gantry drum gripper|4|3',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{load} t {type}', '{type}, {load} t'],
      ],
      briefs: [
        [
          '单次载重 {load} t，与排产系统联动，盘具随到随用。',
          'Carries {load} t and takes orders from the schedule, so drums arrive when wanted.',
        ],
        [
          '与排产和仓储系统联网，夜班可少人值守。',
          'Linked to scheduling and the store, it runs at night with few people.',
        ],
      ],
      facts: [
        ['载重 {load} t，定位精度 ±10 mm。', '{load} t, positioned within ±10 mm.'],
        ['可分期建设，不影响现有生产。', 'Can be built in steps beside running production.'],
      ],
      tags: [
        ['智能物流', 'Intralogistics'],
        ['AGV', 'AGV'],
      ],
    },
    {
      leaf: '704',
      art: 'energy:{n}',
      code: 'JN',
      cols: 'k type n save',
      rows: [
        'VOC|挤出废气治理系统~extrusion fume treatment|3|95',
        'HR|退火余热回收装置~annealer heat recovery|2|30',
        'RW|乳化液再生处理站~emulsion recycling plant|4|80',
        'PV|厂房光伏与储能方案~rooftop solar with storage|5|25',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['线缆厂{type}', '{type} for cable plants'],
      ],
      briefs: [
        [
          '效率可达 {save}%，模块化设计，占地小，维护简单。',
          'Reaches {save}%, in compact modules that are easy to keep.',
        ],
        [
          '先测量后设计，按实际节约分享收益。',
          'We measure first, then design; payment can follow the savings.',
        ],
      ],
      facts: [
        ['典型投资回收期 18–30 个月。', 'Usually pays back in 18–30 months.'],
        ['数据接入能源管理平台。', 'Reports to the energy management system.'],
      ],
      tags: [
        ['节能', 'Energy saving'],
        ['环保', 'Environment'],
      ],
    },
    {
      leaf: '705',
      art: 'plan:{n}',
      code: 'GH',
      cols: 'k type n weeks',
      rows: [
        'F|线缆工厂整体规划~cable plant planning|6|12',
        'T|中高压电缆技术转让~medium and high voltage technology transfer|4|40',
        'L|精益生产与人员培训~lean production training|3|6',
        'C|产品碳足迹核算~product carbon footprint|5|8',
      ],
      titles: [
        ['{type}', '{type}'],
        ['面向线缆企业的{type}', '{type} for wire and cable makers'],
      ],
      briefs: [
        [
          '顾问团队平均从业二十年，{weeks} 周交付可执行方案。',
          'Advisers with twenty years in the trade deliver a workable plan in {weeks} weeks.',
        ],
        [
          '从产能测算、设备选型到投产验收，一个团队负责到底。',
          'One team from capacity studies and machine choice to acceptance.',
        ],
      ],
      facts: [
        ['项目周期约 {weeks} 周。', 'About {weeks} weeks.'],
        ['已服务十余个国家的线缆项目。', 'Has served cable projects in more than ten countries.'],
      ],
      tags: [
        ['技术咨询', 'Consulting'],
        ['工厂规划', 'Plant planning'],
      ],
    },
    {
      leaf: '706',
      art: 'media:{n}',
      code: 'MT',
      cols: 'k type n freq',
      rows: [
        'M|线缆技术双月刊~bimonthly journal of cable technology|4|双月刊~six issues a year',
        'D|铜铝价格与线缆数据服务~copper, aluminium and cable data service|6|每日~daily',
        'Y|线缆行业年鉴~yearbook of the cable trade|3|年刊~yearly',
        'W|线缆招标信息平台~cable tender platform|5|每日~daily',
      ],
      titles: [
        ['{type}', '{type}'],
        ['{type}（中英文）', '{type}, in Chinese and English'],
      ],
      briefs: [
        ['{freq}更新，面向线缆制造、电网与采购人员。', 'Published {freq}, for makers, utilities and buyers.'],
        [
          '数据由行业专家审核，可按企业需要定制报告。',
          'Checked by people of the trade; reports can be made to order.',
        ],
      ],
      facts: [
        ['更新频率：{freq}。', 'Frequency: {freq}.'],
        ['展会期间订阅享优惠。', 'Subscriptions cost less during the show.'],
      ],
      tags: [
        ['行业媒体', 'Trade media'],
        ['数据服务', 'Data service'],
      ],
    },
  ],
  closings: [
    ['可提供现场勘察与免费初步方案。', 'A site visit and first proposal are free.'],
    ['已有华东、华南多家企业合作案例，可安排参观。', 'Reference sites can be visited.'],
    ['售后服务热线工作日全天接听。', 'Our service line answers on every working day.'],
    ['欢迎在展位预约技术交流。', 'Book a technical talk at our booth.'],
  ],
};
