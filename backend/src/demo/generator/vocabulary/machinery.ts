import type { RootVocabulary } from './family.ts';

/** Root 1: machines that make wire and cable. Speeds in m/min unless said otherwise. */
export const MACHINERY: RootVocabulary = {
  families: [
    {
      leaf: '101',
      art: 'drawing:{n}',
      code: 'LH',
      cols: 'k metal in out n speed power',
      rows: [
        '450-13|铜~copper|8.0|1.2–3.5|13|30|315',
        '450-11|铝~aluminium|9.5|1.6–4.5|11|25|280',
        '400-9|铝合金~aluminium alloy|9.5|2.5–4.5|9|20|250',
        '560-13|铜~copper|12.5|1.8–4.0|13|25|400',
      ],
      titles: [
        ['{m} {metal}大拉机', '{m} rod breakdown machine for {metal}'],
        ['{n} 模{metal}杆大拉机', '{n}-die {metal} rod breakdown line'],
        ['非滑动式{metal}大拉生产线 {m}', 'Non-slip {metal} rod breakdown line {m}'],
      ],
      briefs: [
        [
          '进线 {in} mm，出线 {out} mm，最高出线速度 {speed} m/s，逐道次独立传动。',
          'Takes {in} mm rod down to {out} mm at up to {speed} m/s, with every capstan driven on its own.',
        ],
        [
          '面向{metal}杆开坯的 {n} 道次大拉机，滑差低，线材表面光洁，换模时间短。',
          'A {n}-draft breakdown machine for {metal} rod: little slip, a clean wire surface and quick die changes.',
        ],
      ],
      facts: [
        ['进线直径 {in} mm，出线范围 {out} mm，{n} 道次。', 'Inlet {in} mm, outlet {out} mm, {n} drafts.'],
        [
          '最高机械速度 {speed} m/s，装机功率 {power} kW。',
          'Mechanical speed up to {speed} m/s, {power} kW installed.',
        ],
        [
          '鼓轮表面喷涂碳化钨，浸入式冷却润滑，乳化液单独循环过滤。',
          'Capstans are coated with tungsten carbide and run submerged; the emulsion has its own filter circuit.',
        ],
        [
          '模链可在控制屏上选择，程序自动停用不需要的道次。',
          'Die sequences are chosen on the panel and unused drafts are switched off by the program.',
        ],
      ],
      tags: [
        ['大拉机', 'Rod breakdown'],
        ['拉丝', 'Wire drawing'],
        ['独立传动', 'Individual drives'],
      ],
    },
    {
      leaf: '101',
      art: 'drawing:{n}',
      code: 'MD',
      cols: 'k n in out speed ann',
      rows: [
        '16-20|16|1.8–2.6|0.20–0.52|36|3600',
        '8-24|8|2.0–3.5|0.40–1.05|35|4500',
        '24-20|24|1.8|0.15–0.32|36|3200',
        '2-17|2|3.5|0.80–1.80|32|6000',
      ],
      titles: [
        ['{n} 头连续退火拉丝机 {m}', '{n}-wire drawing line with annealer {m}'],
        ['多头拉丝退火生产线（{n} 线）', 'Multiwire drawing and annealing line, {n} wires'],
      ],
      briefs: [
        [
          '{n} 根线同时拉拔并在线退火，成品 {out} mm，速度可达 {speed} m/s。',
          '{n} wires drawn and annealed together to {out} mm, at speeds up to {speed} m/s.',
        ],
        [
          '一台机器直接为束线工序供应 {n} 线线束，减少换盘和断线。',
          'Feeds the bunchers with bundles of {n} parallel wires, so there are fewer reel changes and breaks.',
        ],
      ],
      facts: [
        ['进线 {in} mm，成品线径 {out} mm。', 'Inlet {in} mm, finished wire {out} mm.'],
        [
          '退火电流最大 {ann} A，接触轮镍合金材质，可单独更换。',
          'Annealing current up to {ann} A; the nickel contact rings change singly.',
        ],
        ['各线伸长率偏差不超过 1.5%。', 'Elongation differs by no more than 1.5% from wire to wire.'],
        ['收线采用 PND 630 双盘自动换盘。', 'Spooling on PND 630 with automatic double-spool changeover.'],
      ],
      tags: [
        ['多头拉丝', 'Multiwire'],
        ['连续退火', 'In-line annealing'],
        ['铜线', 'Copper wire'],
      ],
    },
    {
      leaf: '101',
      art: 'drawing:{n}',
      code: 'XL',
      cols: 'k n in out speed',
      rows: ['24DT|24|0.8–1.2|0.08–0.25|2400', '22D|22|0.5–0.8|0.05–0.16|2200', '17DS|17|2.5|0.40–1.20|1800'],
      titles: [
        ['{m} 铜细线拉丝机', '{m} fine copper wire drawing machine'],
        ['{n} 模细线拉丝退火一体机', 'Fine wire drawer with {n} dies and annealer'],
      ],
      briefs: [
        [
          '用于 {out} mm 细线，最高速度 {speed} m/min，收线张力闭环控制。',
          'For fine wire of {out} mm at up to {speed} m/min, with closed-loop take-up tension.',
        ],
        [
          '占地小、噪声低的细线拉丝机，一名操作工可看管六台。',
          'A compact, quiet fine wire machine; one operator looks after six of them.',
        ],
      ],
      facts: [
        ['进线 {in} mm，模具数 {n} 只。', 'Inlet {in} mm, {n} dies.'],
        [
          '塔轮表面等离子喷涂陶瓷，使用寿命超过 8000 小时。',
          'Cone capstans carry a plasma-sprayed ceramic that lasts more than 8,000 hours.',
        ],
        [
          '断线 0.3 秒内停机，整机噪声低于 80 dB(A)。',
          'Stops within 0.3 s of a wire break; noise below 80 dB(A).',
        ],
      ],
      tags: [
        ['细线', 'Fine wire'],
        ['拉丝', 'Wire drawing'],
      ],
    },
    {
      leaf: '102',
      art: 'oven:{n}',
      code: 'TX',
      cols: 'k n d speed coat',
      rows: ['24|24|0.10–0.40|350|0.8–3.0', '40|40|0.08–0.32|400|0.5–2.5', '16|16|0.30–1.00|260|1.5–5.0'],
      titles: [
        ['{n} 头热镀锡退火机 {m}', '{n}-wire hot-dip tinning and annealing line {m}'],
        ['铜线退火镀锡生产线，{n} 线', 'Copper wire annealing and tinning line, {n} wires'],
      ],
      briefs: [
        [
          '适用铜线 {d} mm，锡层 {coat} μm，表面光亮不发黑。',
          'For copper wire of {d} mm; a bright tin layer of {coat} μm that does not darken.',
        ],
        [
          '退火、酸洗、镀锡、冷却、收线一次完成，最高线速 {speed} m/min。',
          'Annealing, pickling, tinning, cooling and spooling in one pass at up to {speed} m/min.',
        ],
      ],
      facts: [
        ['线径 {d} mm，{n} 头，每头独立调速。', 'Wire {d} mm, {n} lanes with individual speed.'],
        [
          '管式退火炉控温精度 ±3 °C，氮气用量每小时 2–4 m³。',
          'Tube annealer held within ±3 °C; nitrogen use 2–4 m³/h.',
        ],
        [
          '锡炉采用钛合金内胆，锡渣率低于 0.6%。',
          'The tin bath is lined with titanium; dross stays below 0.6%.',
        ],
      ],
      tags: [
        ['镀锡', 'Tinning'],
        ['退火', 'Annealing'],
        ['镀锡铜线', 'Tinned copper'],
      ],
    },
    {
      leaf: '102',
      art: 'oven:3',
      code: 'TH',
      cols: 'k load temp vac metal',
      rows: [
        '3000|3|350–550|10~10|铜束线~copper bunches',
        '8000|8|250–420|5~5|铝杆及铝合金线~aluminium rod and alloy wire',
        '1500|1.5|300–600|1~1|细铜线~fine copper wire',
      ],
      titles: [
        ['真空退火炉 {m}', 'Vacuum annealing furnace {m}'],
        ['{load} 吨井式退火炉', 'Pit-type annealing furnace, {load} t charge'],
      ],
      briefs: [
        [
          '单炉装料 {load} t，工作温度 {temp} °C，用于{metal}的成批退火。',
          'Batch annealing of {metal}: {load} t a charge at {temp} °C.',
        ],
        [
          '抽真空充氮，光亮退火无氧化，冷却罩可循环换热。',
          'Evacuated and filled with nitrogen for a bright finish; the cooling bell recovers heat.',
        ],
      ],
      facts: [
        ['炉温均匀性 ±5 °C，三区独立控温。', 'Uniform within ±5 °C, controlled in three zones.'],
        [
          '极限真空 {vac} Pa，漏率每小时不大于 5 Pa。',
          'Ultimate vacuum {vac} Pa, leak rate below 5 Pa per hour.',
        ],
        ['耐热钢内胆，设计寿命十年。', 'Heat-resistant steel retort, designed for ten years.'],
      ],
      tags: [
        ['退火炉', 'Annealing furnace'],
        ['真空', 'Vacuum'],
      ],
    },
    {
      leaf: '103',
      art: 'strander:{n}',
      code: 'JLK',
      cols: 'k n build size lay speed',
      rows: [
        '630-61|61|1+6+12+18+24|1000|100–1800|150',
        '630-91|91|1+6+12+18+24+30|1200|120–2200|135',
        '500-37|37|1+6+12+18|400|60–1200|165',
        '630-54|54|12+18+24|800|100–2000|150',
      ],
      titles: [
        ['{m} 框式绞线机', '{m} rigid frame strander'],
        ['{n} 盘框绞机（{build}）', '{n}-bobbin rigid strander ({build})'],
        ['整体上盘框式绞线生产线 {m}', 'Rigid stranding line with batch bobbin loading {m}'],
      ],
      briefs: [
        [
          '用于 {size} mm² 以内铜、铝圆形及扇形导体的绞制与紧压，绞笼最高转速 {speed} r/min。',
          'Strands and compacts round and sector conductors up to {size} mm², cages at up to {speed} rpm.',
        ],
        [
          '{build} 结构，导体截面最大 {size} mm²，侧面整体上盘，换盘只需十分钟。',
          'Built {build} for conductors up to {size} mm²; bobbins are side-loaded as a batch in ten minutes.',
        ],
      ],
      facts: [
        ['放线盘 PND 630，盘数 {n}，结构 {build}。', 'PND 630 bobbins, {n} in all, arranged {build}.'],
        [
          '节距 {lay} mm，电子调节，无需更换齿轮。',
          'Lay length {lay} mm, set electronically without change gears.',
        ],
        ['每段绞笼独立电机驱动，紧压比可达 0.92。', 'Each cage has its own motor; compaction reaches 0.92.'],
        [
          '单线断线由无线传感检测，4 秒内停车。',
          'Wire breaks are detected by radio sensors and the line stops within 4 s.',
        ],
      ],
      tags: [
        ['框绞机', 'Rigid strander'],
        ['导体绞制', 'Conductor stranding'],
        ['紧压导体', 'Compacted conductor'],
      ],
    },
    {
      leaf: '103',
      art: 'strander:6',
      code: 'SX',
      cols: 'k bob sec rpm lay',
      rows: [
        '630|630|0.5–6|3600|20–100',
        '800|800|2.5–16|2800|25–160',
        '1250|1250|6–70|1600|40–300',
        '500|500|0.08–1.5|4200|10–60',
      ],
      titles: [
        ['{bob} 双捻束线机', '{bob} mm double twist buncher'],
        ['{m} 高速束丝机', '{m} high-speed bunching machine'],
      ],
      briefs: [
        [
          '束合截面 {sec} mm²，弓架转速 {rpm} r/min，碳纤维弓带。',
          'Bunches {sec} mm² at {rpm} bow revolutions a minute, with carbon-fibre bows.',
        ],
        [
          '适合 5 类、6 类软导体，节距精度稳定在 ±1%。',
          'For class 5 and 6 flexible conductors; lay length holds within ±1%.',
        ],
      ],
      facts: [
        [
          '收线盘径 {bob} mm，节距 {lay} mm 无级可调。',
          'Take-up bobbin {bob} mm, lay length {lay} mm, stepless.',
        ],
        [
          '换向与退扭由伺服完成，满盘张力偏差小于 3%。',
          'Servo-driven traverse; tension varies less than 3% to a full bobbin.',
        ],
        ['隔声罩内噪声 78 dB(A)。', '78 dB(A) with the enclosure closed.'],
      ],
      tags: [
        ['束线机', 'Buncher'],
        ['双捻', 'Double twist'],
        ['软导体', 'Flexible conductor'],
      ],
    },
    {
      leaf: '104',
      art: 'strander:{n}',
      code: 'CLY',
      cols: 'k n drum od speed',
      rows: [
        '2500|4|2500|120|30~30',
        '1600|5|1600|90|40~40',
        '3150|3|3150|180|20~20',
        '1250|7|1250|60|45~45',
      ],
      titles: [
        ['{drum}/{n} 盘绞式成缆机', '{drum}/{n} drum twister'],
        ['{m} 成缆生产线', '{m} laying-up line'],
        ['{n} 盘成缆铠装联合生产线', 'Laying-up and armouring line for {n} drums'],
      ],
      briefs: [
        [
          '放线盘 {drum} mm，最大成缆外径 {od} mm，可同时绕包和钢带铠装。',
          'Pay-off drums of {drum} mm, laid-up diameter to {od} mm, with taping and steel-tape armouring in the same pass.',
        ],
        [
          '最多 {n} 芯的中压、低压电缆成缆，扇形芯预扭角度由伺服控制。',
          'Lays up LV and MV cables of up to {n} cores; sector cores are pre-twisted by servo.',
        ],
      ],
      facts: [
        [
          '最大线速 {speed} m/min，右向、左向节距 300–6000 mm。',
          'Line speed to {speed} m/min, left or right lay of 300–6,000 mm.',
        ],
        ['放线盘规格 {drum} mm，液压升降上下盘。', 'Pay-off drums {drum} mm, lifted hydraulically.'],
        ['收线最大盘径 4000 mm，载重 25 t。', 'Take-up to 4,000 mm drums and 25 t.'],
      ],
      tags: [
        ['成缆机', 'Laying-up'],
        ['盘绞', 'Drum twister'],
        ['电力电缆', 'Power cable'],
      ],
    },
    {
      leaf: '104',
      art: 'strander:{n}',
      code: 'SZ',
      cols: 'k n od speed',
      rows: ['12|12|25|120', '6|6|16|180', '24|24|32|90'],
      titles: [
        ['SZ 绞合生产线（{n} 芯）', 'SZ stranding line for {n} cores'],
        ['{m} 型 SZ 成缆机', '{m} SZ cabling machine'],
      ],
      briefs: [
        [
          '无需旋转放线盘，{n} 芯控制电缆一次成缆，线速 {speed} m/min。',
          'No rotating pay-offs: {n} control cores laid up in one pass at {speed} m/min.',
        ],
        [
          '左右换向绞合，可与绕包、护套串联成一条线。',
          'Reverse-lay stranding that runs in tandem with taping and sheathing.',
        ],
      ],
      facts: [
        ['最大成缆外径 {od} mm，换向角可调 ±1440°。', 'Laid-up diameter to {od} mm, reversal up to ±1,440°.'],
        [
          '扎纱头两只，每只 8 锭，断纱自动停机。',
          'Two binders with eight cops each, stopping on a broken yarn.',
        ],
      ],
      tags: [
        ['SZ 绞合', 'SZ stranding'],
        ['控制电缆', 'Control cable'],
      ],
    },
    {
      leaf: '105',
      art: 'extruder:{d}',
      code: 'SJ',
      cols: 'k d ld out od speed use',
      rows: [
        '90|90|25|220|3–35|300|低压绝缘与护套~LV insulation and sheathing',
        '150|150|25|680|20–100|80|电力电缆护套~power cable sheathing',
        '200|200|25|1200|40–160|50|大截面高压电缆护套~high voltage cable sheathing',
        '65|65|26|120|0.8–8|800|建筑线绝缘~building wire insulation',
        '120|120|25|450|15–60|160|低烟无卤护套~LSZH sheathing',
      ],
      titles: [
        ['Φ{d} 护套挤出生产线', '{d} mm sheathing line'],
        ['{m}×{ld} 电线电缆挤出机', '{m}×{ld} wire and cable extruder'],
        ['{d}+45 双色挤出生产线', '{d}+45 extrusion line with skin or stripe'],
      ],
      briefs: [
        [
          '螺杆直径 {d} mm，长径比 {ld}:1，挤出量 {out} kg/h，用于{use}。',
          '{d} mm screw, {ld}:1 L/D, {out} kg/h of output; built for {use}.',
        ],
        [
          '适用外径 {od} mm，最高线速 {speed} m/min，换规格不停机。',
          'Handles {od} mm at up to {speed} m/min, with size changes on the run.',
        ],
      ],
      facts: [
        [
          'PVC 挤出量 {out} kg/h，螺杆转速最高 90 r/min。',
          'Output {out} kg/h of PVC, screw speed up to 90 rpm.',
        ],
        [
          '屏障型螺杆，可更换低烟无卤专用螺杆（压缩比 1.2:1）。',
          'Barrier screw; a low-compression LSZH screw of 1.2:1 is interchangeable.',
        ],
        [
          '机筒六区控温，风冷加水冷，精度 ±1 °C。',
          'Six barrel zones with air and water cooling, held to ±1 °C.',
        ],
        [
          '测径、凹凸、火花与偏心数据进入同一界面闭环控制。',
          'Diameter, lump, spark and eccentricity readings close the loop on one screen.',
        ],
      ],
      tags: [
        ['挤出机', 'Extruder'],
        ['护套生产线', 'Sheathing line'],
        ['绝缘', 'Insulation'],
      ],
    },
    {
      leaf: '105',
      art: 'extruder:70',
      code: 'TD',
      cols: 'k layout wire speed cond',
      rows: [
        '70-45|70+45|0.5–6 mm²|1000|铜绞线~stranded copper',
        '60-35|60+35|0.13–2.5 mm²|1200|汽车线导体~automotive conductors',
        '80-45|80+45|1.5–16 mm²|600|铜铝导体~copper and aluminium conductors',
      ],
      titles: [
        ['拉丝、退火、挤出串联生产线 {m}', 'Tandem drawing, annealing and extrusion line {m}'],
        ['{layout} 高速绝缘挤出生产线', '{layout} high-speed insulation line'],
      ],
      briefs: [
        [
          '从铜线到成品绝缘线芯一次完成，{wire}，线速 {speed} m/min。',
          'From wire to finished core in one pass: {wire} at {speed} m/min.',
        ],
        [
          '双盘自动换盘收线，夜班可减员运行。',
          'Automatic dual take-up lets the night shift run with fewer people.',
        ],
      ],
      facts: [
        ['适用导体：{cond}，规格 {wire}。', 'Conductors: {cond}, {wire}.'],
        [
          '主机与注条机组合 {layout}，双层十字机头。',
          'Main and stripe extruders {layout} on a two-layer crosshead.',
        ],
        ['换色时间不超过 5 秒，废线少于 80 m。', 'Colour changes take under 5 s and waste under 80 m.'],
      ],
      tags: [
        ['串联线', 'Tandem line'],
        ['高速挤出', 'High-speed extrusion'],
        ['建筑线', 'Building wire'],
      ],
    },
    {
      leaf: '106',
      art: 'ccv:{kv}',
      code: 'CCV',
      cols: 'k kv ext sec heat cool speed',
      rows: [
        '35|35|60+150+90|25–500|42|96|26',
        '110|110|80+175+100|95–1600|60|140|6',
        '220|220|90+200+120|400–2500|72|170|2.8',
        '10|10|65+120+80|16–400|36|80|40',
      ],
      titles: [
        ['{kv} kV 悬链式交联生产线 {m}', '{kv} kV catenary curing line {m}'],
        ['三层共挤干法交联生产线（{kv} kV）', 'Triple-extrusion dry curing line for {kv} kV'],
        ['{kv} kV 高压电缆 CCV 生产线', 'CCV line for {kv} kV high voltage cable'],
      ],
      briefs: [
        [
          '三层共挤、氮气硫化，{ext} 挤出机组，导体截面 {sec} mm²。',
          'Triple extrusion and nitrogen curing with a {ext} extruder group, for {sec} mm² conductors.',
        ],
        [
          '用于 {kv} kV 级 XLPE 绝缘线芯，偏心度控制在 4% 以内。',
          'Makes XLPE cores for {kv} kV with eccentricity held inside 4%.',
        ],
      ],
      facts: [
        [
          '挤出机组 {ext}，绝缘料重力喂料，A 级净化。',
          'Extruders {ext}; gravity feeding from a class A clean room.',
        ],
        [
          '加热段 {heat} m，冷却段 {cool} m，管内氮气压力 10–12 bar。',
          'Heating zone {heat} m, cooling zone {cool} m, nitrogen at 10–12 bar.',
        ],
        ['典型线速 {speed} m/min（中间规格）。', 'Typical speed {speed} m/min in the middle of the range.'],
        [
          'X 光在线测量三层厚度与偏心，悬链位置双传感控制。',
          'X-ray measurement of all three layers; catenary position held by two sensors.',
        ],
      ],
      tags: [
        ['交联线', 'CV line'],
        ['高压电缆', 'High voltage cable'],
        ['三层共挤', 'Triple extrusion'],
        ['干法交联', 'Dry curing'],
      ],
    },
    {
      leaf: '106',
      art: 'ccv:500',
      code: 'VCV',
      cols: 'k kv tower sec',
      rows: ['500|500|118|800–3500', '220|220|92|400–2500', '535|±535|126|1000–3000'],
      titles: [
        ['{kv} kV 立式交联生产线', '{kv} kV vertical curing line'],
        ['立塔式超高压交联机组 {m}', 'Vertical CV line for extra-high voltage {m}'],
      ],
      briefs: [
        [
          '塔高 {tower} m，绝缘同心度不受重力影响，用于 {kv} kV 超高压及海底电缆。',
          'A {tower} m tower keeps the core concentric by gravity, for {kv} kV land and submarine cable.',
        ],
        [
          '导体截面 {sec} mm²，大长度连续生产可达 20 天不停机。',
          'Conductors of {sec} mm² in runs of up to 20 days without a stop.',
        ],
      ],
      facts: [
        [
          '导体预热与后加热由感应线圈完成，截面 {sec} mm²。',
          'Induction preheating and postheating for {sec} mm².',
        ],
        [
          '千级洁净室，绝缘料离线检测后密闭输送。',
          'Class 1000 clean room; compound is inspected off line and conveyed closed.',
        ],
        ['牵引采用 2500 mm 计量轮，速度稳定性 0.05%。', 'A 2,500 mm metering capstan holds speed to 0.05%.'],
      ],
      tags: [
        ['立塔', 'VCV'],
        ['超高压', 'Extra-high voltage'],
        ['高压设备', 'High voltage'],
        ['海底电缆', 'Submarine cable'],
      ],
    },
    {
      leaf: '107',
      art: 'braid:{n}',
      code: 'BZ',
      cols: 'k n rpm od wire',
      rows: [
        '16|16|180|12|0.08–0.25',
        '24|24|150|25|0.10–0.30',
        '36|36|100|45|0.12–0.35',
        '48|48|70|70|0.15–0.40',
      ],
      titles: [
        ['{n} 锭高速编织机', '{n}-carrier high-speed braider'],
        ['{m} 铜丝屏蔽编织机', '{m} copper screen braiding machine'],
      ],
      briefs: [
        [
          '{n} 锭，转速 {rpm} r/min，适用缆芯外径至 {od} mm。',
          '{n} carriers at {rpm} rpm for cores up to {od} mm.',
        ],
        [
          '锭子无油润滑，编织密度 60%–95% 可在触摸屏设定。',
          'Oil-free carriers; coverage of 60–95% is set on the touch screen.',
        ],
      ],
      facts: [
        [
          '编织线径 {wire} mm，铜、镀锡铜、铝镁丝通用。',
          'Braiding wire {wire} mm: copper, tinned copper or Al-Mg.',
        ],
        [
          '节距电子调节，断线、缺线和张力异常自动停机。',
          'Electronic pitch; stops on broken, missing or slack wire.',
        ],
        [
          '噪声低于 82 dB(A)，可两台串联双层编织。',
          'Below 82 dB(A); two can run in tandem for a double braid.',
        ],
      ],
      tags: [
        ['编织机', 'Braider'],
        ['屏蔽', 'Screening'],
      ],
    },
    {
      leaf: '107',
      art: 'taping:{n}',
      code: 'RB',
      cols: 'k n rpm od tape',
      rows: [
        '4|4|600|60|云母带~mica tape',
        '2|2|1200|30|聚酯带、铝箔~polyester and aluminium foil',
        '8|8|300|150|铜带与阻水带~copper and water-blocking tape',
      ],
      titles: [
        ['{n} 头同心式绕包机', 'Concentric taping machine, {n} heads'],
        ['{m} 高速绕包机', '{m} high-speed taping head'],
      ],
      briefs: [
        [
          '同心绕包 {tape}，转速 {rpm} r/min，缆径至 {od} mm。',
          'Applies {tape} concentrically at {rpm} rpm to cables up to {od} mm.',
        ],
        [
          '张力从满盘到空盘保持不变，搭盖率误差小于 2%。',
          'Tension stays the same from full pad to empty, and overlap within 2%.',
        ],
      ],
      facts: [
        ['绕包头 {n} 个，每头可装盘径 600 mm 的带盘。', '{n} heads, each taking pads of 600 mm.'],
        ['适用材料：{tape}。', 'For {tape}.'],
        ['伺服牵引同步，节距 10–200 mm 无级可调。', 'Servo-synchronised capstan, pitch 10–200 mm stepless.'],
      ],
      tags: [
        ['绕包机', 'Taping'],
        ['耐火电缆', 'Fire-resistant cable'],
      ],
    },
    {
      leaf: '108',
      art: 'strander:{n}',
      code: 'KZ',
      cols: 'k n wire od',
      rows: ['72|72|1.6–4.0|150', '120|120|2.0–8.0|280', '48|48|0.8–2.5|80'],
      titles: [
        ['{n} 盘钢丝铠装机', 'Steel wire armouring line, {n} bobbins'],
        ['{m} 海缆钢丝铠装生产线', '{m} armouring line for submarine cable'],
      ],
      briefs: [
        [
          '钢丝直径 {wire} mm，最大铠装外径 {od} mm，单层双层均可。',
          'Steel wire of {wire} mm in one or two layers, up to {od} mm over armour.',
        ],
        [
          '带退扭的行星式铠装，钢丝预成型后服帖不散。',
          'A planetary armourer with back-twist; preformed wires lie close and do not spring.',
        ],
      ],
      facts: [
        ['{n} 盘，盘径 630 mm，气动夹紧。', '{n} bobbins of 630 mm with pneumatic clamping.'],
        ['沥青涂覆与 PP 绳外被层可选。', 'Bitumen flooding and PP yarn serving are options.'],
        ['转盘托缆装置可接 7000 t 储缆盘。', 'Prepared for a 7,000 t turntable.'],
      ],
      tags: [
        ['铠装机', 'Armouring'],
        ['钢丝铠装', 'Steel wire armour'],
        ['海缆', 'Submarine cable'],
      ],
    },
    {
      leaf: '108',
      art: 'taping:2',
      code: 'GD',
      cols: 'k od tape speed',
      rows: ['120|120|20–60|35', '80|80|15–45|50', '35|35|钢带、铝带联锁~interlocked|40'],
      titles: [
        ['双钢带铠装机 {m}', 'Double steel tape armouring machine {m}'],
        ['{od} 型联锁铠装机', 'Interlock armouring machine {od}'],
      ],
      briefs: [
        [
          '适用缆径至 {od} mm，线速 {speed} m/min，间隙绕包均匀。',
          'For cables to {od} mm at {speed} m/min with an even gap.',
        ],
        [
          '平面式带盘可不停机接带，钢带焊接处自动减速。',
          'Flat pads splice without a stop, and the line slows itself over a weld.',
        ],
      ],
      facts: [
        ['适用钢带厚度 0.2–0.8 mm。', 'Steel tape 0.2–0.8 mm thick.'],
        [
          '绕包张力由磁粉制动器控制，带断即停。',
          'Tension is set by powder brakes and the head stops on a broken tape.',
        ],
      ],
      tags: [
        ['钢带铠装', 'Steel tape armour'],
        ['铠装机', 'Armouring'],
      ],
    },
    {
      leaf: '109',
      art: 'fibre:{n}',
      code: 'GX',
      cols: 'k n speed od',
      rows: ['12|12|400|3.0', '24|24|300|4.5', '6|6|500|2.2'],
      titles: [
        ['{n} 芯光纤二次套塑生产线', 'Loose tube secondary coating line, {n} fibres'],
        ['{m} 套塑生产线', '{m} loose tube line'],
      ],
      briefs: [
        [
          '{n} 芯松套管，外径至 {od} mm，余长控制 0–0.5‰。',
          'Loose tubes with {n} fibres up to {od} mm; excess length controlled to 0–0.5‰.',
        ],
        [
          'PBT 松套管挤出，主牵引双轮调余长，线速 {speed} m/min。',
          'PBT tubes at {speed} m/min, with excess length set between two capstans.',
        ],
      ],
      facts: [
        ['光纤放线张力 0.4–2.0 N，独立闭环。', 'Fibre pay-off tension 0.4–2.0 N, closed loop each.'],
        [
          '充油与挤出共用机头，无气泡。',
          'Gel filling and extrusion share one head, so tubes are free of bubbles.',
        ],
        ['冷却水槽三段控温，水温精度 ±1 °C。', 'Three-stage cooling trough held within ±1 °C.'],
      ],
      tags: [
        ['光缆设备', 'Fibre optic equipment'],
        ['套塑', 'Loose tube'],
      ],
    },
    {
      leaf: '109',
      art: 'fibre:144',
      code: 'DR',
      cols: 'k speed use',
      rows: [
        '3000|3000|G.652D、G.657A2 光纤~G.652D and G.657A2 fibre',
        '2500|2500|G.654E 光纤~G.654E fibre',
        '1500|1500|光纤着色与复绕~colouring and rewinding',
      ],
      titles: [
        ['{speed} m/min 光纤设备 {m}', '{speed} m/min optical fibre line {m}'],
        ['高速光纤生产设备（{speed} m/min）', 'High-speed fibre line, {speed} m/min'],
      ],
      briefs: [
        [
          '用于{use}，涂层偏心与张力全程记录。',
          'For {use}, with coating concentricity and tension logged throughout.',
        ],
        [
          '收线自动换盘，断纤率低，单盘可收 500 km 以上。',
          'Automatic spool changeover and few breaks; more than 500 km on a spool.',
        ],
      ],
      facts: [
        ['最高线速 {speed} m/min，LED 紫外固化。', 'Up to {speed} m/min with LED ultraviolet curing.'],
        ['张力精度 ±0.02 N。', 'Tension held within ±0.02 N.'],
      ],
      tags: [
        ['光纤', 'Optical fibre'],
        ['拉丝塔', 'Draw tower'],
      ],
    },
  ],
  closings: [
    [
      '整机出厂前带料试车，客户可到厂验收。',
      'Every line is run with material before it leaves the plant, and customers are welcome to the acceptance test.',
    ],
    [
      '合同生效后约 120 天交货，安装调试由两名工程师完成。',
      'Delivery is about 120 days after the order takes effect; two engineers install and commission it.',
    ],
    [
      '电控采用进口变频器和现场总线，支持远程诊断。',
      'Drives talk over a fieldbus, and our service team can look in remotely.',
    ],
    [
      '已在三十多家线缆厂连续运行，可安排参观。',
      'More than thirty cable plants run it today; reference visits can be arranged.',
    ],
    [
      '配件常备库存，国内 48 小时内到现场。',
      'Wear parts are kept in stock, and a service engineer answers within 48 hours.',
    ],
    [
      '符合 CE 机械安全要求，随机提供中英文手册。',
      'Conforms to CE machine safety; manuals come in Chinese and English.',
    ],
    [
      '展会现场展示关键部件实物，并可预约视频看厂。',
      'Key parts are at our booth; a video tour of the running line can be booked.',
    ],
  ],
};
