import type { RootVocabulary } from './family.ts';

/** Root 3: what is used up on the way, or carries the cable. */
export const CONSUMABLES: RootVocabulary = {
  families: [
    {
      leaf: '301',
      art: 'oil:{c}',
      code: 'RH',
      cols: 'k metal c fat use',
      rows: [
        'C20|铜~copper|8–12|30|铜大拉~copper rod breakdown',
        'C35|铜~copper|3–5|22|铜中细拉~intermediate and fine copper drawing',
        'A60|铝~aluminium|100|95|铝大拉~aluminium rod breakdown',
        'C50|铜~copper|1–2|18|铜微细拉~superfine copper drawing',
      ],
      titles: [
        ['{metal}拉丝润滑剂 {m}', '{metal} drawing lubricant {m}'],
        ['{use}用拉丝液', 'Drawing lubricant for {use}'],
      ],
      briefs: [
        [
          '用于{use}，推荐使用浓度 {c}%，金属粉沉降快、不结皂。',
          'For {use}: run at {c}%; fines settle quickly and no soap forms.',
        ],
        [
          '润滑膜强、泡沫少，模耗可降低约 15%，乳液寿命超过一年。',
          'A strong film with little foam: dies last about 15% longer and the bath more than a year.',
        ],
      ],
      facts: [
        ['使用浓度 {c}%，有效成分 {fat}%。', 'Concentration {c}%, active content {fat}%.'],
        ['工作温度 35–42 °C，pH 8.2–9.0（水溶型）。', 'Run at 35–42 °C; water-based grades at pH 8.2–9.0.'],
        ['不含亚硝酸盐与短链氯化石蜡。', 'Free of nitrites and short-chain chlorinated paraffins.'],
      ],
      tags: [
        ['拉丝液', 'Drawing lubricant'],
        ['乳化液', 'Emulsion'],
      ],
    },
    {
      leaf: '302',
      art: 'drum:{d}',
      code: 'XP',
      cols: 'k type d load',
      rows: [
        'PND630|高速铝合金线盘~high-speed aluminium spool|630|400',
        'PN2500|全钢瓦楞电缆盘~corrugated steel cable drum|2500|12,000',
        'W1600|胶合板可拆电缆盘~knock-down plywood drum|1600|2000',
        'PT25|锥形 ABS 线轴~tapered ABS spool|250|25',
        'PN4000|海缆超大钢盘~outsize steel drum|4000|35,000',
      ],
      titles: [
        ['{k} {type}', '{type} {k}'],
        ['{d} mm {type}', '{type}, {d} mm flange'],
      ],
      briefs: [
        [
          '法兰直径 {d} mm，载重 {load} kg，动平衡精度 G6.3。',
          'Flange {d} mm, {load} kg of load, balanced to G6.3.',
        ],
        [
          '可循环周转二十次以上，支持电子标签盘具管理。',
          'Goes round more than twenty times and carries a tag for drum tracking.',
        ],
      ],
      facts: [
        ['法兰直径 {d} mm，最大载重 {load} kg。', 'Flange {d} mm, maximum load {load} kg.'],
        ['端面跳动小于 1 mm，轴孔同轴度 0.2 mm。', 'Flange runout below 1 mm, bore coaxial within 0.2 mm.'],
        ['表面喷塑或热浸镀锌。', 'Powder-coated or hot-dip galvanised.'],
      ],
      tags: [
        ['电缆盘', 'Cable drum'],
        ['线盘', 'Reel'],
      ],
    },
    {
      leaf: '303',
      art: 'tape:{x}',
      code: 'DC',
      cols: 'k type x th use',
      rows: [
        'ZS25|半导电阻水带~semiconductive water-blocking tape|black|0.25|高压与海底电缆~high voltage and submarine cable',
        'YM14|合成云母带~synthetic mica tape|mica|0.14|耐火电缆~fire-resistant cable',
        'AL50|铝塑复合带~laminated aluminium tape|alu|0.20|通信与光缆~telecom and optical cable',
        'CU10|屏蔽用软铜带~soft copper screening tape|copper|0.10|中压电缆~medium voltage cable',
        'WF12|聚酯无纺布~polyester nonwoven|white|0.12|成缆绕包~core wrapping',
        'NY30|半导电尼龙带~semiconductive nylon tape|black|0.16|大截面高压导体~large high voltage conductors',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{th} mm {type}', '{type}, {th} mm'],
        ['{use}用{type}', '{type} for {use}'],
      ],
      briefs: [
        [
          '厚度 {th} mm，宽度 10–1000 mm 可分切，用于{use}。',
          '{th} mm thick, slit to 10–1,000 mm, for {use}.',
        ],
        [
          '边缘整齐无毛刺，接头少，绕包张力稳定。',
          'Clean edges and few splices let it run at a steady tension.',
        ],
      ],
      facts: [
        ['厚度 {th} mm，公差 ±0.02 mm。', '{th} mm ± 0.02 mm.'],
        [
          '纸芯内径 52、76 或 152 mm，塔式绕卷可达 8000 m。',
          'Cores 52, 76 or 152 mm; traverse-wound to 8,000 m.',
        ],
        ['瞬时耐温 230 °C（阻水、云母类）。', 'Water-blocking and mica grades bear 230 °C for a short time.'],
      ],
      tags: [
        ['带材', 'Tape'],
        ['阻水', 'Water-blocking'],
        ['屏蔽', 'Screening'],
      ],
    },
    {
      leaf: '304',
      art: 'yarn:{x}',
      code: 'TC',
      cols: 'k type x den',
      rows: [
        'PP|网状聚丙烯填充绳~fibrillated PP filler|white|12,000–300,000',
        'ZS|阻水纱~water-blocking yarn|blue|600–3000',
        'AR|芳纶纱~aramid yarn|yellow|1580–8050',
        'GF|玻纤纱~glass yarn|white|600–2400',
        'FR|阻燃填充绳~flame-retardant filler|grey|24,000–200,000',
      ],
      titles: [
        ['电缆用{type} {m}', '{type} {m} for cable'],
        ['{type}（{den} 旦）', '{type}, {den} denier'],
      ],
      briefs: [
        [
          '线密度 {den} 旦，圆整度好，成缆不跳股。',
          '{den} denier, round and even, and does not jump in laying up.',
        ],
        [
          '低收缩、低吸湿，单卷无接头，可高速退绕。',
          'Little shrinkage or moisture, no knots in a package, and fast unwinding.',
        ],
      ],
      facts: [
        ['线密度 {den} 旦，偏差 ±5%。', '{den} denier within ±5%.'],
        ['150 °C 热收缩不大于 3%。', 'Shrinks no more than 3% at 150 °C.'],
      ],
      tags: [
        ['填充绳', 'Filler'],
        ['纱线', 'Yarn'],
      ],
    },
    {
      leaf: '305',
      art: 'pellets:colour',
      code: 'SM',
      cols: 'k type dose base',
      rows: [
        'RAL|电缆色母料~cable masterbatch|1.5–3|PE',
        'UV|抗紫外母料~UV-stabilising masterbatch|1–2|PE',
        'FR|无卤阻燃母料~halogen-free flame-retardant masterbatch|5–15|EVA',
        'DB|发泡母料~foaming masterbatch|0.8–1.5|PE',
        'PA|加工助剂~processing aid|0.5–1|PE',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{base} 基{type}', '{base}-based {type}'],
      ],
      briefs: [
        [
          '添加比例 {dose}%，分散细，色差 ΔE 小于 1.0。',
          'Let down at {dose}%; finely dispersed, with ΔE below 1.0.',
        ],
        [
          '{base} 载体，高速挤出不析出，耐迁移。',
          'On a {base} carrier; does not plate out at speed or migrate.',
        ],
      ],
      facts: [
        ['推荐添加量 {dose}%。', 'Dose {dose}%.'],
        ['耐热 280 °C，耐光等级 7–8 级。', 'Heat-stable to 280 °C, lightfastness 7–8.'],
        ['可按 RAL、色板或实物配色，三天出样。', 'Matched to RAL or a sample in three days.'],
      ],
      tags: [
        ['色母料', 'Masterbatch'],
        ['助剂', 'Additive'],
      ],
    },
    {
      leaf: '306',
      art: 'ink:{x}',
      code: 'YM',
      cols: 'k type x dry use',
      rows: [
        'W1|白色颜料喷码墨~white pigmented inkjet ink|white|1.0|深色护套~dark sheaths',
        'B2|黑色快干喷码墨~black fast-drying inkjet ink|black|0.6|PVC、XLPE 护套~PVC and XLPE sheaths',
        'UV3|光纤着色 UV 油墨~UV fibre colouring ink|blue|0.01|光纤与光缆厂~fibre and cable plants',
        'CL|环保清洗剂~low-VOC cleaner|clear|2.0|机头与印轮~print heads and wheels',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{use}用{type}', '{type} for {use}'],
      ],
      briefs: [
        [
          '用于{use}，干燥时间约 {dry} 秒，耐擦拭、耐迁移。',
          'For {use}; dries in about {dry} s and does not rub off or migrate.',
        ],
        ['不含丁酮与卤素，气味低，符合 RoHS。', 'Free of MEK and halogens, low in odour and RoHS-compliant.'],
      ],
      facts: [
        ['干燥时间 {dry} s（23 °C）。', 'Dries in {dry} s at 23 °C.'],
        ['棉布擦拭十次字迹清晰。', 'Legible after ten rubs with a cloth.'],
        ['保质期 12 个月，0.75 L 瓶装。', 'Keeps 12 months, in 0.75 L bottles.'],
      ],
      tags: [
        ['油墨', 'Marking ink'],
        ['喷码', 'Inkjet'],
      ],
    },
    {
      leaf: '307',
      art: 'coil:{s}',
      code: 'BZ',
      cols: 'k type s mat',
      rows: [
        'PE|编织布缠绕带~woven wrapping tape|100|PE',
        'VCI|气相防锈膜~VCI film|200|PE',
        'ZB|电缆盘护板~drum lagging|300|松木~pine',
        'SR|电缆端帽~cable end caps|50|热缩聚烯烃~heat-shrink polyolefin',
      ],
      titles: [
        ['{type} {m}', '{type} {m} for wire and cable'],
        ['{mat}{type}', '{type} in {mat}'],
      ],
      briefs: [
        [
          '{mat} 材质，防潮防尘，适合长途海运与露天堆放。',
          'Made of {mat}; keeps out damp and dust on long sea passages and in open yards.',
        ],
        [
          '规格齐全，可印客户商标，小批量起订。',
          'In all common sizes, printed with the customer’s mark, from small lots.',
        ],
      ],
      facts: [
        ['可回收利用，符合出口包装检疫要求。', 'Recyclable, and meets export quarantine rules.'],
        ['常规规格一周交货。', 'Usual sizes leave within a week.'],
      ],
      tags: [
        ['包装材料', 'Packaging'],
        ['防锈', 'Corrosion protection'],
      ],
    },
  ],
  closings: [
    ['可寄样试用，试机时派技术员到场。', 'Samples are sent free, and a technician attends the first trial.'],
    ['随货附检测报告与安全数据表。', 'Delivered with a test report and safety data sheet.'],
    ['月供应能力 800 t，常年备货。', '800 t a month, held in stock all year.'],
    ['配方与规格可按客户工艺调整。', 'Formulas and sizes follow the customer’s process.'],
    ['已进入多家电缆厂合格供方名录。', 'An approved supplier of many cable plants.'],
  ],
};
