import type { RootVocabulary } from './family.ts';

/** Root 5: what watches and steers the line. */
export const MEASUREMENT: RootVocabulary = {
  families: [
    {
      leaf: '501',
      art: 'gauge:{ax}',
      code: 'LD',
      cols: 'k ax r acc scan',
      rows: [
        '2030|2|0.2–30|±0.001|2500',
        '2050|2|0.5–50|±0.002|2000',
        '3010|3|0.05–10|±0.0005|5000',
        '2120|2|5–120|±0.005|1200',
        '2004|2|0.01–4|±0.0002|10,000',
      ],
      titles: [
        ['{ax} 轴激光测径仪 {m}', '{ax}-axis laser diameter gauge {m}'],
        ['{r} mm 在线激光测径仪', 'In-line laser diameter gauge, {r} mm'],
      ],
      briefs: [
        [
          '测量范围 {r} mm，精度 {acc} mm，每秒 {scan} 次测量。',
          'Measures {r} mm to {acc} mm, {scan} times a second.',
        ],
        [
          '{ax} 轴同步测量，不受线材抖动影响，含统计与闭环控制输出。',
          'Reads {ax} axes at once, whatever the wire’s vibration, with statistics and control output.',
        ],
      ],
      facts: [
        ['测量范围 {r} mm，精度 {acc} mm。', 'Range {r} mm, accuracy {acc} mm.'],
        ['IP65 防护，镜面吹气自清洁。', 'IP65, with air-purged windows.'],
        ['接口：Profinet、EtherNet/IP、Modbus TCP。', 'Profinet, EtherNet/IP and Modbus TCP.'],
        ['椭圆度、凹凸同时检测。', 'Reads ovality and lumps as well.'],
      ],
      tags: [
        ['激光测径', 'Laser gauge'],
        ['在线测量', 'In-line measurement'],
      ],
    },
    {
      leaf: '502',
      art: 'wall:{n}',
      code: 'XR',
      cols: 'k n od use tech',
      rows: [
        '6070|3|6–70|35–110 kV 交联线~35–110 kV CV lines|X 射线~X-ray',
        '6150|3|15–150|高压电缆交联线~high voltage CV lines|X 射线~X-ray',
        '8025|1|0.5–25|绝缘挤出线~insulation lines|感应加光学~inductive and optical',
        '4060|2|5–60|护套生产线~sheathing lines|超声~ultrasonic',
      ],
      titles: [
        ['{tech}壁厚与偏心测量仪 {m}', '{tech} wall thickness and eccentricity gauge {m}'],
        ['{use}用在线偏心仪', 'In-line eccentricity gauge for {use}'],
      ],
      briefs: [
        [
          '{tech}原理，缆径 {od} mm，同时测量 {n} 层厚度、偏心和外径。',
          'By {tech}: {n}-layer wall thickness, eccentricity and diameter on {od} mm cables.',
        ],
        [
          '用于{use}，开机十分钟即可调偏，减少起头废料。',
          'For {use}: centres the head ten minutes after start and saves scrap.',
        ],
      ],
      facts: [
        ['测量范围 {od} mm，壁厚分辨率 0.001 mm。', 'Range {od} mm, wall resolution 0.001 mm.'],
        ['闭环控制线速或螺杆转速。', 'Controls line or screw speed in closed loop.'],
        ['数据按米存储，断面图可回放。', 'Data is stored by the metre and any section can be replayed.'],
      ],
      tags: [
        ['偏心仪', 'Eccentricity'],
        ['壁厚测量', 'Wall thickness'],
      ],
    },
    {
      leaf: '503',
      art: 'spark:{kv}',
      code: 'HF',
      cols: 'k kv type speed',
      rows: [
        '15|15|高频珠链式火花机~high-frequency bead chain spark tester|1500',
        '25|25|工频火花机~power-frequency spark tester|500',
        '35|35|工频护套火花机~power-frequency sheath spark tester|200',
        '50|50|直流火花机~DC spark tester|300',
      ],
      titles: [
        ['{kv} kV {type}', '{kv} kV {type}'],
        ['{m} {type}', '{type} {m}'],
      ],
      briefs: [
        [
          '试验电压 0–{kv} kV，线速至 {speed} m/min，漏点计数与定位。',
          '0–{kv} kV at up to {speed} m/min, counting faults and marking their place.',
        ],
        ['符合 IEC 62230 与 GB/T 3048.9，校准接口齐全。', 'To IEC 62230, with ports for calibration.'],
      ],
      facts: [
        [
          '试验电压 {kv} kV，高压端自动限流，电击安全。',
          'Up to {kv} kV high voltage, current-limited for safety.',
        ],
        ['线径 0.3–80 mm，电极长度按线速选配。', 'Wire 0.3–80 mm; electrode length chosen for the speed.'],
        ['单孔与连续缺陷可区分。', 'Tells pinholes from long bare places.'],
      ],
      tags: [
        ['火花试验', 'Spark tester'],
        ['高压', 'High voltage'],
      ],
    },
    {
      leaf: '504',
      art: 'encoder:{a}',
      code: 'JM',
      cols: 'k type a acc',
      rows: [
        'D5|激光多普勒测速计米仪~laser Doppler length and speed gauge|1|±0.05%',
        'B8|履带式计米器~belt length counter|2|±0.2%',
        'T3|三辊张力传感器~three-roller tension sensor|3|±0.5%',
        'W1|双轮计米器~twin-wheel meter counter|2|±0.3%',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['精度 {acc} 的{type}', '{type}, {acc}'],
      ],
      briefs: [
        ['精度 {acc}，带自动停机与预警输出。', 'Accurate to {acc}, with stop and warning outputs.'],
        [
          '用于成圈、倒盘与挤出线，长期不漂移，省去重复校准。',
          'For coiling, rewinding and extrusion; it does not drift or call for recalibration.',
        ],
      ],
      facts: [
        ['测量精度 {acc}。', 'Accuracy {acc}.'],
        ['线速 0–2000 m/min，缆径 0.5–100 mm。', '0–2,000 m/min, cables 0.5–100 mm.'],
        ['输出：脉冲、4–20 mA、Modbus。', 'Pulse, 4–20 mA and Modbus.'],
      ],
      tags: [
        ['计米', 'Length measurement'],
        ['张力', 'Tension'],
      ],
    },
    {
      leaf: '505',
      art: 'panel:{n}',
      code: 'KZ',
      cols: 'k type n bus',
      rows: [
        'E12|挤出线集成控制系统~extrusion line control|12|Profinet',
        'S6|绞线机多电机同步系统~multi-motor stranding drive|6|EtherCAT',
        'V24|交联线 PLC 与悬链控制~CV line PLC and catenary control|24|Profinet',
        'R4|旧线改造电控包~retrofit drive package|4|Modbus TCP',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{bus} 总线{type}', '{type} on {bus}'],
      ],
      briefs: [
        [
          '最多 {n} 台传动同步，{bus} 通信，配方一键下发。',
          'Keeps up to {n} drives together over {bus} and loads recipes at a touch.',
        ],
        [
          '报警、趋势与能耗在同一界面，旧线改造停产不超过一周。',
          'Alarms, trends and energy on one screen; a retrofit stops the line for a week at most.',
        ],
      ],
      facts: [
        ['同步精度 0.02%。', 'Synchronised within 0.02%.'],
        ['开放 OPC UA 数据接口。', 'Open OPC UA interface.'],
        ['中英文操作界面。', 'Operator screens in Chinese and English.'],
      ],
      tags: [
        ['控制系统', 'Line control'],
        ['传动', 'Drives'],
        ['改造', 'Retrofit'],
      ],
    },
    {
      leaf: '506',
      art: 'chart:{n}',
      code: 'MES',
      cols: 'k type n gain',
      rows: [
        'P|生产执行系统~manufacturing execution system|40|12',
        'A|排产与套料优化软件~scheduling and length optimisation software|15|4',
        'Q|质量追溯平台~quality tracking platform|60|8',
        'C|电缆结构设计软件~cable design software|5|3',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['线缆工厂{type}', '{type} for cable plants'],
      ],
      briefs: [
        [
          '按线缆分段、拼盘的特点设计，上线后人均产出平均提高 {gain}%。',
          'Built around the way cable is cut and joined; output per head rises by {gain}% on average.',
        ],
        [
          '从铜杆到成品盘全程追溯，扫码即可查工艺参数与试验数据。',
          'Follows each length from rod to drum; one scan shows settings and test data.',
        ],
      ],
      facts: [
        [
          '已接入设备 {n} 种以上，支持 OPC UA 与老设备采集。',
          'Talks to over {n} kinds of machine, by OPC UA or add-on collectors.',
        ],
        ['可与 ERP、仓储系统对接。', 'Connects with ERP and warehouse systems.'],
        ['本地部署或私有云。', 'On the plant’s own servers or a private cloud.'],
      ],
      tags: [
        ['MES', 'MES'],
        ['数字化工厂', 'Digital factory'],
        ['追溯', 'Traceability'],
      ],
    },
    {
      leaf: '507',
      art: 'oven:{n}',
      code: 'YR',
      cols: 'k type n t',
      rows: [
        '60|导体感应预热器~induction conductor preheater|1|20–180',
        '12|多区温控柜~multi-zone temperature cabinet|12|0–400',
        '100|大截面导体预热机~preheater for large conductors|1|20–150',
        'CW|闭式冷却水控温机~closed-circuit water temperature unit|3|5–90',
      ],
      titles: [
        ['{type} {m}', '{type} {m}'],
        ['{t} °C {type}', '{type}, {t} °C'],
      ],
      briefs: [
        [
          '控温范围 {t} °C，精度 ±1 °C，随线速自动调节功率。',
          '{t} °C within ±1 °C; power follows line speed.',
        ],
        [
          '减小导体与绝缘的温差，提高附着力与线速。',
          'Brings conductor and insulation closer in temperature, for better adhesion and more speed.',
        ],
      ],
      facts: [
        ['控温范围 {t} °C。', 'Range {t} °C.'],
        ['非接触红外测温，开机 3 秒达到设定值。', 'Contact-free infrared sensing, on target within 3 s.'],
      ],
      tags: [
        ['预热器', 'Preheater'],
        ['温控', 'Temperature control'],
      ],
    },
  ],
  closings: [
    ['每台附可溯源校准证书。', 'Each unit comes with a traceable calibration certificate.'],
    [
      '24 小时远程支持，备机可先行寄出。',
      'Remote help round the clock, and a loan unit while yours is away.',
    ],
    ['展位现场可用自带线样测量。', 'Bring a sample and measure it at our booth.'],
    ['安装约半天，可在不停产情况下完成。', 'Installed in half a day without stopping production.'],
    ['软件终身升级，接口协议公开。', 'Software updates are free for life and the protocol is open.'],
  ],
};
