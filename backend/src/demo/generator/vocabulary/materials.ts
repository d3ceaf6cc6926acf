import type { RootVocabulary } from './family.ts';

/** Root 4, what cables are made of: rod, conductors and compounds. */
export const MATERIALS: RootVocabulary = {
  families: [
    {
      leaf: '401',
      art: 'conductor:{w}',
      code: 'CU',
      cols: 'k d o w use',
      rows: [
        '8|8.0|200|1|电工用铜杆~copper rod',
        '8OF|8.0|10|1|无氧铜杆~oxygen-free copper rod',
        '2.6|2.6|200|1|铜线~drawn copper wire',
      ],
      titles: [
        ['Φ{d} mm {use}', '{use}, {d} mm'],
        ['{m} 低氧{use}', '{use} {m}'],
      ],
      briefs: [
        [
          '直径 {d} mm，含氧量不大于 {o} ppm，导电率 101% IACS。',
          '{d} mm, no more than {o} ppm of oxygen, 101% IACS.',
        ],
        [
          '连铸连轧或上引工艺，适合拉制 0.05 mm 微细线不断线。',
          'Continuously cast and rolled or up-cast; draws to 0.05 mm without breaks.',
        ],
      ],
      facts: [
        ['20 °C 电阻率不大于 0.01707 Ω·mm²/m。', 'Resistivity at 20 °C up to 0.01707 Ω·mm²/m.'],
        [
          '扭转试验正反 10 圈以上，表面无铜粉。',
          'Survives ten turns and back in torsion, with no copper dust.',
        ],
        ['每卷 3–5 t，防潮膜加托盘包装。', 'Coils of 3–5 t, film-wrapped on pallets.'],
      ],
      tags: [
        ['铜杆', 'Copper rod'],
        ['无氧铜', 'Oxygen-free copper'],
      ],
    },
    {
      leaf: '401',
      art: 'conductor:{w}',
      code: 'AL',
      cols: 'k alloy d w ten',
      rows: [
        '8030|8030 铝合金杆~8030 alloy rod|9.5|1|105–140',
        '1370|1370 电工铝杆~1370 EC aluminium rod|9.5|1|95–115',
        '6201|6201 高强铝合金线~6201 high-strength alloy wire|3.2|19|315–325',
        'ACS|铝包钢线~aluminium-clad steel wire|3.0|7|1340–1400',
      ],
      titles: [
        ['{alloy} Φ{d} mm', '{alloy}, {d} mm'],
        ['线缆用{alloy}', '{alloy} for cable makers'],
      ],
      briefs: [
        [
          '直径 {d} mm，抗拉强度 {ten} MPa，成卷或成盘供应。',
          '{d} mm, tensile strength {ten} MPa, in coils or on reels.',
        ],
        [
          '成分逐炉光谱分析，性能均匀，焊点率低。',
          'Every melt is checked by spectrometer; properties are even and welds are few.',
        ],
      ],
      facts: [
        ['抗拉强度 {ten} MPa。', 'Tensile strength {ten} MPa.'],
        ['卷重 2–2.5 t，头尾无接头。', 'Coils of 2–2.5 t without joints.'],
        ['抗蠕变性能稳定，连接可靠。', 'Creep is low, so connections stay tight.'],
      ],
      tags: [
        ['铝杆', 'Aluminium rod'],
        ['铝合金', 'Aluminium alloy'],
      ],
    },
    {
      leaf: '401',
      art: 'conductor:{w}',
      code: 'ST',
      cols: 'k type w wire',
      rows: [
        'TS19|镀锡铜绞线~tinned copper strand|19|0.16–0.40',
        'CCA|铜包铝线~copper-clad aluminium wire|1|0.12–3.20',
        'AG7|镀银铜绞线~silver-plated copper strand|7|0.05–0.20',
        'JL37|钢芯铝绞线~ACSR conductor|37|2.0–4.5',
      ],
      titles: [
        ['{type}（单丝 {wire} mm）', '{type}, wires {wire} mm'],
        ['{m} {type}', '{type} {m}'],
      ],
      briefs: [
        ['单丝直径 {wire} mm，绞合圆整，节距均匀。', 'Wires of {wire} mm, round strands with an even lay.'],
        [
          '可按客户线规定制，张力收线不乱层。',
          'Made to the customer’s gauge and wound without crossed layers.',
        ],
      ],
      facts: [
        ['单丝 {wire} mm，伸长率 10%–25%。', 'Wires {wire} mm, elongation 10–25%.'],
        ['导体直流电阻符合 GB/T 3956。', 'DC resistance to IEC 60228.'],
      ],
      tags: [
        ['绞线', 'Strand'],
        ['导体', 'Conductor'],
      ],
    },
    {
      leaf: '402',
      art: 'pellets:natural',
      code: 'X',
      cols: 'k v den ten elo use',
      rows: [
        '35|35 kV 及以下~up to 35 kV|0.922|≥20|≥450|过氧化物交联~peroxide-curable',
        '110S|110 kV 超净~110 kV super-clean|0.922|≥22|≥500|过氧化物交联~peroxide-curable',
        '220S|220 kV 超净~220 kV super-clean|0.922|≥23|≥500|高压过氧化物交联~high voltage peroxide-curable',
        '10SI|10 kV 两步法~10 kV two-step|0.921|≥16|≥350|硅烷交联~silane-curable',
        '1SI|1 kV 一步法~1 kV one-step|0.923|≥15|≥350|硅烷交联~silane-curable',
      ],
      titles: [
        ['{v}{use}聚乙烯绝缘料 {m}', '{v} {use} XLPE insulation compound {m}'],
        ['XLPE 绝缘料 {m}（{v}）', 'XLPE insulation {m}, {v}'],
        ['{use}电缆料（{v}）', '{use} cable compound, {v}'],
      ],
      briefs: [
        [
          '密度 {den} g/cm³，断裂伸长率 {elo}%，适用{v}电缆绝缘。',
          'Density {den} g/cm³, elongation at break {elo}%, for cable insulation, {v}.',
        ],
        [
          '{use}型，挤出窗口宽，抗焦烧，大长度连续挤出不积料。',
          'A {use} grade with a wide window: slow to scorch and clean over long runs.',
        ],
      ],
      facts: [
        [
          '密度 {den} g/cm³，拉伸强度 {ten} MPa，断裂伸长率 {elo}%。',
          'Density {den} g/cm³, tensile strength {ten} MPa, elongation {elo}%.',
        ],
        [
          '热延伸（200 °C，0.2 MPa）不大于 80%，永久变形不大于 5%。',
          'Hot set at 200 °C and 0.2 MPa no more than 80%, permanent 5%.',
        ],
        [
          '介质损耗因数不大于 5×10⁻⁴，击穿强度不低于 30 kV/mm。',
          'Dissipation factor up to 5×10⁻⁴, breakdown at least 30 kV/mm.',
        ],
        ['长期工作温度 90 °C。', 'Rated for 90 °C in service.'],
      ],
      tags: [
        ['交联聚乙烯', 'XLPE'],
        ['绝缘料', 'Insulation compound'],
        ['电缆料', 'Cable compound'],
      ],
    },
    {
      leaf: '402',
      art: 'pellets:black',
      code: 'SC',
      cols: 'k type vr use',
      rows: [
        '35N|导体屏蔽料~conductor screen|≤35|中压与高压电缆~medium and high voltage cable',
        '35W|可剥离绝缘屏蔽料~strippable core screen|≤50|10–35 kV 电缆~10–35 kV cable',
        '110N|超光滑屏蔽料~super-smooth screen|≤30|110–220 kV 高压电缆~110–220 kV high voltage cable',
      ],
      titles: [
        ['{type} {m}', '{type} compound {m}'],
        ['{use}用半导电{type}', 'Semiconductive {type} compound for {use}'],
      ],
      briefs: [
        [
          '半导电{type}，23 °C 体积电阻率 {vr} Ω·cm，用于{use}。',
          'Semiconductive {type} compound with {vr} Ω·cm at 23 °C, for {use}.',
        ],
        [
          '炭黑分散细腻，挤出表面光滑，突起少。',
          'Finely dispersed black gives a smooth surface with few protrusions.',
        ],
      ],
      facts: [
        [
          '体积电阻率（23 °C）{vr} Ω·cm，90 °C 不大于 350 Ω·cm。',
          'Volume resistivity {vr} Ω·cm at 23 °C, up to 350 at 90 °C.',
        ],
        ['使用前 65 °C 干燥 6 小时。', 'Dry at 65 °C for 6 hours before use.'],
        ['铝塑袋内 25 kg 真空包装。', 'Vacuum-packed, 25 kg in foil bags.'],
      ],
      tags: [
        ['半导电屏蔽料', 'Semiconductive compound'],
        ['高压', 'High voltage'],
        ['电缆料', 'Cable compound'],
      ],
    },
    {
      leaf: '402',
      art: 'pellets:black',
      code: 'PE',
      cols: 'k type den mfr',
      rows: [
        'HD|黑色高密度聚乙烯护套料~black HDPE jacketing|0.954|0.3',
        'MD|黑色中密度聚乙烯护套料~black MDPE jacketing|0.942|0.6',
        'LLD|线性低密度聚乙烯护套料~LLDPE jacketing|0.932|0.8',
      ],
      titles: [
        ['{type} {m}', '{type} compound {m}'],
        ['光缆与电力电缆用{type}', '{type} for optical and power cables'],
      ],
      briefs: [
        [
          '密度 {den} g/cm³，熔体流动速率 {mfr} g/10 min，耐环境应力开裂 1000 h 以上。',
          'Density {den} g/cm³, melt flow {mfr} g/10 min, more than 1,000 h of stress-crack resistance.',
        ],
        [
          '炭黑含量 2.6%，户外耐候二十年，收缩率低。',
          '2.6% of carbon black for twenty years outdoors, with low shrinkage.',
        ],
      ],
      facts: [
        [
          '密度 {den} g/cm³，熔体流动速率 {mfr} g/10 min。',
          'Density {den} g/cm³, melt flow rate {mfr} g/10 min.',
        ],
        ['炭黑吸收系数不低于 400。', 'Absorption coefficient 400 or better.'],
        ['低温冲击脆化温度 -76 °C。', 'Brittleness temperature -76 °C.'],
      ],
      tags: [
        ['护套料', 'Jacketing'],
        ['聚乙烯', 'Polyethylene'],
      ],
    },
    {
      leaf: '403',
      art: 'pellets:mixed',
      code: 'PVC',
      cols: 'k type t hard',
      rows: [
        'J70|绝缘级~insulation|70|88',
        'H90|护套级~sheathing|90|85',
        'R105|耐热绝缘级~heat-resistant insulation|105|90',
        'NH-25|耐寒护套级~cold-resistant sheathing|70|78',
      ],
      titles: [
        ['{t} °C PVC {type}电缆料', '{t} °C PVC compound, {type} grade'],
        ['{m} 软质聚氯乙烯（{type}）', 'Flexible PVC {m}, {type} grade'],
      ],
      briefs: [
        [
          '{t} °C {type}，邵氏硬度 A{hard}，环保无铅配方，符合 RoHS 与 REACH。',
          'A {t} °C {type} grade, Shore A {hard}, lead-free and compliant with RoHS and REACH.',
        ],
        ['塑化均匀，1000 m/min 高速挤出表面仍光亮。', 'Fuses evenly and stays glossy even at 1,000 m/min.'],
      ],
      facts: [
        [
          '拉伸强度不低于 15 MPa，断裂伸长率不低于 180%。',
          'Tensile strength at least 15 MPa, elongation at least 180%.',
        ],
        ['200 °C 热稳定时间 80 min 以上。', 'Thermal stability at 200 °C more than 80 minutes.'],
        ['颜色按 RAL 色卡配制。', 'Coloured to RAL.'],
      ],
      tags: [
        ['PVC 电缆料', 'PVC compound'],
        ['无铅', 'Lead-free'],
      ],
    },
    {
      leaf: '403',
      art: 'pellets:mixed',
      code: 'LS',
      cols: 'k type oi t use',
      rows: [
        '38|热塑性护套料~thermoplastic sheathing|38|90|数据与通信电缆~data and telecom cable',
        '35X|辐照交联绝缘料~irradiation-curable insulation|35|125|光伏与车内线~solar and vehicle wire',
        '42|高阻燃隔氧层料~high flame-retardant bedding|42|70|A 类成束阻燃电缆~category A cables',
        '36B|Cca/B2ca 护套料~Cca/B2ca sheathing|45|90|欧盟 CPR 电缆~CPR-rated cable',
      ],
      titles: [
        ['低烟无卤{type} {m}', 'LSZH {type} compound {m}'],
        ['氧指数 {oi} 无卤阻燃{type}', 'Halogen-free {type} compound, LOI {oi}'],
      ],
      briefs: [
        [
          '氧指数 {oi}%，耐温 {t} °C，用于{use}，低烟、无卤、低毒。',
          'Oxygen index {oi}%, {t} °C class, for {use}: little smoke and no halogen.',
        ],
        ['挤出扭矩低，可在普通 PVC 螺杆上加工。', 'Runs at low torque, even on a PVC screw.'],
      ],
      facts: [
        [
          '透光率不低于 75%，pH 不低于 4.3，电导率不大于 2.5 μS/mm。',
          'Light transmittance at least 75%, pH at least 4.3, conductivity up to 2.5 μS/mm.',
        ],
        [
          '拉伸强度不低于 11 MPa，伸长率不低于 160%。',
          'Tensile strength at least 11 MPa, elongation at least 160%.',
        ],
        ['推荐挤出温度 150–175 °C。', 'Extrude at 150–175 °C.'],
      ],
      tags: [
        ['低烟无卤', 'LSZH'],
        ['阻燃', 'Flame retardant'],
        ['电缆料', 'Cable compound'],
      ],
    },
    {
      leaf: '404',
      art: 'pellets:rubber',
      code: 'R',
      cols: 'k type t hard use',
      rows: [
        'EPR35|乙丙橡胶绝缘料~EPR insulation|90|75|矿用与船用电缆~mining and shipboard cable',
        'CPE|氯化聚乙烯橡套料~CPE rubber sheathing|85|72|橡套软电缆~rubber flexible cable',
        'SIR60|陶瓷化硅橡胶~ceramifying silicone rubber|180|60|耐火电缆~fire-resistant cable',
        'SIR50|挤出级硅橡胶~extrusion-grade silicone rubber|200|50|高压车载线~high voltage vehicle wire',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{use}用{type}', '{type} for {use}'],
      ],
      briefs: [
        ['邵氏硬度 A{hard}，长期耐温 {t} °C，适用{use}。', 'Shore A {hard}, {t} °C in service, for {use}.'],
        [
          '片状或条状供料，硫化速度快，门尼粘度稳定。',
          'Supplied in sheet or strip, quick to cure, with steady Mooney viscosity.',
        ],
      ],
      facts: [
        ['长期工作温度 {t} °C，硬度 A{hard} ± 3。', '{t} °C in service, Shore A {hard} ± 3.'],
        ['拉伸强度 8–12 MPa，撕裂强度不低于 20 N/mm。', 'Tensile strength 8–12 MPa, tear at least 20 N/mm.'],
        ['20 °C 以下避光存放六个月。', 'Keeps six months below 20 °C in the dark.'],
      ],
      tags: [
        ['橡胶料', 'Rubber compound'],
        ['弹性体', 'Elastomer'],
      ],
    },
    {
      leaf: '404',
      art: 'pellets:natural',
      code: 'F',
      cols: 'k type t mfr',
      rows: [
        '46|FEP 聚全氟乙丙烯~FEP|200|24',
        '40|ETFE 乙烯-四氟乙烯~ETFE|150|12',
        '26|PFA 可熔性聚四氟乙烯~PFA|260|14',
        '2P|PVDF 聚偏氟乙烯~PVDF|125|18',
      ],
      titles: [
        ['{type}线缆级树脂 {m}', '{type} wire and cable resin {m}'],
        ['{t} °C {type}绝缘料', '{type} insulation resin, {t} °C'],
      ],
      briefs: [
        [
          '{type}，熔体流动速率 {mfr} g/10 min，适合薄壁高速挤出。',
          '{type} with a melt flow rate of {mfr} g/10 min for thin walls at high speed.',
        ],
        [
          '耐温 {t} °C，耐化学腐蚀，介电常数低。',
          'Withstands {t} °C and chemicals, with a low dielectric constant.',
        ],
      ],
      facts: [
        ['熔体流动速率 {mfr} g/10 min。', 'Melt flow rate {mfr} g/10 min.'],
        ['介电常数（1 MHz）2.1–2.6。', 'Dielectric constant 2.1–2.6 at 1 MHz.'],
        ['最小挤出壁厚 0.10 mm。', 'Walls down to 0.10 mm.'],
      ],
      tags: [
        ['氟塑料', 'Fluoropolymer'],
        ['高温线', 'High temperature wire'],
      ],
    },
  ],
  closings: [
    [
      '每批附出厂检验单，可免费提供 25 kg 试料。',
      'Every lot carries its certificate; 25 kg trial lots are free.',
    ],
    ['年产能三万吨，批次间性能一致。', 'With 30,000 t a year of capacity, lots match one another.'],
    [
      '符合 RoHS 与 REACH 要求，第三方检测报告可查。',
      'Complies with RoHS and REACH; third-party reports can be seen.',
    ],
    ['技术人员可到客户机台调试工艺。', 'Our engineers set the process on the customer’s own line.'],
    ['仓库覆盖华东、华南和华北，次日可达。', 'Warehouses near the cable regions deliver overnight.'],
  ],
};
