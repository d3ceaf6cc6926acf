import type { RootVocabulary } from './family.ts';

/** Root 2: what stands before, between and behind the main machines. */
export const AUXILIARY: RootVocabulary = {
  families: [
    {
      leaf: '201',
      art: 'die:{b}',
      code: 'D',
      cols: 'k type b life',
      rows: [
        'PCD|聚晶金刚石拉丝模~polycrystalline diamond drawing die|0.05–8.0|1200',
        'ND|天然金刚石拉丝模~natural diamond drawing die|0.01–1.2|400',
        'TC|硬质合金拉丝模~tungsten carbide drawing die|1.0–20.0|60',
        'SSCD|单晶金刚石拉丝模~single-crystal diamond drawing die|0.015–0.8|600',
      ],
      titles: [
        ['{type}（孔径 {b} mm）', '{type}, bores {b} mm'],
        ['{m} {type}', '{type} {m}'],
      ],
      briefs: [
        [
          '孔径 {b} mm，孔型由激光粗加工、超声精抛，铜线寿命约 {life} t。',
          'Bores {b} mm, laser-roughed and ultrasonically polished; about {life} t of copper through a die.',
        ],
        [
          '压缩角、定径带按线材种类设计，提供整链配模计算。',
          'Angle and bearing are cut for the wire in question, and we calculate the whole die set.',
        ],
      ],
      facts: [
        ['孔径公差 ±0.001 mm，圆度 0.0005 mm。', 'Bore within ±0.001 mm, round within 0.0005 mm.'],
        ['可修模扩孔三到五次。', 'Recut three to five times.'],
        ['每只附孔型测量曲线。', 'Every die comes with its profile trace.'],
      ],
      tags: [
        ['拉丝模', 'Drawing die'],
        ['金刚石', 'Diamond'],
      ],
    },
    {
      leaf: '201',
      art: 'die:12',
      code: 'JY',
      cols: 'k sec type',
      rows: [
        '630|16–630|圆形导体~round conductors',
        '400|35–400|扇形导体~sector conductors',
        '1000|400–1000|分割导体~Milliken segments',
      ],
      titles: [
        ['{type}纳米涂层紧压模', 'Nano-coated compacting die for {type}'],
        ['{sec} mm² {type}紧压模', 'Compacting dies for {type}, {sec} mm²'],
      ],
      briefs: [
        [
          '用于 {sec} mm² {type}，纳米金刚石涂层，节约导体材料约 0.8%。',
          'For {type} of {sec} mm²; the nano-diamond coating saves about 0.8% of metal.',
        ],
        [
          '摩擦小、不掉粉，绞线表面光亮，换模周期延长八倍。',
          'Low friction and no dust: strands stay bright and dies last eight times longer.',
        ],
      ],
      facts: [
        ['涂层厚度 20 μm，硬度 HV 8000 以上。', 'Coating 20 μm, above HV 8,000.'],
        ['适用截面 {sec} mm²。', 'Sections {sec} mm².'],
      ],
      tags: [
        ['紧压模', 'Compacting die'],
        ['涂层', 'Coating'],
      ],
    },
    {
      leaf: '202',
      art: 'drum:{d}',
      code: 'FX',
      cols: 'k d load type speed',
      rows: [
        '4000|4000|25|龙门行走式收线架~portal take-up|60',
        '2500|2500|10|液压无轴放线架~shaftless hydraulic pay-off|80',
        '1250|1250|3|双盘自动收线机~automatic dual reel take-up|800',
        '630|630|0.5|主动放线架~driven pay-off|1000',
      ],
      titles: [
        ['{m} {type}', '{type} {m}'],
        ['{d} mm {type}', '{type} for {d} mm drums'],
      ],
      briefs: [
        [
          '最大盘径 {d} mm，载重 {load} t，线速 {speed} m/min。',
          'Drums up to {d} mm and {load} t, line speed {speed} m/min.',
        ],
        [
          '一人可完成上盘、夹紧和换盘，排线由伺服跟踪。',
          'One person loads, clamps and changes drums; a servo traverses the cable.',
        ],
      ],
      facts: [
        ['适用 PN{d} 及以下电缆盘，载重 {load} t。', 'For drums of {d} mm and below, {load} t.'],
        ['张力 50–1500 N 连续可调。', 'Tension 50–1,500 N, stepless.'],
        ['排线节距 2–150 mm，返程自动补偿。', 'Traverse pitch 2–150 mm with reversal compensation.'],
      ],
      tags: [
        ['收放线', 'Take-up'],
        ['电缆盘', 'Cable drum'],
      ],
    },
    {
      leaf: '203',
      art: 'caterpillar:{n}',
      code: 'QY',
      cols: 'k pull n len od',
      rows: [
        '1200|1200|6|1200|10–90',
        '3000|3000|10|2400|30–180',
        '500|500|4|600|3–40',
        '8000|8000|16|4000|60–280',
      ],
      titles: [
        ['{pull} daN 履带牵引机', 'Caterpillar capstan, {pull} daN'],
        ['{m} 气动履带牵引', 'Pneumatic caterpillar {m}'],
      ],
      briefs: [
        [
          '牵引力 {pull} daN，{n} 对气缸压紧，缆径 {od} mm，不压扁线芯。',
          '{pull} daN with {n} pairs of cylinders; holds {od} mm cables without flattening them.',
        ],
        ['上下履带独立伺服，速度稳定性 0.1%。', 'Servo-driven belts above and below keep speed within 0.1%.'],
      ],
      facts: [
        ['接触长度 {len} mm，缆径 {od} mm。', 'Contact length {len} mm, cables {od} mm.'],
        ['橡胶块可单块更换，硬度 A70。', 'Rubber pads of Shore A70 change one by one.'],
      ],
      tags: [
        ['牵引机', 'Caterpillar'],
        ['履带牵引', 'Capstan'],
      ],
    },
    {
      leaf: '203',
      art: 'caterpillar:5',
      code: 'CX',
      cols: 'k len speed od',
      rows: ['400|400|1000|0.8–6', '200|200|600|3–20', '800|800|1200|0.6–4'],
      titles: [
        ['{len} m 卧式储线架', '{len} m horizontal accumulator'],
        ['{m} 自动储线装置', 'Accumulator {m}'],
      ],
      briefs: [
        [
          '储线 {len} m，线速 {speed} m/min，换盘期间主线不减速。',
          'Stores {len} m at {speed} m/min, so the line keeps its speed through a reel change.',
        ],
        ['导轮轻质低惯量，张力波动小于 2 N。', 'Light sheaves with little inertia keep tension within 2 N.'],
      ],
      facts: [
        ['线径 {od} mm。', 'Wire {od} mm.'],
        ['张力 5–120 N，气动或伺服加载。', 'Tension 5–120 N, loaded by air or servo.'],
      ],
      tags: [
        ['储线架', 'Accumulator'],
        ['张力', 'Tension'],
      ],
    },
    {
      leaf: '204',
      art: 'crosshead:{n}',
      code: 'JT',
      cols: 'k n od use',
      rows: [
        '3L|3|5–90|三层共挤交联~triple-layer XLPE',
        '2L|2|0.8–15|双层共挤~dual-layer',
        '1F|1|2–60|免调偏~fixed-centre',
        'FO|2|0.9–6|光缆~optical cable',
      ],
      titles: [
        ['{use}机头 {m}', '{use} crosshead {m}'],
        ['{n} 层十字机头（{od} mm）', '{n}-layer crosshead, {od} mm'],
      ],
      briefs: [
        [
          '{use}机头，适用外径 {od} mm，流道经仿真优化，偏心度小于 3%。',
          'A {use} crosshead for {od} mm; simulated flow channels keep eccentricity under 3%.',
        ],
        [
          '模芯模套快换，15 分钟内完成换规格，停机废料少。',
          'Quick-change tips and dies: 15 minutes to a new size, with little scrap.',
        ],
      ],
      facts: [
        ['最大挤出外径范围 {od} mm。', 'Outer diameters {od} mm.'],
        [
          '机头用 1.2344 热作钢，流道镀铬抛光 Ra 0.2。',
          'Made of 1.2344 hot-work steel; channels are chromed and polished to Ra 0.2.',
        ],
      ],
      tags: [
        ['机头', 'Crosshead'],
        ['共挤', 'Co-extrusion'],
      ],
    },
    {
      leaf: '204',
      art: 'crosshead:1',
      code: 'MJ',
      cols: 'k type fit',
      rows: [
        'JY|挤压式模芯模套~pressure tips and dies|0.3–12',
        'JG|挤管式模具~tubing tools|2–120',
        'SB|屏障螺杆机筒~barrier screw and barrel|45–200',
      ],
      titles: [
        ['{type}（{fit} mm）', '{type}, {fit} mm'],
        ['精密{type} {m}', 'Precision {type} {m}'],
      ],
      briefs: [
        [
          '规格 {fit} mm，三坐标检测，同心度 0.005 mm。',
          'Sizes {fit} mm, measured on a CMM, concentric within 0.005 mm.',
        ],
        [
          '按材料拉伸比设计，PVC、PE、低烟无卤分别优化。',
          'Designed for the draw-down ratio of each material: PVC, PE or LSZH.',
        ],
      ],
      facts: [
        ['硬度 HRC 58–62，真空热处理。', 'HRC 58–62, vacuum-hardened.'],
        ['常用规格 5 天交货。', 'Common sizes leave in 5 days.'],
      ],
      tags: [
        ['挤出模具', 'Extrusion tooling'],
        ['模芯模套', 'Tips and dies'],
      ],
    },
    {
      leaf: '205',
      art: 'weld:{d}',
      code: 'LH',
      cols: 'k type d time',
      rows: [
        '25|台式冷焊机~bench cold welder|1.0–5.0|8',
        '50|气动冷焊机~pneumatic cold welder|5.0–12.5|12',
        '10|手持冷焊钳~hand-held cold welder|0.3–1.8|5',
        '100|电阻对焊机~resistance butt welder|3.0–10.0|20',
      ],
      titles: [
        ['{type} {m}（{d} mm）', '{type} {m} for {d} mm'],
        ['铜铝线{type}', '{type} for copper and aluminium wire'],
      ],
      briefs: [
        [
          '焊接线径 {d} mm，单次约 {time} 秒，接头强度不低于母材 95%。',
          'Joins {d} mm in about {time} s; the joint keeps at least 95% of the wire’s strength.',
        ],
        ['接头可直接通过拉丝模，减少穿模时间。', 'Joints pass the drawing dies, which saves stringing up.'],
      ],
      facts: [
        ['适用铜、铝及铝合金线 {d} mm。', 'Copper, aluminium and alloys, {d} mm.'],
        ['模具更换不用工具。', 'Dies change without tools.'],
      ],
      tags: [
        ['冷焊机', 'Cold welder'],
        ['对焊', 'Butt welding'],
      ],
    },
    {
      leaf: '206',
      art: 'hopper:{kg}',
      code: 'GL',
      cols: 'k type kg acc',
      rows: [
        '600|失重式配混料系统~gravimetric blending system|600|0.1',
        '1500|中央供料系统~central feeding system|1500|0.5',
        '200|除湿干燥机~dehumidifying dryer|200|0.5',
        '60|色母失重计量机~gravimetric colour doser|60|0.1',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['电缆料{type}（{kg} kg/h）', '{type} for cable compounds, {kg} kg/h'],
      ],
      briefs: [
        [
          '处理量 {kg} kg/h，计量精度 ±{acc}%，换料清洁迅速。',
          '{kg} kg/h, metered to ±{acc}%, and quick to clean between materials.',
        ],
        [
          '可按米重闭环控制挤出量，节约材料 1%–3%。',
          'Closes the loop on weight per metre and saves 1–3% of material.',
        ],
      ],
      facts: [
        ['处理量 {kg} kg/h，精度 ±{acc}%。', '{kg} kg/h, ±{acc}%.'],
        ['不锈钢料斗，密封输送，无粉尘。', 'Stainless hoppers and closed conveying: no dust.'],
        ['露点可达 -40 °C（干燥机型）。', 'Dew point to -40 °C where a dryer is fitted.'],
      ],
      tags: [
        ['供料系统', 'Material feeding'],
        ['失重计量', 'Gravimetric'],
      ],
    },
    {
      leaf: '207',
      art: 'printer:{t}',
      code: 'PY',
      cols: 'k type t speed',
      rows: [
        'LA|激光印字机~laser marker|laser|300',
        'IJ|高速喷码机~inkjet printer|inkjet|1000',
        'HF|热转印印标机~hot foil printer|foil|100',
        'YZ|油墨轮印机~ink wheel printer|wheel|600',
      ],
      titles: [
        ['电线电缆{type} {m}', 'Cable {type} {m}'],
        ['{speed} m/min 在线{type}', 'In-line {type}, {speed} m/min'],
      ],
      briefs: [
        [
          '线速 {speed} m/min 清晰印字，可加米标、二维码与批次。',
          'Crisp marking at {speed} m/min, with metre marks, codes and lot numbers.',
        ],
        [
          '与生产线编码器同步，印字间距误差小于 0.2%。',
          'Follows the line encoder; spacing holds within 0.2%.',
        ],
      ],
      facts: [
        ['适用线径 0.5–120 mm，最高线速 {speed} m/min。', 'Cables 0.5–120 mm at up to {speed} m/min.'],
        ['字高 0.8–20 mm，中英文与商标图形。', 'Characters 0.8–20 mm, any script and logos.'],
      ],
      tags: [
        ['喷码', 'Marking'],
        ['印字机', 'Printer'],
      ],
    },
    {
      leaf: '208',
      art: 'coil:{od}',
      code: 'CQ',
      cols: 'k type od out',
      rows: [
        '100|全自动成圈打包机~automatic coiler and strapper|100|6',
        '200|成圈包膜线~coiling and film wrapping line|200|4',
        '305|数据缆箱装机~data cable box packer|305|3',
        'P6|机器人码垛单元~robot palletising cell|400|8',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['电线电缆{type}', '{type} for wire and cable'],
      ],
      briefs: [
        [
          '每分钟处理 {out} 圈（箱），计米、贴标自动完成。',
          'Handles {out} coils or boxes a minute; metering and labels take care of themselves.',
        ],
        [
          '与挤出线在线联动，省去二次倒盘。',
          'Runs in line with the extruder, so rewinding is no longer needed.',
        ],
      ],
      facts: [
        ['每圈长度 50–{od} m，计米误差不大于 0.3%。', 'Coils of 50–{od} m, metered within 0.3%.'],
        ['换规格由配方一键调用。', 'Sizes change by recipe.'],
        ['PE 膜或收缩膜包装可选。', 'PE or shrink film.'],
      ],
      tags: [
        ['成圈机', 'Coiler'],
        ['自动包装', 'Packaging'],
      ],
    },
  ],
  closings: [
    [
      '可与各品牌主机对接，提供通信协议与机械接口图。',
      'Fits lines of any make; protocols and interface drawings are supplied.',
    ],
    [
      '标准机型 45 天交货，现场两天装好。',
      'Standard models ship in 45 days and are running two days after arrival.',
    ],
    ['质保 18 个月，易损件长期供应。', '18 months of warranty and spares for as long as it runs.'],
    ['展位有样机演示，欢迎带料试验。', 'A unit runs at our booth; bring your own material.'],
    ['提供选型计算与旧线改造方案。', 'We size the equipment and plan the conversion of older lines.'],
  ],
};
