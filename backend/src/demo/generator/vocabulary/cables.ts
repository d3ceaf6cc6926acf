import type { RootVocabulary } from './family.ts';

/**
 * Root 4, finished cables. Art is `cable:<spec>`: number of cores, then letters – a armoured (steel tape or
 * wire), m medium or high voltage screens, s overall screen, p pairs, e a smaller fourth core (3+1), r bare
 * round conductor, g filled with strands finely (flexible), x fibre unit beside the cores.
 */
export const CABLES: RootVocabulary = {
  families: [
    {
      leaf: '405',
      art: 'cable:{x}',
      code: 'P',
      cols: 'type con v sz x std',
      rows: [
        'YJV|交联聚乙烯绝缘聚氯乙烯护套~XLPE insulated, PVC sheathed|0.6/1 kV|4×95+1×50|4e|GB/T 12706.1',
        'YJV22|交联聚乙烯绝缘钢带铠装~XLPE insulated, steel tape armoured|0.6/1 kV|3×185+2×95|3ea|GB/T 12706.1',
        'VV22|聚氯乙烯绝缘钢带铠装~PVC insulated, steel tape armoured|0.6/1 kV|4×70|4a|GB/T 12706.1',
        'NYY-J|聚氯乙烯绝缘及护套~PVC insulated and sheathed|0.6/1 kV|5×16|5|VDE 0276-603',
        'NAYY-J|聚氯乙烯绝缘铝芯~aluminium, PVC insulated|0.6/1 kV|4×150 SE|4l|VDE 0276-603',
        'N2XH-J|无卤低烟交联绝缘~XLPE insulated, halogen-free|0.6/1 kV|4×35|4|VDE 0276-604',
        'WDZ-YJY|无卤低烟阻燃~halogen-free flame-retardant|0.6/1 kV|5×10|5|GB/T 19666',
        'YJLV22|铝芯交联聚乙烯绝缘钢带铠装~aluminium, XLPE insulated, steel tape armoured|0.6/1 kV|3×240|3al|GB/T 12706.1',
      ],
      titles: [
        ['{type} {v} {sz} mm² 低压电力电缆', '{type} {v} low voltage power cable, {sz} mm²'],
        ['{con}电力电缆 {type} {sz}', '{type} {sz} power cable'],
        ['{v} {type} 电力电缆', '{v} power cable {type}'],
      ],
      briefs: [
        ['{con}，额定电压 {v}，典型规格 {sz} mm²。', '{con}, rated {v}; a typical size is {sz} mm².'],
        [
          '用于配电网和建筑干线，执行 {std}，可按盘长定制。',
          'For distribution networks and risers to {std}, cut to drum length on request.',
        ],
        [
          '{type} 型电缆，结构紧凑，弯曲半径小，敷设方便。',
          'A compact {type} cable that bends tightly and lays easily.',
        ],
      ],
      facts: [
        [
          '导体为第 2 种紧压绞合导体，符合 GB/T 3956 与 IEC 60228。',
          'Class 2 compacted conductors to IEC 60228.',
        ],
        ['规格范围 1.5–400 mm²，代表规格 {sz} mm²。', 'Range 1.5–400 mm²; representative size {sz} mm².'],
        [
          '执行标准 {std}，出厂逐盘进行 3.5 kV/5 min 耐压试验。',
          'Made to {std}; every drum passes 3.5 kV for 5 minutes.',
        ],
        [
          '敷设温度不低于 0 °C，多芯弯曲半径不小于 12 倍电缆外径。',
          'Install at 0 °C or above; bending radius at least 12 times the diameter.',
        ],
      ],
      tags: [
        ['电力电缆', 'Power cable'],
        ['低压', 'Low voltage'],
        ['{type}', '{type}'],
        ['0.6/1 kV', '0.6/1 kV'],
      ],
    },
    {
      leaf: '405',
      art: 'cable:{x}',
      code: 'M',
      cols: 'type con v sz x ac',
      rows: [
        'YJV22|三芯交联钢带铠装~three-core, steel tape armoured|8.7/15 kV|3×240|3ma|30.5',
        'YJV32|三芯交联细钢丝铠装~three-core, steel wire armoured|8.7/15 kV|3×300|3ma|30.5',
        'YJV|单芯交联~single-core|26/35 kV|1×630|1m|91',
        'YJLV22|铝芯三芯钢带铠装~three-core aluminium, steel tape armoured|8.7/10 kV|3×300|3mal|30.5',
        'NA2XS(F)2Y|铝芯纵向阻水~aluminium, longitudinally watertight|12/20 kV|1×150|1ml|42',
        'YJV22|三芯交联钢带铠装~three-core, steel tape armoured|26/35 kV|3×185|3ma|91',
        'N2XSY|铜芯铜丝屏蔽~copper with copper wire screen|12/20 kV|1×240|1m|42',
      ],
      titles: [
        ['{v} {type} {sz} 中压交联电缆', '{type} {v} medium voltage XLPE cable {sz}'],
        ['{type} {v} {con}电力电缆', '{v} {con} power cable {type}'],
        ['中压电力电缆 {type}-{v} {sz} mm²', 'Medium voltage cable {type} {v}, {sz} mm²'],
      ],
      briefs: [
        [
          '{con}中压电缆，额定电压 {v}，{sz} mm²，三层共挤。',
          'A {con} cable for {v}, {sz} mm², with triple-extruded insulation.',
        ],
        [
          '用于城市环网与风电集电线路，局放在 1.73 U₀ 下不大于 5 pC。',
          'For urban rings and wind farm collectors; partial discharge no more than 5 pC at 1.73 U₀.',
        ],
      ],
      facts: [
        [
          '导体、内屏、绝缘、外屏一次挤出，干法交联。',
          'Conductor screen, insulation and core screen are extruded together and dry-cured.',
        ],
        [
          '交流耐压 {ac} kV/5 min，局放试验逐盘进行。',
          'AC test {ac} kV for 5 minutes, with partial discharge measured drum by drum.',
        ],
        [
          '长期工作温度 90 °C，短路温度 250 °C（不超过 5 s）。',
          '90 °C in service, 250 °C in short circuit for no more than 5 s.',
        ],
        ['规格 {sz} mm²，另供 25–630 mm² 全系列。', '{sz} mm² as shown; the range runs from 25 to 630 mm².'],
      ],
      tags: [
        ['中压电缆', 'Medium voltage'],
        ['交联聚乙烯', 'XLPE'],
        ['{v}', '{v}'],
        ['电力电缆', 'Power cable'],
      ],
    },
    {
      leaf: '406',
      art: 'cable:1mc',
      code: 'H',
      cols: 'type v sz kv sheath len',
      rows: [
        'YJLW03|64/110 kV|1×800|110|皱纹铝套~corrugated aluminium sheath|1200',
        'YJLW02|127/220 kV|1×1600|220|皱纹铝套~corrugated aluminium sheath|700',
        'YJLW03|290/500 kV|1×2500|500|皱纹铝套~corrugated aluminium sheath|550',
        'YJQ02|64/110 kV|1×630|110|铅套~lead sheath|1000',
        '2XS(FL)2Y|76/132 kV|1×1000|132|铝塑复合护层~laminated aluminium sheath|900',
      ],
      titles: [
        ['{v} {type} {sz} 高压交联电缆', '{type} {v} high voltage XLPE cable {sz}'],
        ['{kv} kV 高压电力电缆（{sheath}）', '{kv} kV high voltage power cable with {sheath}'],
        ['{type} {kv} kV 交联聚乙烯绝缘高压电缆', '{kv} kV XLPE insulated high voltage cable {type}'],
      ],
      briefs: [
        [
          '高压交联电缆，{v}，导体 {sz} mm²，金属套为{sheath}。',
          'High voltage XLPE cable for {v}: {sz} mm² conductor, {sheath}.',
        ],
        [
          '用于城网 {kv} kV 入地与变电站进出线，提供电缆、附件与敷设指导的成套服务。',
          'For {kv} kV underground circuits and substation feeders; supplied with accessories and laying supervision.',
        ],
      ],
      facts: [
        [
          '超净绝缘料，立塔或悬链式三层共挤，杂质在线检测。',
          'Super-clean compound, triple-extruded on a catenary or vertical line with contaminants monitored.',
        ],
        [
          '大截面采用五分割导体，交流电阻降低约 20%。',
          'Large sections use five-segment Milliken conductors, which lower AC resistance by about 20%.',
        ],
        [
          '已通过 IEC 60840 / IEC 62067 型式试验与一年预鉴定试验。',
          'Type-tested to IEC 60840 or IEC 62067, with a one-year prequalification test.',
        ],
        ['单根最大交货长度 {len} m。', 'Delivered in single lengths up to {len} m.'],
      ],
      tags: [
        ['高压电缆', 'High voltage cable'],
        ['高压', 'High voltage'],
        ['{kv} kV', '{kv} kV'],
        ['交联聚乙烯', 'XLPE'],
      ],
    },
    {
      leaf: '406',
      art: 'cable:{x}',
      code: 'HYJQ',
      cols: 'type v sz x kv use',
      rows: [
        'HYJQF41-F|26/35 kV|3×300|3max|35|海上风电集电~offshore wind array',
        'HYJQF41-F|38/66 kV|3×500|3max|66|大型海上风机阵列~large offshore turbines',
        'HYJQ41-F|127/220 kV|3×1000|3max|220|海上风电送出~offshore wind export',
        'DC-HYJQ41|±320 kV|1×1800|1max|320|柔性直流送出~HVDC export',
        'DC-HYJQ41|±525 kV|1×2500|1max|525|柔性直流互联~HVDC interconnection',
      ],
      titles: [
        ['{v} 光电复合海底电缆 {type}', '{v} submarine composite power cable {type}'],
        ['{kv} kV 海底电缆 {sz} mm²（{use}）', '{kv} kV submarine cable {sz} mm² for {use}'],
        ['{use}用 {kv} kV 高压海缆', '{kv} kV high voltage submarine cable: {use}'],
      ],
      briefs: [
        [
          '{use}用海底电缆，{v}，{sz} mm²，单层镀锌钢丝铠装，内置光单元。',
          'Submarine cable for {use}: {v}, {sz} mm², galvanised wire armour and a built-in fibre unit.',
        ],
        [
          '连续大长度生产，减少工厂接头，并配套敷设与弯曲保护设计。',
          'Made in long continuous lengths with few factory joints; laying and bend protection are engineered with it.',
        ],
      ],
      facts: [
        [
          '分相铅套，纵向阻水，水密试验水深 200 m。',
          'Lead sheath on each core, longitudinally watertight, tested for 200 m of water.',
        ],
        [
          '光单元 2×24 芯，可监测温度、振动和埋深。',
          'Two 24-fibre units watch temperature, vibration and burial depth.',
        ],
        [
          '依据 CIGRE TB 490 / TB 623 完成型式试验和机械试验。',
          'Type and mechanical tests to CIGRE TB 490 and TB 623.',
        ],
        ['成品可装 10000 t 转盘，厂区直通码头。', 'Loaded from a 10,000 t turntable straight to our quay.'],
      ],
      tags: [
        ['海底电缆', 'Submarine cable'],
        ['高压', 'High voltage'],
        ['海上风电', 'Offshore wind'],
        ['光电复合', 'Composite'],
      ],
    },
    {
      leaf: '407',
      art: 'cable:{x}',
      code: 'K',
      cols: 'type sz x v con',
      rows: [
        'KVV|7×1.5|7|450/750 V|聚氯乙烯绝缘及护套~PVC insulated and sheathed',
        'KVVP|10×1.0|10s|450/750 V|编织屏蔽~braid screened',
        'KVVP2-22|12×1.5|12sa|450/750 V|铜带屏蔽钢带铠装~copper tape screened, steel tape armoured',
        'YSLCY-OZ|5×0.75|5sg|300/500 V|软结构编织屏蔽~flexible, braid screened',
        'KYJV|8×2.5|8|450/750 V|交联绝缘~XLPE insulated',
        'ZR-KVV22|19×1.5|19a|450/750 V|阻燃钢带铠装~flame-retardant, steel tape armoured',
      ],
      titles: [
        ['{type} {sz} 控制电缆', '{type} {sz} control cable'],
        ['{con}控制电缆 {type}', 'Control cable {type}, {con}'],
      ],
      briefs: [
        [
          '{con}，{v}，{sz} mm²，线芯数字编号清晰不脱落。',
          '{con}, {v}, {sz} mm², with core numbers that do not rub off.',
        ],
        [
          '用于变电站二次回路与设备控制，抗干扰，剥线容易。',
          'For substation secondary circuits and machine control; strips cleanly and resists interference.',
        ],
      ],
      facts: [
        ['截面 0.5–6 mm²，芯数 2–61 芯。', 'Sections 0.5–6 mm², 2 to 61 cores.'],
        ['代表规格 {sz} mm²，额定电压 {v}。', 'Shown: {sz} mm², rated {v}.'],
        ['成束阻燃可做到 C、B、A 三级。', 'Bunched flame retardance in categories C, B and A.'],
      ],
      tags: [
        ['控制电缆', 'Control cable'],
        ['{type}', '{type}'],
        ['450/750 V', '450/750 V'],
      ],
    },
    {
      leaf: '407',
      art: 'cable:{x}',
      code: 'J',
      cols: 'type sz x con',
      rows: [
        'DJYPVP|4×2×1.0|4ps|对绞分屏加总屏~individually and overall screened pairs',
        'DJYVP22|8×2×1.5|8psa|总屏钢带铠装~overall screened, steel tape armoured',
        'RE-2Y(St)Yv|2×2×1.3|2ps|铝箔总屏~overall foil screened',
        'KX-HF4FP|2×2×1.5|2ps|K 型热电偶补偿~type K thermocouple extension',
      ],
      titles: [
        ['{type} {sz} 计算机及仪表电缆', '{type} {sz} instrumentation cable'],
        ['{con}仪表电缆 {sz}', '{con}: instrumentation cable {sz}'],
      ],
      briefs: [
        [
          '{con}结构，{sz} mm²，用于 DCS 与现场仪表信号传输。',
          '{con}, {sz} mm², carrying signals between the DCS and the field.',
        ],
        [
          '低电容、低电感，适合本质安全回路，护套浅蓝色可选。',
          'Low capacitance and inductance suit intrinsically safe loops; a light blue sheath is available.',
        ],
      ],
      facts: [
        ['对绞节距不大于 80 mm，相邻线对节距不同。', 'Twist pitch up to 80 mm, different from pair to pair.'],
        [
          '工作电容不大于 90 nF/km，L/R 不大于 25 μH/Ω。',
          'Mutual capacitance up to 90 nF/km, L/R up to 25 μH/Ω.',
        ],
        ['屏蔽抑制系数不大于 0.01。', 'Screening factor 0.01 or better.'],
      ],
      tags: [
        ['仪表电缆', 'Instrumentation cable'],
        ['对绞', 'Twisted pair'],
        ['屏蔽', 'Screened'],
      ],
    },
    {
      leaf: '408',
      art: 'optical:{x}',
      code: 'G',
      cols: 'type n x use span',
      rows: [
        'GYTA53|48|6a|直埋~direct burial|3000/1000',
        'GYTS|96|8a|管道与架空~duct and aerial|1500/600',
        'ADSS-24B1-300|24|5|电力线路全介质自承~all-dielectric on power lines|8000/3000',
        'OPGW-24B1-90|24|3r|高压线路地线~ground wire of high voltage lines|95,000/23,000',
        'GYDTA|288|6|大芯数带状~high-count ribbon|1500/600',
        'MPC-144|144|12|微管气吹~air-blown microduct|500/150',
      ],
      titles: [
        ['{type} {n} 芯光缆', '{type} optical cable, {n} fibres'],
        ['{use}光缆 {type}（{n} 芯）', '{n}-fibre cable {type}: {use}'],
      ],
      briefs: [
        [
          '{n} 芯 G.652D，{use}，允许拉力（短期/长期）{span} N。',
          '{n} fibres of G.652D, {use}; tension {span} N short and long term.',
        ],
        [
          '层绞结构，全截面阻水，-40 °C 到 +70 °C 附加衰减不大于 0.05 dB/km。',
          'Stranded loose tubes, fully water-blocked, adding no more than 0.05 dB/km from -40 to +70 °C.',
        ],
      ],
      facts: [
        [
          '1310 nm 衰减不大于 0.35 dB/km，1550 nm 不大于 0.21 dB/km。',
          'At most 0.35 dB/km at 1310 nm and 0.21 dB/km at 1550 nm.',
        ],
        ['松套管按全色谱标识，可提供 G.657A1。', 'Full colour code; G.657A1 on request.'],
        ['标准盘长 3 km 或 4 km，逐盘 OTDR 测试。', 'Reels of 3 or 4 km, each measured by OTDR.'],
      ],
      tags: [
        ['光缆', 'Optical cable'],
        ['{n} 芯', '{n} fibres'],
        ['光纤', 'Optical fibre'],
      ],
    },
    {
      leaf: '408',
      art: 'cable:4p{s}',
      code: 'CAT',
      cols: 'k type mhz s awg',
      rows: [
        '6|Cat.6 U/UTP|250||23',
        '6A|Cat.6A S/FTP|500|s|23',
        '7|Cat.7 S/FTP|600|s|23',
        '8|Cat.8.1 F/UTP|2000|s|22',
        '5e|Cat.5e F/UTP|100|s|24',
      ],
      titles: [
        ['{type} 数据电缆', '{type} data cable'],
        ['{mhz} MHz 水平对绞电缆 {type}', '{mhz} MHz horizontal cable {type}'],
      ],
      briefs: [
        [
          '4 对 AWG{awg} 实芯铜，带宽 {mhz} MHz，支持 PoE++ 供电。',
          'Four pairs of AWG {awg} solid copper, {mhz} MHz, ready for PoE++.',
        ],
        [
          '绝缘发泡均匀，回波损耗留有 2 dB 以上余量。',
          'Evenly foamed cores leave more than 2 dB of return loss margin.',
        ],
      ],
      facts: [
        ['特性阻抗 100 ± 5 Ω，传播速度 74% 以上。', '100 ± 5 Ω, velocity of propagation above 74%.'],
        ['护套可选 LSZH，欧盟 CPR 等级 Dca 或 Cca。', 'LSZH sheath in CPR class Dca or Cca.'],
        ['305 m 纸箱或 500 m 木盘包装。', 'Packed in 305 m boxes or on 500 m drums.'],
      ],
      tags: [
        ['数据电缆', 'Data cable'],
        ['{type}', '{type}'],
        ['对绞', 'Twisted pair'],
      ],
    },
    {
      leaf: '409',
      art: 'cable:{x}',
      code: 'T',
      cols: 'type use sz x v temp std',
      rows: [
        'H07RN-F|通用重型橡套~heavy rubber flexible|5G2.5|5g|450/750 V|-25…+60|EN 50525-2-21',
        'MYPTJ|煤矿用移动金属屏蔽监视型橡套~metal-screened mining|3×50+3×25/3+3×2.5|3mg|3.6/6 kV|-20…+65|GB/T 12972',
        'H1Z2Z2-K|光伏~photovoltaic|1×6|1g|DC 1500 V|-40…+90|EN 50618',
        'EV-RVV|电动汽车充电~electric vehicle charging|5×6+2×0.5|5g|450/750 V|-40…+70|GB/T 33594',
        'CJPF96/SC|船用~shipboard|3×25|3s|0.6/1 kV|-20…+90|IEC 60092-353',
        'EN 50264-3-1|轨道交通机车~rolling stock|1×95|1g|1.8/3 kV|-40…+90|EN 50264',
        'BTTZ|矿物绝缘防火~mineral insulated fire-resistant|4×25|4r|750 V|-40…+250|GB/T 13033',
        'FDEH|风力发电耐扭转~wind turbine torsion|1×185|1g|0.6/1 kV|-40…+90|GB/T 29631',
        'TRVV|拖链用高柔~highly flexible drag chain|4×1.5|4g|300/500 V|-20…+80|VDE 0285',
      ],
      titles: [
        ['{type} {use}电缆', '{type} {use} cable'],
        ['{use}电缆 {type} {sz}', '{use} cable {type} {sz}'],
        ['{type} {v} {sz} 特种电缆', '{type} {v} special cable {sz}'],
      ],
      briefs: [
        ['{use}电缆，{v}，{sz} mm²，使用温度 {temp} °C。', '{use} cable, {v}, {sz} mm², for {temp} °C.'],
        [
          '执行 {std}，耐油、耐候、耐弯曲，护套颜色可定制。',
          'Made to {std}; resists oil, weather and flexing, with sheath colours to order.',
        ],
      ],
      facts: [
        [
          '导体与结构按 {std} 设计，代表规格 {sz} mm²。',
          'Conductor and build follow {std}; shown in {sz} mm².',
        ],
        ['使用温度 {temp} °C，额定电压 {v}。', 'Temperature range {temp} °C, rated {v}.'],
        ['小批量 500 m 起订，样品 7 天内寄出。', 'Orders start at 500 m; samples leave within 7 days.'],
      ],
      tags: [
        ['特种电缆', 'Special cable'],
        ['{type}', '{type}'],
        ['{use}', '{use}'],
      ],
    },
    {
      leaf: '409',
      art: 'cable:{x}',
      code: 'EV',
      cols: 'sz x v temp use',
      rows: [
        '1×50|1sg|AC 1000 V / DC 1500 V|-40…+150|新能源汽车高压线束~high voltage vehicle harness',
        '1×95|1sg|AC 1000 V / DC 1500 V|-40…+180|新能源汽车高压硅橡胶线~high voltage silicone vehicle wire',
        '2×35|2sg|DC 1000 V|-40…+125|储能系统高压连接~high voltage battery storage link',
        '2×70+3×6|5sg|DC 1000 V|-40…+105|液冷超充~liquid-cooled fast charging',
      ],
      titles: [
        ['{use}电缆 {sz} mm²', '{use} cable, {sz} mm²'],
        ['{temp} °C {use}电缆', '{use} cable for {temp} °C'],
      ],
      briefs: [
        ['{use}用屏蔽软电缆，{v}，橙色护套。', 'Orange screened flexible cable, {v}: {use}.'],
        [
          '弯曲半径 4 倍外径，屏蔽转移阻抗低，适合自动剥线。',
          'Bends to four diameters, has low transfer impedance and suits automatic stripping.',
        ],
      ],
      facts: [
        ['导体为软铜 {sz} mm²，单丝 0.20 mm。', 'Flexible copper {sz} mm² of 0.20 mm wires.'],
        ['耐温等级 {temp} °C，3000 h 热老化合格。', 'Class {temp} °C, proven over 3,000 hours.'],
        ['镀锡铜编织屏蔽加铝箔，覆盖率 85% 以上。', 'Tinned braid over foil, more than 85% coverage.'],
      ],
      tags: [
        ['高压线', 'High voltage'],
        ['新能源', 'E-mobility'],
        ['特种电缆', 'Special cable'],
      ],
    },
  ],
  closings: [
    [
      '出厂逐盘试验，随盘提供试验报告与追溯二维码。',
      'Every drum is tested and leaves with its report and a traceable code.',
    ],
    ['常用规格备有库存，三天内发货。', 'Common sizes are in stock and ship within three days.'],
    [
      '产品已取得 CCC 或型式试验报告，可配合第三方抽检。',
      'Type test reports are on file and third-party sampling is welcome.',
    ],
    [
      '接受按图定制，样品确认后约 20 天交货。',
      'Made to drawing; about 20 days after the sample is approved.',
    ],
    ['交货长度允许偏差 ±0.5%，不短米。', 'Lengths are honest: within ±0.5% of the order.'],
    ['可派技术人员到现场指导敷设与终端制作。', 'Our engineers supervise laying and terminations on site.'],
  ],
};
