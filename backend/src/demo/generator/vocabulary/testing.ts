import type { RootVocabulary } from './family.ts';

/** Root 6: proving what the cable promises. */
export const TESTING: RootVocabulary = {
  families: [
    {
      leaf: '601',
      art: 'scope:{kv}',
      code: 'PD',
      cols: 'k kv kva pc use',
      rows: [
        '350|350|3500|1|110–220 kV 高压电缆~110–220 kV high voltage cable',
        '150|150|600|2|35 kV 及以下电缆~cable up to 35 kV',
        '800|800|16,000|1|500 kV 超高压电缆~500 kV extra-high voltage cable',
        '60|60|120|2|10 kV 电缆~10 kV cable',
      ],
      titles: [
        ['{kv} kV 串联谐振局放试验系统', '{kv} kV series resonant PD test system'],
        ['{m} 高压与局放试验系统', 'High voltage and PD test system {m}'],
        ['{use}出厂试验系统', 'Routine test system for {use}'],
      ],
      briefs: [
        [
          '额定 {kv} kV / {kva} kVA，背景局放小于 {pc} pC，用于{use}出厂试验。',
          '{kv} kV and {kva} kVA with a background below {pc} pC, for routine tests on {use}.',
        ],
        [
          '变频谐振电源、屏蔽室与局放仪成套供货，含水终端。',
          'Resonant supply, shielded room and PD detector as one delivery, water terminations included.',
        ],
      ],
      facts: [
        [
          '输出电压 {kv} kV，容量 {kva} kVA，波形畸变小于 1%。',
          'Output {kv} kV, {kva} kVA, distortion below 1%.',
        ],
        [
          '局放灵敏度 {pc} pC，故障定位误差小于电缆长度的 0.2%。',
          'PD sensitivity {pc} pC; faults located within 0.2% of the length.',
        ],
        ['符合 IEC 60270 与 IEC 60885-3。', 'To IEC 60270 and IEC 60885-3.'],
      ],
      tags: [
        ['局部放电', 'Partial discharge'],
        ['高压试验', 'High voltage test'],
        ['串联谐振', 'Series resonance'],
      ],
    },
    {
      leaf: '601',
      art: 'scope:{kv}',
      code: 'CJ',
      cols: 'k kv e stage',
      rows: ['2400|2400|240|12', '800|800|60|8', '3600|3600|400|18'],
      titles: [
        ['{kv} kV 冲击电压发生器', '{kv} kV impulse voltage generator'],
        ['{m} 雷电与操作冲击试验装置', 'Lightning and switching impulse generator {m}'],
      ],
      briefs: [
        [
          '{stage} 级，标称能量 {e} kJ，用于高压电缆及附件型式试验。',
          '{stage} stages and {e} kJ, for type tests on high voltage cables and accessories.',
        ],
        [
          '波形 1.2/50 μs 与 250/2500 μs 可切换，数字测量分析。',
          'Switches between 1.2/50 and 250/2500 μs, with digital analysis.',
        ],
      ],
      facts: [
        ['标称电压 ±{kv} kV，能量 {e} kJ。', 'Rated ±{kv} kV, {e} kJ.'],
        ['同步放电范围宽，误触发率低。', 'A wide triggering range and few misfires.'],
      ],
      tags: [
        ['冲击电压', 'Impulse voltage'],
        ['高压试验', 'High voltage test'],
      ],
    },
    {
      leaf: '602',
      art: 'tensile:{kn}',
      code: 'WDW',
      cols: 'k kn use acc',
      rows: [
        '5|5|绝缘与护套哑铃片~insulation and sheath dumbbells|0.5',
        '20|20|铜铝单线~copper and aluminium wire|0.5',
        '600|600|导线与 OPGW 整绳~conductors and OPGW|1',
        '0.5|0.5|漆包线与细线~enamelled and fine wire|0.5',
      ],
      titles: [
        ['{kn} kN 电子拉力试验机', '{kn} kN tensile tester'],
        ['{m} 微机控制拉力机（{use}）', 'Computer-controlled tensile tester {m}: {use}'],
      ],
      briefs: [
        [
          '最大力 {kn} kN，{acc} 级精度，用于{use}的抗张强度与伸长率试验。',
          '{kn} kN, class {acc}, for strength and elongation of {use}.',
        ],
        [
          '大变形引伸计自动跟踪，试验报告一键生成。',
          'A long-travel extensometer follows by itself and the report writes itself.',
        ],
      ],
      facts: [
        ['力值 {kn} kN，准确度 {acc} 级，速度 0.05–500 mm/min。', '{kn} kN, class {acc}, 0.05–500 mm/min.'],
        ['内置 GB/T 2951、IEC 60811 试验方法。', 'Methods of IEC 60811 are built in.'],
      ],
      tags: [
        ['拉力机', 'Tensile tester'],
        ['力学试验', 'Mechanical test'],
      ],
    },
    {
      leaf: '602',
      art: 'caliper:{n}',
      code: 'QR',
      cols: 'k type n cyc',
      rows: [
        '2L|两轮曲挠试验机~two-pulley flexing tester|2|30,000',
        'TL|拖链弯曲试验机~drag chain tester|6|10,000,000',
        'NZ|风电缆扭转试验台~torsion rig for wind turbine cable|1|12,000',
        'TY|导体扭转与卷绕试验机~wire torsion and wrapping tester|1|500',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{n} 工位{type}', '{n}-station {type}'],
      ],
      briefs: [
        [
          '{n} 工位，可连续 {cyc} 次，断芯与短路自动记录。',
          'Up to {cyc} cycles without a pause; broken and shorted cores are logged.',
        ],
        [
          '行程、速度与张力可调，按国内外标准预置程序。',
          'Stroke, speed and tension adjust; programs follow national and IEC standards.',
        ],
      ],
      facts: [
        ['最大试验次数 {cyc} 次。', 'Up to {cyc} cycles.'],
        ['可选 -40 °C 低温箱。', 'A -40 °C chamber is an option.'],
      ],
      tags: [
        ['曲挠试验', 'Flexing test'],
        ['弯曲', 'Bending'],
      ],
    },
    {
      leaf: '603',
      art: 'meter:{x}',
      code: 'DZ',
      cols: 'k type x r',
      rows: [
        'QJ|导体直流电阻测试仪~DC conductor resistance tester|ohm|0.1 μΩ–2 kΩ',
        'JY|绝缘电阻测试仪~insulation resistance tester|meg|10 kΩ–20 TΩ',
        'NY|3–50 kV 耐压试验台~3–50 kV withstand test set|kv|0–50 kV',
        'TD|介质损耗测试电桥~dissipation factor bridge|tan|10⁻⁵–1',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['电缆{type}（{r}）', 'Cable {type}, {r}'],
      ],
      briefs: [
        [
          '测量范围 {r}，四端法或三电极，温度自动换算到 20 °C。',
          'Range {r}, four-terminal or three-electrode, corrected to 20 °C by itself.',
        ],
        [
          '夹具适合 0.5–1000 mm² 导体，读数稳定，防错接线。',
          'Clamps take 0.5–1,000 mm²; readings are steady and connections foolproof.',
        ],
      ],
      facts: [
        ['测量范围 {r}，基本误差 0.05%。', 'Range {r}, basic error 0.05%.'],
        ['数据直传实验室管理系统。', 'Sends results straight to the laboratory system.'],
      ],
      tags: [
        ['电阻测试', 'Resistance'],
        ['耐压试验', 'Withstand test'],
      ],
    },
    {
      leaf: '604',
      art: 'flame:{n}',
      code: 'RS',
      cols: 'k type n std',
      rows: [
        'CS|成束电缆燃烧试验装置~bunched cable flame rig|3|IEC 60332-3',
        'DG|单根垂直燃烧试验箱~single cable flame chamber|1|IEC 60332-1',
        'YM|3 m³ 烟密度试验箱~3 m cube smoke density chamber|2|IEC 61034',
        'NH|耐火与冲击喷水试验机~fire, shock and water rig|4|IEC 60331',
        'CPR|热释放成束燃烧系统~heat release bundle rig|3|EN 50399',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{std} {type}', '{type} to {std}'],
      ],
      briefs: [
        [
          '按 {std} 设计，火焰、气流与点火自动控制，视频记录。',
          'Built to {std}, with automatic flame, air and ignition and a video record.',
        ],
        [
          '用于电缆阻燃、耐火等级评定，试验后自动排烟净化。',
          'Rates flame and fire resistance, then clears and scrubs the smoke.',
        ],
      ],
      facts: [
        ['符合 {std} 与对应国家标准。', 'Meets {std} and the matching national standard.'],
        ['质量流量计控制丙烷与空气，精度 1%。', 'Mass flow controllers hold propane and air to 1%.'],
      ],
      tags: [
        ['燃烧试验', 'Fire test'],
        ['阻燃', 'Flame retardance'],
        ['{std}', '{std}'],
      ],
    },
    {
      leaf: '605',
      art: 'oven:{n}',
      code: 'LH',
      cols: 'k type n t',
      rows: [
        'RL|自然换气老化箱~natural ventilation ageing oven|1|40–300',
        'DW|低温冲击试验箱~cold impact chamber|1|-70–0',
        'ZW|紫外与氙灯老化箱~UV and xenon weathering chamber|2|20–100',
        'RC|电缆热循环试验系统~cable heat cycle system|3|20–110',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{t} °C {type}', '{type}, {t} °C'],
      ],
      briefs: [
        [
          '温度范围 {t} °C，均匀度 ±1 °C，换气次数每小时 8–20 次可调。',
          '{t} °C within ±1 °C; air changes 8–20 an hour where ventilated.',
        ],
        [
          '连续运行 10000 小时无故障，断电后自动续试。',
          'Runs 10,000 hours without fault and resumes after a power cut.',
        ],
      ],
      facts: [
        ['工作温度 {t} °C。', 'Works at {t} °C.'],
        ['转盘式试样架，防止试样互相污染。', 'A turning rack keeps samples from affecting one another.'],
      ],
      tags: [
        ['老化试验', 'Ageing'],
        ['环境试验', 'Environmental test'],
      ],
    },
    {
      leaf: '606',
      art: 'scope:{x}',
      code: 'OT',
      cols: 'k type x r',
      rows: [
        'DR|光时域反射仪~optical time-domain reflectometer|40|1310/1550/1625 nm',
        'CA|数据电缆综合测试系统~automatic data cable test system|90|1 MHz–2 GHz',
        'PM|偏振模色散分析仪~PMD and dispersion analyser|60|1260–1640 nm',
        'GF|光纤几何参数测试仪~fibre geometry tester|120|125 ± 0.1 μm',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{type}（{r}）', '{type}, {r}'],
      ],
      briefs: [
        [
          '测试范围 {r}，自动换纤或换对，结果按批存档。',
          '{r}; switches fibres or pairs by itself and files results by lot.',
        ],
        [
          '一次连接完成全部项目，单根测试时间缩短到 90 秒。',
          'All parameters from one connection, in 90 seconds a cable.',
        ],
      ],
      facts: [
        ['测量范围 {r}。', 'Range {r}.'],
        ['动态范围余量大，长盘可一次测完。', 'Enough dynamic range to measure long reels at once.'],
      ],
      tags: [
        ['光纤测试', 'Fibre testing'],
        ['数据缆测试', 'Data cable testing'],
      ],
    },
    {
      leaf: '607',
      art: 'seal:{n}',
      code: 'RZ',
      cols: 'k type n days',
      rows: [
        'TT|高压电缆型式与预鉴定试验服务~high voltage type and prequalification testing|5|180',
        'CP|欧盟 CPR 认证检测~CPR certification testing|3|45',
        'CC|CCC 与自愿性认证代理~CCC and voluntary certification|4|60',
        'FW|第三方工厂检验与监造~third-party inspection|2|7',
      ],
      titles: [
        ['{type}', '{type}'],
        ['一站式{type}', '{type}, one contact'],
      ],
      briefs: [
        [
          '约 {days} 天出具报告，由资深工程师全程对接。',
          'Reports in about {days} days, with one senior engineer from start to end.',
        ],
        [
          '实验室通过 CNAS 认可，报告中英文双语。',
          'Accredited laboratory, with reports in Chinese and English.',
        ],
      ],
      facts: [
        ['常规周期 {days} 天，可加急。', 'Usually {days} days; a fast track exists.'],
        ['提供整改建议与标准解读。', 'Includes advice on corrections and on the standard.'],
        ['可到场见证试验。', 'Customers may witness the tests.'],
      ],
      tags: [
        ['认证', 'Certification'],
        ['检测服务', 'Testing service'],
        ['型式试验', 'Type test'],
      ],
    },
  ],
  closings: [
    ['提供实验室整体规划、安装与人员培训。', 'We plan the laboratory, install it and train the people.'],
    ['附第三方计量证书，免费校准一次。', 'Comes with a calibration certificate and one free recalibration.'],
    ['软件支持中英文，报告格式可自定义。', 'Software in Chinese and English; report forms can be changed.'],
    ['国内三十多个质检中心在用。', 'In use at more than thirty test centres.'],
    ['质保两年，易损件随机配齐。', 'Two years of warranty, wear parts included.'],
  ],
};
